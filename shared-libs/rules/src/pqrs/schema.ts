import { object, string, ValidationError, type StringSchema } from 'yup';
import { isEmail } from '../email.ts';
import { parseFlightName } from '../flightName.ts';
import { isPhone } from '../phone.ts';
import {
  askedPqrs,
  pqrsFieldsOf,
  pqrsIdentities,
  pqrsItems,
  pqrsLimits,
  pqrsRequests,
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
  'email-invalid',
  'phone-invalid',
  'flight-invalid',
  'date-invalid',
  'date-future',
  'time-invalid',
  'consent-required',
] as const;
export type PqrsFault = (typeof pqrsFaults)[number];
export type PqrsFaults = Partial<Record<PqrsField, PqrsFault>>;

const fault = (code: PqrsFault) => code;
/** A rule of a text that is there. */
const shaped = (rule: (text: string) => boolean) => (text: string | undefined) =>
  !text || rule(text);

const text = (longest: number) => string().trim().max(longest, fault('too-long'));
const needed = (longest: number) => text(longest).required(fault('required'));
const choice = (words: readonly string[]) => string().oneOf(words, fault('required'));
const when = (field: PqrsField, value: string, schema: StringSchema) =>
  string().when(field, { is: value, then: () => schema });
/** Who has not chosen to stay unknown says who they are. */
const ofSender = (schema: StringSchema) =>
  string().when('identity', { is: 'anonymous', otherwise: () => schema });

const isDay = (text: string) => {
  const at = new Date(`${text}T00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(+at) && at.toISOString().startsWith(text)
  );
};

/**
 * The one set of rules of a PQRS: what browsers check when a step is sent and what the API checks by. Messages are codes.
 * The context says what day it is in Bogotá.
 */
export const pqrsSchema = object({
  type: choice(pqrsTypes),
  request: when('type', 'petition', choice(pqrsRequests)),
  topic: choice(pqrsTopics),
  airline: when('topic', 'airlines', needed(pqrsLimits.airline)),
  flight: when(
    'topic',
    'airlines',
    text(pqrsLimits.flight).test(
      'flight',
      fault('flight-invalid'),
      shaped((flight) => parseFlightName(flight) !== null),
    ),
  ),
  establishmentType: when('topic', 'establishments', needed(pqrsLimits.establishmentType)),
  establishment: when('topic', 'establishments', text(pqrsLimits.establishment)),
  service: when('topic', 'services', needed(pqrsLimits.service)),
  item: when('topic', 'infrastructure', choice(pqrsItems)),
  place: when('topic', 'infrastructure', text(pqrsLimits.place)),
  comment: needed(pqrsLimits.comment),
  // Of a complaint the day matters; who asks or thanks may have none.
  eventDate: string()
    .trim()
    .when('type', { is: 'complaint', then: (day) => day.required(fault('required')) })
    .test('day', fault('date-invalid'), shaped(isDay))
    .test('past', fault('date-future'), (day, { options }) => {
      const { today } = options.context as { today: string };
      return !day || !isDay(day) || day <= today;
    }),
  eventTime: string()
    .trim()
    .matches(/^(([01]\d|2[0-3]):[0-5]\d)?$/, fault('time-invalid')),
  identity: choice(pqrsIdentities),
  name: ofSender(needed(pqrsLimits.name)),
  email: ofSender(needed(pqrsLimits.email).test('email', fault('email-invalid'), shaped(isEmail))),
  phone: ofSender(text(pqrsLimits.phone).test('phone', fault('phone-invalid'), shaped(isPhone))),
  consent: string().oneOf(['yes'], fault('consent-required')),
} satisfies Record<PqrsField, StringSchema<string | undefined>>);

/**
 * What is wrong with a whole draft, the first fault of each field.
 * @param today Bogotá's day, `YYYY-MM-DD`: nothing happened after it.
 */
export function pqrsDraftFaults(draft: PqrsDraft, today: string): PqrsFaults {
  try {
    pqrsSchema.validateSync(askedPqrs(draft), { abortEarly: false, context: { today } });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found: PqrsFaults = {};
    for (const { path, message } of error.inner) found[path as PqrsField] ??= message as PqrsFault;
    return found;
  }
}

/** The faults of one step's own fields. */
export function pqrsStepFaults(draft: PqrsDraft, step: PqrsStep, today: string): PqrsFaults {
  const fields = pqrsFieldsOf(step, draft);
  return Object.fromEntries(
    Object.entries(pqrsDraftFaults(draft, today)).filter(([field]) =>
      fields.includes(field as PqrsField),
    ),
  );
}

/** The first step that has a fault, or null when everything is answered. */
export function firstPqrsStepToDo(draft: PqrsDraft, today: string): PqrsStep | null {
  const faults = pqrsDraftFaults(draft, today);
  return (
    pqrsStepsOf(draft).find((step) =>
      pqrsFieldsOf(step, draft).some((field) => faults[field] !== undefined),
    ) ?? null
  );
}
