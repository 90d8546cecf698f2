import { FailureState } from '@eldorado/ui';
import { useEstablishmentMessages } from '../messages.ts';

/** Shown in place of a list that could not be had; the filters stay as they were. */
export function ListFailure({ onRetry }: { onRetry: () => void }) {
  const t = useEstablishmentMessages();
  return (
    <FailureState title={t('failure.title')} onRetry={onRetry} retryLabel={t('failure.retry')}>
      {t('failure.text')}
    </FailureState>
  );
}
