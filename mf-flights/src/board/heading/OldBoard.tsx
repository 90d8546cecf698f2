import { useSiteSelector } from '@eldorado/store';
import { StaleState } from '@eldorado/ui';
import { DataTime } from '../../flight/DataTime.tsx';
import { useFlightMessages } from '../../messages.ts';
import css from '../board.module.css';

/** Says that the rows are the last ones that came, when there is no network or they could not be renewed. */
export function OldBoard(props: { updatedAt: string; failed: boolean; onRetry: () => void }) {
  const t = useFlightMessages();
  const online = useSiteSelector((state) => state.app.online);
  if (online && !props.failed) return null;
  return (
    <StaleState
      className={css.old}
      title={online ? t('stale') : t('boardOffline')}
      age={<DataTime instant={props.updatedAt} />}
      {...(online && { onRetry: props.onRetry, retryLabel: t('retry') })}
    >
      {t('staleHelp')}
    </StaleState>
  );
}
