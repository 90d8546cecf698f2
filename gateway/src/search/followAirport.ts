import type { FastifyBaseLogger } from 'fastify';
import { addDays, bogotaDay } from '@eldorado/i18n';
import { systemScheduler, type Scheduler } from '@eldorado/releases/scheduler';
import { readNotes, type AskApi } from '../press/notes.ts';
import type { AirportNames } from './searchDocuments.ts';

/** Milliseconds between two looks at the API: names and timetables change rarely. */
const refreshEvery = 5 * 60_000;
/** Milliseconds until it is asked again when a part did not come. */
const retryAfter = 10_000;
/** Rows of a list that the API answers at once. */
const pageSize = 500;

export interface AirportFollower {
  /** What was last read; empty lists for what never was. */
  data(): AirportNames;
  /** Reads now, and from then on by itself. @returns when the first reading is done. */
  start(): Promise<void>;
  stop(): void;
}

/**
 * Keeps what the API knows by name at hand. A part that does not come stays as it was.
 * @param options.ask gets an answer of the API by its address with its query, without `/api`. `scheduler`: in whose time it asks.
 */
export function followAirport(options: {
  ask: AskApi;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
  onRead: () => void;
  scheduler?: Scheduler;
}): AirportFollower {
  const { ask, log, now, onRead, scheduler = systemScheduler } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let data: AirportNames = {
    airports: [],
    airlines: [],
    establishments: [],
    establishmentTypes: [],
    flights: [],
    news: { es: [], en: [], fr: [], pt: [] },
  };

  async function list<Item>(path: string, field: string): Promise<readonly Item[]> {
    const { status, body } = await ask(`/v2/${path}`);
    const answer = JSON.parse(body || '{}') as Readonly<Record<string, readonly Item[]>>;
    const items = answer[field];
    if (status !== 200 || !items) throw new Error(`/v2/${path}: status ${status}`);
    return items;
  }

  /** All pages of the establishments, which are as many as were imported. */
  async function establishments(): Promise<AirportNames['establishments']> {
    const all: AirportNames['establishments'][number][] = [];
    for (let page = 1; ; page += 1) {
      const path = `establishments?size=${pageSize}&page=${page}`;
      const rows = await list<(typeof all)[number]>(path, 'establishments');
      all.push(...rows);
      if (rows.length < pageSize) return all;
    }
  }

  const parts: { [Part in keyof AirportNames]: () => Promise<AirportNames[Part]> } = {
    airports: () => list('airports', 'airports'),
    airlines: () => list('airlines', 'airlines'),
    establishments,
    establishmentTypes: () => list('establishment-types', 'types'),
    async flights() {
      const today = bogotaDay(now());
      const boards: AirportNames['flights'][] = [];
      // One after the other: a board is half a megabyte, and pages are answered in between.
      for (const date of [today, addDays(today, 1)]) {
        for (const direction of ['departures', 'arrivals']) {
          boards.push(await list(`flights?direction=${direction}&date=${date}`, 'flights'));
        }
      }
      return boards.flat();
    },
    news: () => readNotes(ask),
  };

  /** @returns whether all of it came. */
  async function read(): Promise<boolean> {
    let failure: unknown;
    for (const [part, readPart] of Object.entries(parts)) {
      try {
        data = { ...data, [part]: await readPart() };
      } catch (error) {
        failure = error;
      }
    }
    if (signal.aborted) return false;
    if (failure) log.warn({ err: failure }, 'search: the airport cannot be read whole');
    onRead();
    return !failure;
  }

  async function goOn(first: boolean): Promise<void> {
    let isWhole = first;
    while (!signal.aborted) {
      await scheduler.sleep(isWhole ? refreshEvery : retryAfter, signal);
      if (!signal.aborted) isWhole = await read();
    }
  }

  return {
    data: () => data,
    async start() {
      void goOn(await read());
    },
    stop: () => stopping.abort(),
  };
}
