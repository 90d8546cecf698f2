import { useSiteSelector } from '@eldorado/store';
import { Button, Icon, Notice } from '@eldorado/ui';
import { useShellMessages } from '../messages.ts';
import styles from './layout.module.css';

/** Above the content: no network, or a part of the page that did not load. */
export function StateNotices() {
  const t = useShellMessages();
  const online = useSiteSelector((state) => state.app.online);
  const broken = useSiteSelector((state) => state.app.brokenRemotes.length > 0);
  return (
    // It is there from the start: screen readers announce only what changes inside.
    <div role="status" className={styles.notices}>
      {!online && (
        <p className={styles.offline}>
          <Icon name="offline" />
          <span>
            <strong>{t('offlineTitle')}.</strong> {t('offlineText')}
          </span>
        </p>
      )}
      {broken && (
        <Notice tone="warning" title={t('remoteBrokenTitle')}>
          <p>{t('remoteBrokenText')}</p>
          <Button
            variant="secondary"
            className={styles.reload}
            onClick={() => window.location.reload()}
          >
            {t('reload')}
          </Button>
        </Notice>
      )}
    </div>
  );
}
