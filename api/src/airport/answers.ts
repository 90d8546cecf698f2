import { isDeepStrictEqual } from 'node:util';
import { demoHead } from '../demo/head.ts';
import { currentFact, sourceNote } from '../facts/figures.ts';
import { inEvery, noticesAt } from '../news/notices.ts';
import { gatesOfPier, kindOfPier } from '../places/resources.ts';
import { weatherAt } from './weather.ts';
import type { Terminal } from './schema.ts';
import { terminalBus } from './terminalBus.ts';
import { readAt, text4 } from '../text/localized.ts';
import { airportStateSeed } from './seed.ts';
import type { Store } from '../store.ts';
import { bogotaDay } from '../time/time.ts';

const terminalNames = {
  T1: text4('Terminal 1', 'Terminal 1', 'Terminal 1', 'Terminal 1'),
  T2: text4(
    'Terminal 2 (Puente Aéreo)',
    'Terminal 2 (Puente Aéreo)',
    'Terminal 2 (Puente Aéreo)',
    'Terminal 2 (Puente Aéreo)',
  ),
};

/** The terminals with their piers and airlines, and the bus between them as the facts say it at `now`. */
export function terminals(store: Store, now: number) {
  const ids = ['T1', 'T2'] as const;
  return {
    ...demoHead(store.loadedAt),
    terminals: ids.map((id): Terminal => {
      const piers = (id === 'T1' ? ['A', 'B', 'C', 'D'] : ['G', 'H']).map((pier) => ({
        id: pier,
        kind: kindOfPier(pier),
        gates: [...(gatesOfPier[pier] ?? [])],
      }));
      return {
        id,
        name: terminalNames[id],
        kinds: [...new Set(piers.map(({ kind }) => kind))],
        piers,
        airlines: store.airlines
          .filter((airline) => airline.terminal === id && airline.type === 2)
          .map(({ iata }) => iata),
        address: 'Calle 26, Bogotá, Colombia',
        origin: readAt('Muelles: datos públicos del aeropuerto; puertas y aerolíneas: demo', null),
      };
    }),
    flightTerminals: ids,
    bus: terminalBus(store.facts, bogotaDay(now)),
  };
}

/** Whether the airport is open at `now`, with its weather. While it is, a notice of the press room takes its message's place. */
export function airportNow(
  { airportState: state, news }: Pick<Store, 'airportState' | 'news'>,
  now: number,
) {
  const [notice] = state.open ? noticesAt(news, now) : [];
  const usual = state.open ? state.messageOpen : state.messageClosed;
  return {
    open: state.open,
    message: notice ? inEvery(notice.title) : usual,
    ...(!notice && isDeepStrictEqual(usual, airportStateSeed.messageOpen) && { usual: true }),
    ...(notice && { notice: { slug: notice.slug, tone: notice.notice.tone } }),
    since: state.since.toISOString(),
    weather: weatherAt(now),
    ...demoHead(now),
  };
}

/** What is collected with a ticket, by the facts that say so; no source says how much it is. */
const taxFacts = { 'airport-tax': 'documents-airport-fee', 'exit-tax': 'documents-exit-tax' };

/** The same with the taxes of a ticket. */
export const airportState = (store: Store, now: number) => ({
  ...airportNow(store, now),
  taxes: Object.entries(taxFacts).flatMap(([code, id]) => {
    const fact = currentFact(store.facts, id, bogotaDay(now));
    if (fact === null) return [];
    return [{ code, name: fact.label, amount: null, currency: 'COP', origin: sourceNote(fact) }];
  }),
});
