import { Link } from '@eldorado/ui';
import { HitText } from '../../search/results/HitText.tsx';
import hitStyles from '../../search/results/hits.module.css';
import type { SearchAnswer } from '@eldorado/search';
import { useSearchTexts } from '../../search/searchTexts.ts';
import styles from './searchPage.module.css';

/** Results under a heading for each kind; without a query they are what is wanted most. */
export function ResultGroups({ answer: { query, groups } }: { answer: SearchAnswer }) {
  const t = useSearchTexts();
  const headings = query === '' ? { ...t.group, ...t.popular } : t.group;
  return (
    <div className={styles.groups}>
      {groups.map(({ kind, hits, total }) => (
        <section key={kind} aria-labelledby={`results-${kind}`}>
          <h2 id={`results-${kind}`}>{headings[kind]}</h2>
          <ul className={hitStyles.hits}>
            {hits.map((hit) => (
              <li key={hit.to + hit.title}>
                <Link to={hit.to} className={hitStyles.hit}>
                  <HitText hit={hit} query={query} />
                </Link>
              </li>
            ))}
          </ul>
          {total > hits.length && <p className={styles.more}>{t.shown(hits.length, total)}</p>}
        </section>
      ))}
    </div>
  );
}
