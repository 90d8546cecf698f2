import { useNow } from '@eldorado/remote';
import { Age, FailureState } from '@eldorado/ui';
import { useServiceMessages } from './messages.ts';

/** How old a page's figures are, and that they are demonstration data. */
export function LiveNotes({ updatedAt }: { updatedAt: string | undefined }) {
  const t = useServiceMessages();
  const now = useNow();
  return (
    <p>
      {updatedAt && <Age instant={updatedAt} now={now} prefix={t('updated')} />} {t('live')}
    </p>
  );
}

export function LiveFailure({ onRetry }: { onRetry: () => void }) {
  const t = useServiceMessages();
  return (
    <FailureState title={t('failedTitle')} retryLabel={t('retry')} onRetry={onRetry}>
      {t('failedText')}
    </FailureState>
  );
}
