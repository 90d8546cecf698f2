import { formatDate, formatTime, type Locale } from '@eldorado/i18n';
import type { Facts } from '../currentFacts.ts';
import { factSentence, type FactSentence } from '../factSentence.ts';
import type { StepFlight } from './stepFlight.ts';
import { stepsFor, type StepKey, type StepQuestion } from './steps.ts';
import { stepTime } from './stepTime.ts';
import { stepWords, type StepPage, type StepWords } from './words.ts';

export interface StepView {
  key: StepKey;
  title: string;
  /** By when, or how long, for the flight that was asked for. */
  time: string | null;
  /** Null while a fact that it names is not known: the page behind the link says it. */
  sentence: FactSentence | null;
  link: { to: string; label: string } | null;
}

export interface StepsView {
  words: Pick<StepWords, 'form' | 'list'>;
  /** In the fields. */
  question: StepQuestion;
  /** Beside the flight's field. */
  error: string | null;
  answer: {
    title: string;
    /** How old the times are; null without a flight. */
    age: string | null;
    /** What changes everything: the flight does not fly, or its times cannot be had. */
    warning: { text: string; link: { to: string; label: string } | null } | null;
    /** The flight that the ticks are of; empty for none. */
    flight: string;
    phases: readonly { title: string; steps: readonly StepView[] }[];
  } | null;
}

interface Known {
  facts: Facts;
  /** Null when none was asked for. */
  flight: StepFlight | 'none' | 'failed' | null;
}

/** The steps of a traveller's case in words, with the times of the flight that was asked for. */
export function stepsView(
  locale: Locale,
  question: StepQuestion,
  { facts, flight }: Known,
): StepsView {
  const words = stepWords(locale);
  const found = flight !== null && typeof flight === 'object' ? flight : null;
  // The flight knows its way and its trip; a link names it by its id.
  const shown = found
    ? { ...question, way: found.way, trip: found.trip, flight: found.name }
    : question;
  const base = { words: { form: words.form, list: words.list }, question: shown };
  if (!question.asked || flight === 'none')
    return { ...base, error: flight === 'none' ? words.flightUnknown : null, answer: null };
  const { before, there } = stepsFor(shown);
  const view = (key: StepKey): StepView => ({
    key,
    title: words.steps[key].title,
    time: found && !found.cancelled ? stepTime(key, found, shown, words.times, locale) : null,
    sentence: factSentence(words.steps[key].text, facts, locale),
    link: linkOf(key, found, shown, words),
  });
  const phases = [
    { title: words.phases[shown.way], steps: before.map(view) },
    { title: words.phases.there, steps: there.map(view) },
  ];
  return {
    ...base,
    error: null,
    answer: {
      title: found
        ? words.titleOf(found.name, found.city[locale], formatDate(found.expectedAt, locale))
        : words.titles[shown.way][shown.trip],
      age: found && words.age(formatTime(found.updatedAt, locale)),
      warning:
        flight === 'failed' ? { text: words.failed, link: null } : found && cancelled(found, words),
      flight: found?.id ?? '',
      phases: phases.filter(({ steps }) => steps.length > 0),
    },
  };
}

/** What is said of a flight that does not fly. */
const cancelled = ({ cancelled, id }: StepFlight, words: StepWords) =>
  cancelled
    ? {
        text: words.cancelled,
        link: { to: `/servicios/ayuda-al-viajero?flight=${id}`, label: words.rights },
      }
    : null;

/** The page that says more of a step. */
const pages: Partial<Record<StepKey, StepPage>> = {
  identity: 'documents',
  passport: 'documents',
  checkmig: 'documents',
  childDomestic: 'family',
  childLeaving: 'family',
  petDomestic: 'pets',
  petLeaving: 'pets',
  petArriving: 'pets',
  wheelchair: 'wheelchair',
  wheelchairOut: 'wheelchair',
  liquids: 'carry',
  hold: 'carry',
  toAirport: 'way',
  security: 'queues',
  immigration: 'queues',
  gate: 'distances',
  belt: 'lost',
  customs: 'customs',
  onward: 'taxis',
};

/** Where that page is, with what is known of the flight. */
function linkOf(
  key: StepKey,
  flight: StepFlight | null,
  { way, trip, wheelchair }: StepQuestion,
  words: StepWords,
): StepView['link'] {
  const page = pages[key];
  if (!page) return null;
  const route = trip === 'domestic' ? trip : way;
  const addresses: Record<StepPage, string> = {
    documents: '/servicios/migracion-y-pasaportes',
    family: '/viaje-en-familia',
    pets: address('/servicios/mascotas', flight && { route, date: flight.day }),
    wheelchair: '/servicios/sillas-de-ruedas',
    carry: '/servicios/instrucciones-equipaje',
    way: address('/transporte/como-llegar-al-aeropuerto', flight && { flight: flight.id }),
    queues: '/informacion-en-tiempo-real/tiempo-en-filas',
    distances: address('/informacion-en-tiempo-real/distancias', {
      ...(flight && { flight: flight.id }),
      ...(wheelchair && { stepFree: '1' }),
    }),
    lost: '/servicios/objetos-perdidos',
    customs: '/servicios/aduanas',
    taxis: '/servicios/taxis',
  };
  return { to: addresses[page], label: words.links[page] };
}

function address(path: string, query: Record<string, string> | null): string {
  const search = new URLSearchParams(query ?? {}).toString();
  return search === '' ? path : `${path}?${search}`;
}
