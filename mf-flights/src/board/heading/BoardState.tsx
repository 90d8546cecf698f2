import { useSiteSelector } from '@eldorado/store';
import { StaleState } from '@eldorado/ui';
import { DataTime } from '../../flight/DataTime.tsx';
import { DemoLabel } from '../../flight/DemoLabel.tsx';
import { useFlightMessages } from '../../messages.ts';
import type { BoardAge } from '../rows/boardView.ts';
import css from '../board.module.css';

/** How old the rows are, always; it alone renders with the clock. */
export function DataAge({ updatedAt, source }: BoardAge) {
  return (
    <p className={css.age}>
      <DataTime instant={updatedAt} />
      {source === 'demo' && <DemoLabel />}
    </p>
  );
}

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
