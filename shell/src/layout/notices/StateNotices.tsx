import { useState, useSyncExternalStore } from 'react';
import { formatAge, formatTime, useLocale } from '@eldorado/i18n';
import { useNow } from '@eldorado/remote';
import { useSiteSelector } from '@eldorado/store';
import { alertIcon, checkIcon, clockIcon, offlineIcon } from '@eldorado/ui/icons';
import { SupportCode } from '../../errors/SupportCode.tsx';
import { useShellMessages } from '../../messages.ts';
import { lateLine, lateNotice } from './lateSlot.ts';
import styles from './notices.module.css';
import { afterTick, awake, isKeptCopy } from './pageSleep.ts';
import { ReloadNotice } from './ReloadNotice.tsx';
import { StateNotice } from './StateNotice.tsx';
import { useCameBack } from './useCameBack.ts';

/**
 * At the screen's lower edge, wherever the page is scrolled to: no network, a network again, a part of the page that
 * did not load, a page that is old, and what the late code has to say; below them the flight that rides along.
 * @param path the address on screen: that it is old is not said of the next one.
 * @param page id of the page there.
 */
export function StateNotices({ path, page }: { path: string; page: string | null }) {
  const late = useSyncExternalStore(lateNotice.subscribe, lateNotice.get, lateNotice.get);
  const line = useSyncExternalStore(lateLine.subscribe, lateLine.get, lateLine.get);
  const online = useSiteSelector((state) => state.app.online);
  return (
    <div className={styles.edge}>
      {/* It is there from the start: screen readers announce only what changes inside. */}
      <div role="status" className={styles.notices}>
        <Broken page={page} />
        <Stale key={path} />
        <Connection online={online} />
        {late && <div className={styles.late}>{late}</div>}
      </div>
      {line && <div className={styles.line}>{line}</div>}
    </div>
  );
}

function Connection({ online }: { online: boolean }) {
  const t = useShellMessages();
  const cameBack = useCameBack(online);
  if (!online) return <Offline />;
  return cameBack ? (
    <StateNotice icon={checkIcon} title={t('onlineTitle')}>
      {t('onlineText')}
    </StateNotice>
  ) : null;
}

function Offline() {
  const t = useShellMessages();
  const locale = useLocale();
  const [since] = useState(useNow());
  return (
    <StateNotice icon={offlineIcon} title={t('offlineTitle')}>
      {t('offlineText', { time: formatTime(since, locale) })}
    </StateNotice>
  );
}

function Broken({ page }: { page: string | null }) {
  const t = useShellMessages();
  const broken = useSiteSelector((state) => state.app.brokenRemotes.length > 0);
  return broken ? (
    <ReloadNotice icon={alertIcon} title={t('remoteBrokenTitle')}>
      {t('remoteBrokenText')} <SupportCode page={page} />
    </ReloadNotice>
  ) : null;
}

function Stale() {
  const t = useShellMessages();
  const locale = useLocale();
  const now = useNow();
  const [page, setPage] = useState(() => awake(now));
  const next = afterTick(page, now, isKeptCopy);
  if (next !== page) setPage(next);
  return next.since ? (
    <ReloadNotice
      icon={clockIcon}
      title={t('staleTitle', { age: formatAge(next.since, now, locale) })}
    >
      {t('staleText')}
    </ReloadNotice>
  ) : null;
}
