import { respond, type HarnessExample } from '@eldorado/testing';
import { answerTerms } from '../fixtures/contact.ts';
import { draft, flight, place, receipt, shownCase } from '../fixtures/pqrs.ts';

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
const link = encodeURIComponent(receipt.link);
const followed = `/contacto/pqrs/seguimiento?case=${link}`;
const shown = `GET /v2/case-links/${link}`;

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
    name: 'pqrs-open',
    title: 'PQRS, a case with the information that was just sent',
    path: `${followed}&done=inform`,
    now,
    api: { [shown]: { ...shownCase, state: 'taken', events: shownCase.events.slice(0, 4) } },
  },
];
