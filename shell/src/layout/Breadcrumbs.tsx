import { Icon, Link } from '@eldorado/ui';
import { useShellMessages } from '../messages.ts';
import type { SitePage } from '../site/site.ts';
import styles from './breadcrumbs.module.css';
import { breadcrumbTrail } from './siteMenu.ts';

/** Where the page stands in the site. */
export function Breadcrumbs(props: {
  pages: readonly SitePage[];
  page: SitePage | null;
  path: string;
}) {
  const t = useShellMessages();
  const trail = breadcrumbTrail(props.pages, props.page, props.path);
  const here = trail.at(-1);
  if (!here) return null;
  return (
    <nav aria-label={t('breadcrumbs')} className={styles.breadcrumbs}>
      <ol>
        <li>
          <Link to="/">{t('home')}</Link>
        </li>
        {trail.slice(0, -1).map((page) => (
          <li key={page.id}>
            <Icon name="chevron-right" />
            <Link to={page.path}>{page.title}</Link>
          </li>
        ))}
        <li>
          <Icon name="chevron-right" />
          <span aria-current="page">{here.title}</span>
        </li>
      </ol>
    </nav>
  );
}
