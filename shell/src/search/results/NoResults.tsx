import { ButtonLink, EmptyState, Link } from '@eldorado/ui';
import type { Site } from '../../site/site.ts';
import styles from './noResults.module.css';
import { useSearchTexts } from '../searchTexts.ts';

/** Nothing was found, and where to go on (spec.md section 8: 'Sin Resultados'). */
export function NoResults({ query, site }: { query: string; site: Site }) {
  const t = useSearchTexts();
  const { call, chat } = site.links;
  const live = (path: string) => site.pages.some((page) => page.path === path);
  return (
    <div className={styles.nothing}>
      <EmptyState
        title={t.none}
        action={
          <div className={styles.steps}>
            {live('/vuelos') && <ButtonLink to="/vuelos">{t.flights}</ButtonLink>}
            {live('/contacto') && (
              <ButtonLink to="/contacto" variant="secondary">
                {t.contact}
              </ButtonLink>
            )}
            {call && (
              <ButtonLink to={call} variant="secondary">
                {t.call}
              </ButtonLink>
            )}
            {chat && (
              <ButtonLink to={chat} variant="secondary">
                {t.chat}
              </ButtonLink>
            )}
          </div>
        }
      >
        <p>{t.noneText(query)}</p>
      </EmptyState>
      <details className={styles.all}>
        <summary>{t.allPages}</summary>
        <ul>
          {site.pages
            .filter(({ menu, path }) => menu && !path.includes(':'))
            .map(({ id, path, title }) => (
              <li key={id}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
        </ul>
      </details>
    </div>
  );
}
