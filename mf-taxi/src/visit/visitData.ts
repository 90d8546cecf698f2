import { bogotaDay } from '@eldorado/i18n';
import type { Locale } from '@eldorado/i18n/locale';
import type { components } from '@eldorado/http/api-types';
import type { LoadContext } from '@eldorado/remote';
import {
  allVisitFields,
  emptyVisit,
  visitFields,
  visitPurposes,
  visitStepAt,
  type VisitAnswers,
  type VisitField,
  type VisitPurpose,
  type VisitStep,
} from '@eldorado/rules/taxi-visit';
import { fetchInto } from '@eldorado/store';
import { parseBooking, parseBookings, type Booking, type Bookings } from '../bookings/booking.ts';
import { fareArgs } from '../fare/fare.ts';
import { parseUser, type TaxiUser } from '../session/taxiSessionSlice.ts';
import { countryOptions, parseCountries } from '../signIn/countries.ts';
import { taxiApi } from '../taxiApi.ts';
import { matchPlace, type TaxiPlace } from '../trip/place.ts';
import { checkTrip, type Trip } from '../trip/tripCheck.ts';
import { readTripForm } from '../trip/tripForm.ts';
import en from './texts/en.ts';
import es, { type VisitTexts } from './texts/es.ts';
import fr from './texts/fr.ts';
import pt from './texts/pt.ts';

type Wire = components['schemas'];

/** What a page without JavaScript shows. */
export interface VisitData {
  step: VisitStep | 'gone';
  texts: VisitTexts;
  /** The visit's token; null before anything was sent. */
  token: string | null;
  purpose: VisitPurpose;
  answers: VisitAnswers;
  /** What is wrong on this page, once it was sent. */
  faults: Partial<Record<VisitField, string>>;
  /** Why the last post was not taken. */
  problem: string | null;
  /** The challenge that the same post brings back a minute later. */
  proof: string | null;
  /** What was just done. */
  done: string | null;
  sentTo: string;
  successor: string;
  attempt: string;
  user: TaxiUser | null;
  booked: Booking | null;
  /** The ride, once all of it is there. */
  trip: Trip | null;
  countries: readonly { value: string; label: string }[];
  bookings: Bookings | null;
  consents: Wire['TaxiExport']['consents'];
  today: string;
}

/** Within the page's own code, which comes with no page: files of their own would be named in the remote's entry, on every page. */
const texts: Readonly<Record<Locale, VisitTexts>> = { es, en, fr, pt };

const base = '/v2/taxi-imperial/visits';
/** What one signs in for to see a page. */
const purposeOf: Partial<Record<VisitStep, VisitPurpose>> = { bookings: 'bookings', data: 'data' };
const signedInOnly: readonly VisitStep[] = ['details', 'review', 'done', 'bookings', 'data'];

/** A page without JavaScript: what was typed from the API, and what its questions offer. */
export async function loadVisit(context: LoadContext): Promise<VisitData> {
  const { params, url, locale, now, store } = context;
  const query = url.searchParams;
  const asked = visitStepAt(params['step'] ?? '') ?? 'trip';
  const token = query.get('visit');
  const kept = token === null ? null : await read<Wire['TaxiVisit']>(context, token);
  const places = await fetchInto(store, taxiApi.endpoints.places.initiate());
  const answers = answersOf(kept?.answers ?? emptyVisit, asked, query, places);
  const step = stepOf(asked, kept, token);
  const check = checkTrip({ ...answers, vehicle: classOf(answers), doorToDoor: '1' }, { places });
  const trip = check.kind === 'valid' && check.trip.at !== null ? check.trip : null;
  // Without its fare a ride is shown too.
  if (trip && (step === 'phone' || step === 'review'))
    await fetchInto(store, taxiApi.endpoints.fare.initiate(fareArgs(trip))).catch(() => null);
  const asks = fieldsAt(step);
  const returned = step !== asked && step !== 'phone';
  return {
    step,
    texts: texts[locale],
    token: kept ? token : null,
    purpose:
      purposeOf[asked] ??
      visitPurposes.find((word) => word === query.get('purpose')) ??
      kept?.purpose ??
      'booking',
    answers,
    faults: Object.fromEntries(
      (query.has('check') || returned ? (kept?.errors ?? []) : [])
        .filter(({ path }) => asks.includes(path))
        .map(({ path, code }) => [path, code]),
    ),
    problem:
      query.get('problem') ??
      (kept && step === 'phone' && signedInOnly.includes(asked) ? 'session-invalid' : null),
    proof: query.get('proof'),
    done: query.get('done'),
    sentTo: kept?.code?.sentTo ?? '',
    successor: kept?.successor ?? '',
    attempt: kept?.attempt ?? '',
    user: kept?.user ? parseUser({ user: kept.user }) : null,
    booked: kept?.booked ? parseBooking(kept.booked) : null,
    trip,
    countries: step === 'phone' ? await countriesOf(context) : [],
    bookings: await bookingsOf(context, step, token),
    consents: await consentsOf(context, step, token),
    today: bogotaDay(now),
  };
}

