import { useSiteSelector } from '@eldorado/store';
import { FailureState } from '@eldorado/ui';
import { useFlightMessages } from '../messages.ts';

/** Flights that could not be had, and what the traveller can do meanwhile. */
export function FlightsFailure({ onRetry }: { onRetry: () => void }) {
  const t = useFlightMessages();
  const online = useSiteSelector((state) => state.app.online);
  return (
    <FailureState
      title={t(online ? 'failed' : 'offline')}
      onRetry={onRetry}
      retryLabel={t('retry')}
    >
      {t(online ? 'failedHelp' : 'offlineHelp')}
    </FailureState>
  );
}
