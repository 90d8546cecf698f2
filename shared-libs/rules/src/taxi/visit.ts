// The pages by which a taxi is booked without JavaScript: their order, their addresses and what each asks for.

/** The steps, by the last part of their addresses. */
const visitSteps = {
  trip: 'viaje',
  phone: 'celular',
  code: 'codigo',
  details: 'datos',
  review: 'revisar',
  done: 'listo',
  bookings: 'reservas',
  data: 'mis-datos',
} as const;
export type VisitStep = keyof typeof visitSteps;

/** What somebody signs in for. */
export const visitPurposes = ['booking', 'bookings', 'data'] as const;
export type VisitPurpose = (typeof visitPurposes)[number];

/** What the pages ask for, by step. */
export const visitFields = {
  trip: ['origin', 'destination', 'date', 'time', 'flight', 'vehicle', 'persons', 'bags'],
  phone: ['country', 'phone', 'consent'],
  details: ['name', 'mobile', 'email', 'payment'],
} as const;
export type VisitAsking = keyof typeof visitFields;
export type VisitField = (typeof visitFields)[VisitAsking][number];
/** What was typed; an empty text is not answered. */
export type VisitAnswers = Readonly<Record<VisitField, string>>;

/** The names of all fields, in the order of the pages. */
export const allVisitFields: readonly VisitField[] = Object.values(visitFields).flat();

/** What a visit begins with: a ride from the main terminal for one, and a Colombian phone. */
export const emptyVisit: VisitAnswers = {
  origin: 'terminal-1',
  destination: '',
  date: '',
  time: '',
  flight: '',
  vehicle: 'standard',
  persons: '1',
  bags: '1',
  country: 'CO',
  phone: '',
  consent: '',
  name: '',
  mobile: '',
  email: '',
  payment: '',
};

/** A step's page, without its language. */
export const visitPath = (step: VisitStep): string =>
  `/servicios/taxis/sin-javascript/${visitSteps[step]}`;

/** The step of the last part of an address; undefined where there is none. */
export const visitStepAt = (slug: string): VisitStep | undefined =>
  (Object.keys(visitSteps) as VisitStep[]).find((step) => visitSteps[step] === slug);
