import { createHash } from 'node:crypto';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';
import { isTerminal } from '@eldorado/rules';
import {
  allVisitFields,
  visitFields,
  type VisitAnswers,
  type VisitAsking,
  type VisitField,
} from '@eldorado/rules/taxi-visit';
import type { Locale } from '../../text/locale.ts';
import { textOf } from '../../http/input/formFields.ts';
import type { Store } from '../../store.ts';
import { isDay } from '../../time/time.ts';
import { bodyKey, type FieldFailure } from '../booking/fields.ts';
import { readBooking } from '../booking/readBooking.ts';
import { readCodeOrder } from '../signIn/readSignIn.ts';
import type { Visit } from './visits.ts';

/** Most characters of a field that are kept as they were typed, so that what is too long can be shortened there. */
const longestTyped = 1_000;

/** The pages' names of what the API calls otherwise. */
const names: Readonly<Record<string, VisitField>> = {
  at: 'time',
  paymentMethod: 'payment',
  phone_country_code: 'country',
};

/** The answers with those of one page as it sent them; a form does not name what is not ticked. */
export const readAnswers = (
  before: VisitAnswers,
  step: VisitAsking,
  sent: Readonly<Record<string, unknown>>,
): VisitAnswers => ({
  ...before,
  ...Object.fromEntries(
    visitFields[step].map((field) => [field, textOf(sent[field]).slice(0, longestTyped)]),
  ),
});

/** What asks for a code, as the API takes it. */
export const codeBody = ({ answers, consentVersion }: Visit, locale: Locale) => ({
  phone_country_code: isSupportedCountry(answers.country)
    ? `+${getCountryCallingCode(answers.country)}`
    : '',
  phone: answers.phone,
  locale,
  consent: answers.consent !== '',
  consentVersion,
});

const countOf = (text: string) => (/^\d{1,2}$/.test(text.trim()) ? Number(text) : null);

/** The ride that was typed, as the API takes it. */
export function rideBody({ answers }: Visit, { taxiPlaces }: Store, locale: Locale) {
  const { origin, destination, date, time, payment, persons, bags, ...typed } = answers;
  const from = taxiPlaces.find(({ slug }) => slug === origin);
  return {
    origin,
    destination,
    at: date && time ? `${date}T${time}${/^\d\d:\d\d$/.test(time) ? ':00' : ''}-05:00` : '',
    vehicle: typed.vehicle,
    persons: countOf(persons),
    bags: countOf(bags),
    // A booked taxi comes to the door of whoever is picked up in the city.
    doorToDoor: from !== undefined && !isTerminal(from),
    name: typed.name,
    mobile: typed.mobile,
    email: typed.email || null,
    paymentMethod: payment,
    flight: typed.flight || null,
    locale,
  };
}

/** The key of an order: the same for the same ride of one visit, however often it is posted. */
export const keyOfRide = (attempt: string, body: object): string =>
  createHash('sha256')
    .update(`${attempt} ${bodyKey(body)}`)
    .digest('hex');

/** What is wrong with the answers, by the pages' fields, in their order: the API's own codes. */
export function faultsOf(
  visit: Visit,
  { store, now, locale, countries }: FaultsOptions,
): FieldFailure[] {
  const { answers } = visit;
  const ride = readBooking(rideBody(visit, store, locale), store, now);
  const order = readCodeOrder(codeBody(visit, locale), countries);
  const found = new Map<string, string>(
    [ride, order]
      .flatMap((read) => (read.kind === 'invalid' ? read.failures : []))
      .map(({ path, code }) => [names[path] ?? path, code]),
  );
  if (!isDay(answers.date)) {
    found.set('date', answers.date === '' ? 'required' : 'invalid');
    // What is wrong with the instant is its day.
    if (answers.time !== '') found.delete('time');
  }
  return allVisitFields.flatMap((path) => {
    const code = found.get(path);
    return code === undefined ? [] : [{ path, code }];
  });
}

interface FaultsOptions {
  store: Store;
  now: Date;
  locale: Locale;
  /** Those that codes are sent to. */
  countries: readonly string[];
}
