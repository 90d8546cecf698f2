import { useEffect, useRef, useState } from 'react';
import { localisePath, useLocale } from '@eldorado/i18n';
import { useNavigate } from '@eldorado/remote/routing';
import { Button, Link, Notice } from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import { useRefusal } from '../session/useTaxiSession.ts';
import { taxiApi } from '../taxiApi.ts';
import type { Trip } from '../trip/tripCheck.ts';
import { bookingInput } from './bookingInput.ts';
import { Answers } from './Answers.tsx';
import { readBookFailure, type BookFailure } from './bookFailure.ts';
import { stepAddress, type BookingDraft, type DraftFaults } from './draft.ts';
import { attemptKey, dropDraft } from './draftStore.ts';
import { ReviewPrice } from './ReviewPrice.tsx';
import { reviewRows } from './reviewRows.ts';
import styles from './booking.module.css';

type Failure = Exclude<BookFailure['kind'], 'fields'>;

/** The third step: everything once more, and the button that books it. */
export function ReviewStep(props: {
  draft: BookingDraft;
  trip: Trip;
  onRefused: (faults: DraftFaults) => void;
}) {
  const { draft, trip, onRefused } = props;
  const t = useTaxiMessages();
  const locale = useLocale();
  const navigate = useNavigate();
  const [book, { isLoading, error }] = taxiApi.useBookMutation();
  const [failure, setFailure] = useState<Failure | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  useRefusal(error);
  useEffect(() => {
    if (failure && !isLoading) notice.current?.focus();
  }, [failure, isLoading]);

  const send = async () => {
    const ride = bookingInput(draft, trip, locale);
    const { data: booking, error: refusal } = await book({ ride, key: attemptKey(ride, draft) });
    if (booking) {
      dropDraft();
      void navigate(localisePath(stepAddress('done', booking.number), locale), { replace: true });
      return;
    }
    const reason = readBookFailure(refusal);
    if (reason.kind === 'fields') onRefused(reason.faults);
    else setFailure(reason.kind);
  };
  const { ride, who, flight } = reviewRows(draft, trip, { t, locale });
  return (
    <section aria-labelledby="review" className={styles.form}>
      <div ref={notice} tabIndex={-1} className={styles.failure}>
        {failure && (
          <Notice tone="error" role="alert" title={t('book.error')}>
            {t(`book.error.${failure}`)}
          </Notice>
        )}
      </div>
      <h2 id="review" className={styles.title}>
        {t('book.step.review')}
      </h2>
      <div className={styles.columns}>
        <Answers title={t('book.step.trip')} rows={ride} change={stepAddress('trip')} />
        <div className={styles.side}>
          <Answers title={t('book.step.details')} rows={who} change={stepAddress('details')} />
          <ReviewPrice trip={trip} followsFlight={flight !== ''} />
        </div>
      </div>
      <p className={styles.note}>{t('book.rules')}</p>
      <div className={styles.actions}>
        <Button busy={isLoading} onClick={() => void send()}>
          {t(isLoading ? 'book.sending' : failure ? 'book.again' : 'book.send')}
        </Button>
        <Link to={stepAddress('details')}>{t('book.back')}</Link>
      </div>
    </section>
  );
}