async function read<Answer>(
  { http, signal }: LoadContext,
  token: string,
  path = '',
): Promise<Answer | null> {
  const url = `${base}/${encodeURIComponent(token)}${path}`;
  const validateStatus = (status: number) => status === 200 || status === 401 || status === 404;
  const { data, status } = await http.request<Answer>({ url, signal, validateStatus });
  return status === 200 ? data : null;
}

/** The page to show: who is not signed in signs in first, and what is wrong is corrected where it was typed. */
function stepOf(
  asked: VisitStep,
  kept: Wire['TaxiVisit'] | null,
  token: string | null,
): VisitStep | 'gone' {
  if (!kept) {
    if (asked === 'trip' || asked === 'phone') return asked;
    return token === null && purposeOf[asked] ? 'phone' : 'gone';
  }
  if (asked === 'code' && !kept.code) return 'phone';
  if (signedInOnly.includes(asked) && !kept.user) return 'phone';
  if (asked === 'done' && !kept.booked) return 'bookings';
  if (asked !== 'review') return asked;
  const wrong = kept.errors.map(({ path }) => path);
  const found = (['trip', 'details'] as const).find((step) =>
    visitFields[step].some((field) => wrong.includes(field)),
  );
  return found ?? 'review';
}

const fieldsAt = (step: string): readonly VisitField[] =>
  step in visitFields ? visitFields[step as keyof typeof visitFields] : [];

/** What was typed, and over it the ride that the address of the first page asks for; places by their slugs. */
function answersOf(
  kept: VisitAnswers,
  step: VisitStep,
  query: URLSearchParams,
  places: readonly TaxiPlace[],
): VisitAnswers {
  const { form, asked } = readTripForm(query, places);
  if (step !== 'trip' || !asked) return kept;
  const slug = (name: string) => {
    const match = matchPlace(name, places);
    return match.kind === 'found' ? match.place.slug : '';
  };
  const { doorToDoor: _, ...ride } = form;
  return {
    ...kept,
    ...ride,
    origin: slug(form.origin),
    destination: slug(form.destination),
    flight: query.get('flight') ?? '',
  };
}

const classOf = ({ vehicle }: VisitAnswers) => (vehicle === 'quality' ? 'quality' : 'standard');

async function countriesOf({ store, locale }: LoadContext) {
  const served = await fetchInto(store, taxiApi.endpoints.codeCountries.initiate());
  return countryOptions(parseCountries(served), locale);
}

async function bookingsOf(context: LoadContext, step: string, token: string | null) {
  if (step !== 'bookings' || token === null) return null;
  const answer = await read<Wire['TaxiBookings']>(context, token, '/bookings');
  return answer && parseBookings(answer);
}

async function consentsOf(context: LoadContext, step: string, token: string | null) {
  if (step !== 'data' || token === null) return [];
  return (await read<Wire['TaxiExport']>(context, token, '/export'))?.consents ?? [];
}

/** The address of a page of this visit. */
export const hereWith = (path: string, { token }: Pick<VisitData, 'token'>): string =>
  token === null ? path : `${path}?visit=${token}`;

/** The fields of a page with something wrong, in its order. */
export const wrongFields = ({ faults }: VisitData): readonly VisitField[] =>
  allVisitFields.filter((field) => faults[field] !== undefined);

/** Where the API answers for this visit; for links to files. */
export const ownAddress = ({ token }: Pick<VisitData, 'token'>): string =>
  `/api${base}/${token ?? ''}`;
