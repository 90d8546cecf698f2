import type { ReactNode } from 'react';
import type { Booking } from './booking.ts';
import { BookingCard } from './BookingCard.tsx';
import styles from './bookingCards.module.css';

/** Rides as cards, each with what can be done with it. */
export function BookingCards({
  bookings,
  actions,
}: {
  bookings: readonly Booking[];
  actions: (booking: Booking) => ReactNode;
}) {
  return (
    <ul className={styles.cards}>
      {bookings.map((booking) => (
        <li key={booking.number} className={styles.card}>
          <BookingCard booking={booking} />
          <div className={styles.actions}>{actions(booking)}</div>
        </li>
      ))}
    </ul>
  );
}
