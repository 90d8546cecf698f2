import { emptyTrip, type TripField, type TripForm } from '../trip/tripForm.ts';
import type { PaymentMethod } from '../bookings/booking.ts';

/** A booking as it is typed, over all its steps. */
export interface BookingDraft extends TripForm {
  flight: string;
  name: string;
  mobile: string;
  email: string;
  payment: PaymentMethod | '';
}

export type DraftField = TripField | Exclude<keyof BookingDraft, keyof TripForm>;
export type DraftFaults = Partial<Record<DraftField, string>>;

export const emptyDraft: BookingDraft = {
  ...emptyTrip,
  flight: '',
  name: '',
  mobile: '',
  email: '',
  payment: '',
};

/** The steps before the receipt, in their order. */
export const asking = ['trip', 'details', 'review'] as const;
export type Step = (typeof asking)[number] | 'done';

/** Where each field is asked for, in the order of the form. */
export const fieldsOf = {
  trip: ['origin', 'destination', 'date', 'time', 'flight', 'vehicle', 'persons', 'bags'],
  details: ['name', 'mobile', 'email', 'payment'],
} as const satisfies Record<'trip' | 'details', readonly DraftField[]>;

export const isTripField = (field: DraftField): field is TripField =>
  field !== 'flight' && (fieldsOf.trip as readonly DraftField[]).includes(field);

export const readStep = (search: URLSearchParams): Step =>
  [...asking, 'done' as const].find((step) => step === search.get('step')) ?? 'trip';

const path = '/servicios/taxis/reservar';

export const stepAddress = (step: Step, booking?: string): string => {
  if (step === 'trip') return path;
  const number = booking === undefined ? '' : `&number=${encodeURIComponent(booking)}`;
  return `${path}?step=${step}${number}`;
};

/** The step at which the first of these faults is corrected. */
export const stepOf = (faults: DraftFaults): Step =>
  fieldsOf.trip.some((field) => faults[field] !== undefined) ? 'trip' : 'details';
