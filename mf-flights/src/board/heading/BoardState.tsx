import { useNow } from '@eldorado/remote';
import { useSiteSelector } from '@eldorado/store';
import { Age, StaleState } from '@eldorado/ui';
import { DemoLabel } from '../../flight/DemoLabel.tsx';
import { useFlightMessages } from '../../messages.ts';
import type { BoardAge } from '../rows/boardView.ts';
import css from '../board.module.css';

/** How old the rows are, always; it alone renders with the clock. */
export function DataAge({ updatedAt, source }: BoardAge) {
  const t = useFlightMessages();
  const now = useNow();
  return (
    <p className={css.age}>
      <Age instant={updatedAt} now={now} prefix={t('updated')} />
      {source === 'demo' && <DemoLabel />}
    </p>
  );
}

/** Says that the rows are the last ones that came, when there is no network or they could not be renewed. */
export function OldBoard(props: { updatedAt: string; failed: boolean; onRetry: () => void }) {
  const t = useFlightMessages();
  const now = useNow();
  const online = useSiteSelector((state) => state.app.online);
  if (online && !props.failed) return null;
  return (
    <StaleState
      className={css.old}
      title={online ? t('stale') : t('boardOffline')}
      age={<Age instant={props.updatedAt} now={now} prefix={t('updated')} />}
      {...(online && { onRetry: props.onRetry, retryLabel: t('retry') })}
    >
      {t('staleHelp')}
    </StaleState>
  );
}
