import { useState } from 'react';
import { formatDate, formatTime, useLocale } from '@eldorado/i18n';
import { useNow } from '@eldorado/remote';
import { Button, Notice, VisuallyHidden } from '@eldorado/ui';
import { Dialog } from '@eldorado/ui/dialog';
import { useTaxiMessages } from '../messages.ts';
import { useRefusal } from '../session/useTaxiSession.ts';
import { taxiApi } from '../taxiApi.ts';
import type { Booking } from './booking.ts';
import styles from './bookingCards.module.css';

/** Cancels a ride after asking once more; says until when that costs nothing, and when it is too late. */
export function CancelButton({
  booking,
  onCancelled,
}: {
  booking: Booking;
  onCancelled: () => void;
}) {
  const t = useTaxiMessages();
  const locale = useLocale();
  const now = useNow();
  const [asking, setAsking] = useState(false);
  const [cancel, { isLoading, error }] = taxiApi.useCancelMutation();
  useRefusal(error);
  const { number, cancelUntil } = booking;
  if (cancelUntil === null || Date.parse(cancelUntil) <= now.getTime())
    return <p className={styles.rule}>{t('cancel.tooLate')}</p>;
  const run = async () => {
    const { data } = await cancel(number);
    if (!data) return;
    setAsking(false);
    onCancelled();
  };
  const when = t('booking.when', {
    date: formatDate(cancelUntil, locale),
    time: formatTime(cancelUntil, locale),
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <span>
          {t('cancel.open')} <VisuallyHidden>{t('booking.number', { number })}</VisuallyHidden>
        </span>
      </Button>
      <p className={styles.rule}>{t('cancel.until', { when })}</p>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('cancel.title', { number })}
        closeLabel={t('close')}
        actions={
          <>
            <Button busy={isLoading} onClick={() => void run()}>
              {t('cancel.confirm')}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('cancel.keep')}
            </Button>
          </>
        }
      >
        <p>{t('cancel.text')}</p>
        {error && (
          <Notice tone="error" role="alert" title={t('cancel.failed')}>
            {t('status' in error && error.status === 409 ? 'cancel.tooLate' : 'cancel.failedText')}
          </Notice>
        )}
      </Dialog>
    </>
  );
}
