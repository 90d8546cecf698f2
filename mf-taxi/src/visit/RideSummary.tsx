import { formatDate, formatTime, useLocale } from '@eldorado/i18n';
import { visitPath } from '@eldorado/rules/taxi-visit';
import { Link } from '@eldorado/ui';
import { ReviewPrice } from '../booking/ReviewPrice.tsx';
import { useTaxiMessages } from '../messages.ts';
import type { Trip } from '../trip/tripCheck.ts';
import { hereWith, type VisitData } from './visitData.ts';
import styles from './visit.module.css';

/** The ride that somebody signs in for, with its fare. */
export function RideSummary({ data, trip }: { data: VisitData; trip: Trip }) {
  const t = useTaxiMessages();
  const locale = useLocale();
  const at = trip.at ?? '';
  return (
    <section aria-labelledby="ride" className={styles.ride}>
      <h2 id="ride" className={styles.heading}>
        {t('ride', { origin: trip.origin.name, destination: trip.destination.name })}
      </h2>
      <p>
        {t('booking.when', { date: formatDate(at, locale), time: formatTime(at, locale) })}{' '}
        <Link to={hereWith(visitPath('trip'), data)}>{t('fare.change')}</Link>
      </p>
      <ReviewPrice trip={trip} followsFlight={data.answers.flight !== ''} />
    </section>
  );
}
