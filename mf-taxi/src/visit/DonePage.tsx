import { BookingCard } from '../bookings/BookingCard.tsx';
import { doneSteps } from '../booking/doneSteps.ts';
import { useTaxiMessages } from '../messages.ts';
import { CalendarLink } from './CalendarLink.tsx';
import type { VisitData } from './visitData.ts';
import styles from './visit.module.css';

/** The receipt: what was booked, and what happens next. */
export function DonePage({ data }: { data: VisitData }) {
  const t = useTaxiMessages();
  const { booked } = data;
  if (!booked) return null;
  return (
    <>
      <div className={styles.card}>
        <BookingCard booking={booked} heading="h2" />
        <CalendarLink data={data} number={booked.number} />
      </div>
      <section aria-labelledby="next" className={styles.help}>
        <h2 id="next" className={styles.heading}>
          {t('done.next')}
        </h2>
        <ol className={styles.steps}>
          {doneSteps(booked, t).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </section>
    </>
  );
}
