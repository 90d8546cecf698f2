import { useShellMessages } from '../../messages.ts';
import styles from './header.module.css';

/** The first thing a keyboard reaches: past the header, to the content. */
export function SkipLink() {
  const t = useShellMessages();
  return (
    <a className={styles.skip} href="#content">
      {t('skip')}
    </a>
  );
}
