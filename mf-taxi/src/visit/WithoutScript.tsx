import { Link } from '@eldorado/ui';
import styles from './withoutScript.module.css';

/** Leads those without JavaScript to the pages that need none. */
export const WithoutScript = ({ to, children }: { to: string; children: string }) => (
  <noscript>
    <p className={styles.link}>
      <Link to={to}>{children}</Link>
    </p>
  </noscript>
);
