import { formatDate, formatTime, type Locale } from '@eldorado/i18n';
import { formatFlightName, parseFlightName } from '@eldorado/rules';
import type { TaxiTranslate } from '../messages.ts';
import type { Trip } from '../trip/tripCheck.ts';
import type { Answer } from './Answers.tsx';
import type { BookingDraft } from './draft.ts';

/** What is looked through before it is booked: the ride, who travels, and the flight that the pickup follows. */
export function reviewRows(
  draft: Pick<BookingDraft, 'flight' | 'name' | 'mobile' | 'email' | 'payment'>,
  trip: Trip,
  { t, locale }: { t: TaxiTranslate; locale: Locale },
): { ride: Answer[]; who: Answer[]; flight: string } {
  const at = trip.at ?? '';
  const name = trip.direction === 'from' ? parseFlightName(draft.flight) : null;
  const flight = name ? formatFlightName(name) : '';
  return {
    flight,
    who: [
      [t('field.name'), draft.name.trim()],
      [t('field.mobile'), draft.mobile.trim()],
      ...(draft.email.trim() ? [[t('field.email'), draft.email.trim()] as const] : []),
      [t('booking.payment'), t(`booking.payment.${draft.payment || 'cash'}`)],
    ],
    ride: [
      [t('field.origin'), trip.origin.name],
      [t('field.destination'), trip.destination.name],
      [
        t('book.pickup'),
        t('booking.when', { date: formatDate(at, locale), time: formatTime(at, locale) }),
        flight ? t('book.flightTime') : undefined,
      ],
      ...(flight ? [[t('field.flight'), flight] as const] : []),
      [t('field.vehicle'), t(`vehicle.${trip.vehicle}`)],
      [t('booking.persons'), String(trip.persons)],
      [t('booking.bags'), String(trip.bags)],
    ],
  };
}
