import { Breadcrumb } from '@eldorado/ui/breadcrumb';
import { useShellMessages } from '../../messages.ts';
import type { SitePage } from '../../site/site.ts';
import styles from './breadcrumbs.module.css';
import { breadcrumbTrail } from '../menu/siteMenu.ts';

/** Where the page stands in the site. */
export function Breadcrumbs(props: {
  pages: readonly SitePage[];
  page: SitePage | null;
  path: string;
}) {
  const t = useShellMessages();
  const trail = breadcrumbTrail(props.pages, props.page, props.path);
  if (trail.length === 0) return null;
  return (
    <Breadcrumb
      label={t('breadcrumbs')}
      items={[
        { to: '/', label: t('home') },
        ...trail.map(({ path, title }) => ({ to: path, label: title })),
      ]}
      className={styles.breadcrumbs}
    />
  );
}
