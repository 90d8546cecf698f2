import { Link, VisuallyHidden } from '@eldorado/ui';
import { useShellMessages } from '../../messages.ts';
import type { SiteLayout } from '../../site/siteLayout.ts';
import headerStyles from '../header/header.module.css';
import { Logo } from '../header/Logo.tsx';
import { BackLink } from './BackLink.tsx';
import styles from './variant.module.css';

/** The airport's mark, which leads to its site as everywhere, with the name of the part that the page belongs to. */
export function LayoutName({ layout, path }: { layout: SiteLayout; path: string }) {
  const t = useShellMessages();
  return (
    <div className={styles.brand}>
      <Link to="/" className={styles.mark}>
        <Logo className={headerStyles.mark} />
        <VisuallyHidden>
          {t('brand')} {t('brandCity')}
        </VisuallyHidden>
      </Link>
      <div>
        <Link
          to={layout.home}
          aria-current={layout.home === path ? 'page' : undefined}
          className={styles.name}
        >
          {layout.name}
        </Link>
        <BackLink className={styles.back} />
      </div>
    </div>
  );
}
