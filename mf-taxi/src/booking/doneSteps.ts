import type { Booking } from '../bookings/booking.ts';
import type { TaxiTranslate } from '../messages.ts';

/** What happens after a booking, in words. */
export const doneSteps = (
  { vehicle, flight, email }: Pick<Booking, 'vehicle' | 'flight' | 'email'>,
  t: TaxiTranslate,
): string[] => [
  t(vehicle ? 'done.vehicle' : 'done.noVehicle'),
  ...(flight ? [t('done.flight', { flight })] : []),
  ...(email ? [t('done.email', { email })] : []),
  t('done.plate'),
];
