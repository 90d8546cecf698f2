import { useState } from 'react';
import { formatAge, formatTime, useLocale } from '@eldorado/i18n';
import { useNow } from '@eldorado/remote';
import { useSiteSelector } from '@eldorado/store';
import { alertIcon, checkIcon, clockIcon, offlineIcon } from '@eldorado/ui/icons';
import { useShellMessages } from '../../messages.ts';
import styles from './notices.module.css';
import { afterTick, awake, isKeptCopy } from './pageSleep.ts';
import { ReloadNotice } from './ReloadNotice.tsx';
import { StateNotice } from './StateNotice.tsx';
import { useCameBack } from './useCameBack.ts';

/**
 * At the screen's lower edge, wherever the page is scrolled to: no network, a network again, a part of the page that
 * did not load, a page that is old.
 * @param path the page on screen: that it is old is not said of the next one.
 */
export function StateNotices({ path }: { path: string }) {
  const online = useSiteSelector((state) => state.app.online);
  return (
    // It is there from the start: screen readers announce only what changes inside.
    <div role="status" className={styles.notices}>
      <Broken />
      {online && <Stale key={path} />}
      <Connection online={online} />
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

function Broken() {
  const t = useShellMessages();
  const broken = useSiteSelector((state) => state.app.brokenRemotes.length > 0);
  return broken ? (
    <ReloadNotice icon={alertIcon} title={t('remoteBrokenTitle')}>
      {t('remoteBrokenText')}
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
