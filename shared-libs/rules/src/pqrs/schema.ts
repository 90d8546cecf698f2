import { object, string, ValidationError, type StringSchema, type TestContext } from 'yup';
import { isEmail } from '../email.ts';
import { parseFlightName } from '../flight/flightName.ts';
import { isPhone } from '../phone.ts';
import { isOneLine } from '../typedText.ts';
import {
  askedPqrs,
  otherAirline,
  pqrsFieldsOf,
  pqrsIdentities,
  pqrsItems,
  pqrsLimits,
  pqrsRequests,
  pqrsServices,
  pqrsStepsOf,
  pqrsTopics,
  pqrsTypes,
  type PqrsDraft,
  type PqrsField,
  type PqrsStep,
} from './draft.ts';

/** What can be wrong with a field. */
export const pqrsFaults = [
  'required',
  'too-long',
  'text-invalid',
  'email-invalid',
  'email-unreachable',
  'phone-invalid',
  'flight-invalid',
  'date-invalid',
  'date-future',
  'time-invalid',
  'time-future',
  'consent-required',
] as const;
export type PqrsFault = (typeof pqrsFaults)[number];
export type PqrsFaults = Partial<Record<PqrsField, PqrsFault>>;

const fault = (code: PqrsFault) => code;
/** A rule of a text that is there. */
const shaped = (rule: (text: string) => boolean) => (text: string | undefined) =>
  !text || rule(text);

const text = (longest: number) =>
  string()
    .trim()
    .max(longest, fault('too-long'))
    .test('one-line', fault('text-invalid'), shaped(isOneLine));
const needed = (longest: number) => text(longest).required(fault('required'));
const choice = (words: readonly string[]) => string().oneOf(words, fault('required'));
const when = (field: PqrsField, value: string, schema: StringSchema) =>
  string().when(field, { is: value, then: () => schema });
/** Who has not chosen to stay unknown says who they are. */
const ofSender = (schema: StringSchema) =>
  string().when('identity', { is: 'anonymous', otherwise: () => schema });

/** The airport opened on this day: nothing happened at it before. */
const firstDay = '1959-12-10';
const isDay = (text: string) => {
  const at = new Date(`${text}T00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(+at) && at.toISOString().startsWith(text)
  );
};

/** What a form offers of the lists that change with the airport's data. */
export type PqrsOffers = Readonly<Record<'airline' | 'establishmentType', ReadonlySet<string>>>;

/**
 * @property at Bogotá's day or wall clock.
 * @property offers null in a browser, where the page offers what there is.
 */
interface Said {
  at: string;
  offers: PqrsOffers | null;
}
const isOffered =
  (field: keyof PqrsOffers) =>
  (value: string | undefined, { options }: TestContext): boolean => {
    const { offers } = options.context as Said;
    return !value || value === otherAirline || offers === null || offers[field].has(value);
  };
const dayOf = (at: string) => at.slice(0, 10);

/**
 * The one set of rules of a PQRS: what browsers check when a step is sent and what the API checks by. Messages are codes.
 * The context says when it is said.
 */
export const pqrsSchema = object({
  type: choice(pqrsTypes),
  request: when('type', 'petition', choice(pqrsRequests)),
  topic: choice(pqrsTopics),
  airline: when(
    'topic',
    'airlines',
    needed(pqrsLimits.airline).test('offered', fault('required'), isOffered('airline')),
  ),
  flight: when(
    'topic',
    'airlines',
    text(pqrsLimits.flight).test(
      'flight',
      fault('flight-invalid'),
      shaped((flight) => parseFlightName(flight) !== null),
    ),
  ),
  establishmentType: when(
    'topic',
    'establishments',
    needed(pqrsLimits.establishmentType).test(
      'offered',
      fault('required'),
      isOffered('establishmentType'),
    ),
  ),
  establishment: when('topic', 'establishments', text(pqrsLimits.establishment)),
  service: when('topic', 'services', choice(pqrsServices)),
  item: when('topic', 'infrastructure', choice(pqrsItems)),
  place: when('topic', 'infrastructure', text(pqrsLimits.place)),
  comment: string().trim().max(pqrsLimits.comment, fault('too-long')).required(fault('required')),
  // Of a complaint the day matters; who asks or thanks may have none.
  eventDate: string()
    .trim()
    .when('type', { is: 'complaint', then: (day) => day.required(fault('required')) })
    .test(
      'day',
      fault('date-invalid'),
      shaped((day) => isDay(day) && day >= firstDay),
    )
    .test('past', fault('date-future'), (day, { options }) => {
      const { at } = options.context as Said;
      return !day || !isDay(day) || day <= dayOf(at);
    }),
  eventTime: string()
    .trim()
    .matches(/^(([01]\d|2[0-3]):[0-5]\d)?$/, fault('time-invalid'))
    .test('past-time', fault('time-future'), (time, { options, parent }) => {
      const { at } = options.context as Said;
      const { eventDate } = parent as Partial<PqrsDraft>;
      // Where the clock is not known the day is, and all of it.
      return !time || at === dayOf(at) || eventDate !== dayOf(at) || `${eventDate}T${time}` <= at;
    }),
  identity: choice(pqrsIdentities),
  name: ofSender(needed(pqrsLimits.name)),
  email: ofSender(needed(pqrsLimits.email).test('email', fault('email-invalid'), shaped(isEmail))),
  phone: ofSender(text(pqrsLimits.phone).test('phone', fault('phone-invalid'), shaped(isPhone))),
  consent: string().oneOf(['yes'], fault('consent-required')),
} satisfies Record<PqrsField, StringSchema<string | undefined>>);

/**
 * What is wrong with a whole draft, the first fault of each field.
 * @param at Bogotá's day, `YYYY-MM-DD`, or with its clock, `YYYY-MM-DDTHH:mm`: nothing happened after it.
 */
export function pqrsDraftFaults(
  draft: PqrsDraft,
  at: string,
  offers: PqrsOffers | null = null,
): PqrsFaults {
  try {
    pqrsSchema.validateSync(askedPqrs(draft), { abortEarly: false, context: { at, offers } });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found: PqrsFaults = {};
    for (const { path, message } of error.inner) found[path as PqrsField] ??= message as PqrsFault;
    return found;
  }
}

/** The faults of one step's own fields. */
export function pqrsStepFaults(
  draft: PqrsDraft,
  step: PqrsStep,
  at: string,
  offers: PqrsOffers | null = null,
): PqrsFaults {
  const fields = pqrsFieldsOf(step, draft);
  return Object.fromEntries(
    Object.entries(pqrsDraftFaults(draft, at, offers)).filter(([field]) =>
      fields.includes(field as PqrsField),
    ),
  );
}

/** The first step that has a fault, or null when everything is answered. */
export function firstPqrsStepToDo(
  draft: PqrsDraft,
  at: string,
  offers: PqrsOffers | null = null,
): PqrsStep | null {
  const faults = pqrsDraftFaults(draft, at, offers);
  return (
    pqrsStepsOf(draft).find((step) =>
      pqrsFieldsOf(step, draft).some((field) => faults[field] !== undefined),
    ) ?? null
  );
}
