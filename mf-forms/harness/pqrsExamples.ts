import { respond, type HarnessExample } from '@eldorado/testing';
import { answerTerms } from '../fixtures/contact.ts';
import {
  airlineDraft,
  airlines,
  contacts,
  draft,
  establishments,
  establishmentTypes,
  flight,
  place,
  receipt,
  shownCase,
} from '../fixtures/pqrs.ts';

const now = '2026-03-02T15:00:00Z';
const token = 'a1b2c3';
const kept = `GET /v2/case-drafts/${token}`;
const api = {
  [kept]: draft,
  'GET /v2/facts': answerTerms,
  'GET /v2/map/places': { places: [] },
  [`GET /v2/map/places/${place.slug}`]: place,
  'GET /v2/flights': { flights: [flight] },
};

const page = (name: string, title: string, step: string, query = ''): HarnessExample => ({
  name: `pqrs-${name}`,
  title: `PQRS, ${title}`,
  path: `/contacto/pqrs/${step}?draft=${token}${query}`,
  now,
  api,
});
const about = (answers: typeof draft.answers) => ({ ...airlineDraft, answers });
const link = encodeURIComponent(receipt.link);
const followed = `/contacto/pqrs/seguimiento?case=${link}`;
const shown = `GET /v2/case-links/${link}`;

/** What its sender is asked to complete, and an e-mail that did not reach them. */
const waitingCase = {
  ...shownCase,
  ...{ state: 'waiting', replyBy: '2026-03-18', mayHaveMoreTime: true, unreached: true },
  events: shownCase.events.slice(0, 3),
};
const openCase = { ...shownCase, state: 'taken', events: shownCase.events.slice(0, 4) };

export const pqrsExamples: HarnessExample[] = [
  {
    name: 'pqrs-from-flight',
    title: 'PQRS, from the page of a flight',
    path: `/contacto/pqrs?flight=${flight.id}`,
    now,
    api,
  },
  page('request', 'what is asked for', 'solicitud'),
  page('topic', 'topic', 'tema'),
  page('subject', 'the questions of a topic', 'asunto'),
  page('place', 'a place that was chosen on the map', 'asunto', `&place=${place.slug}`),
  {
    ...page('airline', 'airline and flight', 'asunto'),
    api: {
      [kept]: airlineDraft,
      'GET /v2/airlines': airlines,
      'GET /v2/facts': contacts,
    },
  },
  {
    ...page('flights', 'the flights of the airline that was chosen', 'asunto'),
    api: {
      [kept]: about({ ...airlineDraft.answers, airline: 'AV' }),
      'GET /v2/airlines': airlines,
      'GET /v2/airlines/AV/flights': { flights: ['AV 8', 'AV 9314'] },
      'GET /v2/facts': { facts: [] },
    },
  },
  {
    ...page('establishment', 'an establishment of a type', 'asunto'),
    api: {
      [kept]: about({ ...airlineDraft.answers, topic: 'establishments' }),
      'GET /v2/establishments': establishments,
      'GET /v2/establishment-types': establishmentTypes,
    },
  },
  {
    ...page('authority', 'what an authority must answer', 'hechos'),
    api: {
      [kept]: about({ ...airlineDraft.answers, topic: 'services', service: 'aduanas' }),
      'GET /v2/facts': contacts,
    },
  },
  page('event', 'what happened', 'hechos'),
  page('files', 'photos and documents, one of which is refused', 'archivos'),
  page('identity', 'with a name or without', 'identidad'),
  page('person', 'who sends it, with two faults', 'datos', '&check=1'),
  page('review', 'the answers before they are sent', 'revisar'),
  {
    ...page('sent', 'sent', 'enviada'),
    api: { ...api, [kept]: { ...draft, sent: receipt } },
  },
  { ...page('gone', 'a draft that is not kept any more', 'tema'), api: { [kept]: respond(404) } },
  {
    name: 'pqrs-look-up',
    title: 'PQRS, looking for a case that is not found',
    path: '/contacto/pqrs/seguimiento?problem=case-not-found',
    now,
    api: {},
  },
  {
    name: 'pqrs-answered',
    title: 'PQRS, an answered case',
    path: followed,
    now,
    api: { [shown]: shownCase },
  },
  {
    name: 'pqrs-refused',
    title: 'PQRS, a rating that was not taken, with what was written',
    path: `${followed}&problem=rating-required`,
    now,
    api: {
      [shown]: {
        ...shownCase,
        typed: { action: 'rate', text: 'Respondieron rápido y con el plan completo.', rating: '' },
      },
    },
  },
  {
    name: 'pqrs-open',
    title: 'PQRS, a case with the information that was just sent',
    path: `${followed}&done=inform`,
    now,
    api: { [shown]: openCase },
  },
  {
    name: 'pqrs-waiting',
    title: 'PQRS, a case that its sender has to complete, whose e-mail did not arrive',
    path: followed,
    now,
    api: { [shown]: waitingCase },
  },
  {
    name: 'pqrs-withdrawn',
    title: 'PQRS, a case that nobody completed',
    path: followed,
    now,
    api: { [shown]: { ...waitingCase, state: 'withdrawn', replyBy: null, unreached: false } },
  },
  {
    name: 'pqrs-attached',
    title: 'PQRS, a case with files for the next message, one of which stopped half-way',
    path: followed,
    now,
    api: { [shown]: { ...openCase, attached: draft.files.slice(0, 2) } },
  },
];
