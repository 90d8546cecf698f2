import { useLocale } from '@eldorado/i18n';
import { visitPath } from '@eldorado/rules/taxi-visit';
import { Answers } from '../booking/Answers.tsx';
import { ReviewPrice } from '../booking/ReviewPrice.tsx';
import { reviewRows } from '../booking/reviewRows.ts';
import { useTaxiMessages } from '../messages.ts';
import { hereWith, type VisitData } from './visitData.ts';
import { VisitForm } from './VisitForm.tsx';
import styles from './visit.module.css';

/** Everything once more, and the button that books it: once, however often it is pressed. */
export function ReviewPage({ data }: { data: VisitData }) {
  const t = useTaxiMessages();
  const locale = useLocale();
  const { answers, attempt, problem, trip } = data;
  if (!trip) return null;
  const payment = answers.payment === 'card-terminal' ? 'card-terminal' : 'cash';
  const { ride, who, flight } = reviewRows({ ...answers, payment }, trip, { t, locale });
  const change = (step: 'trip' | 'details') => hereWith(visitPath(step), data);
  return (
    <>
      <h2 className={styles.heading}>
        {t('ride', { origin: trip.origin.name, destination: trip.destination.name })}
      </h2>
      <div className={styles.answers}>
        <Answers title={t('book.step.trip')} rows={ride} change={change('trip')} />
        <Answers title={t('book.step.details')} rows={who} change={change('details')} />
      </div>
      <ReviewPrice trip={trip} followsFlight={flight !== ''} />
      <p className={styles.note}>{t('book.rules')}</p>
      <VisitForm
        data={data}
        action="book"
        hidden={{ attempt }}
        submit={t(problem === null ? 'book.send' : 'book.again')}
      />
    </>
  );
}
