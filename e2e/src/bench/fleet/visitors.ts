import { get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';
import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises';
import {
  connectionTo,
  type Answer,
  type Ask,
  type Door,
  type Question,
} from '../../support/visitors/ask.ts';

/** A request of the steady load. */
export interface Visit {
  /** Milliseconds, as `performance.now` counts them. */
  at: number;
  path: string;
  /** 0 without an answer. */
  status: number;
  took: number;
}

/** Visitors with addresses of their own. */
const addresses = 8;
/** The visitor of the so many-th request. */
export const visitorOf = (count: number): number => 1 + (count % addresses);

/**
 * Asks one question after the other at even distances, whatever becomes of those before, until `stop`.
 * @param next the so many-th question, from 0. @param answered hears of each answer.
 */
export function startVisitors(
  ask: Ask,
  next: (count: number) => Question,
  perSecond: number,
  answered: (answer: Answer) => void = () => undefined,
) {
  const visits: Visit[] = [];
  let stopped = false;
  const started = performance.now();
  const asking = (async () => {
    const under: Promise<void>[] = [];
    for (let count = 0; !stopped; count++) {
      const wait = started + (count * 1_000) / perSecond - performance.now();
      // Who is late must still let answers come in.
      await (wait > 0 ? sleep(wait) : immediate());
      const at = performance.now();
      const question = next(count);
      under.push(
        ask(question).then((answer) => {
          const { status, took } = answer;
          visits.push({ at, path: question.path, status, took });
          answered(answer);
        }),
      );
    }
    await Promise.all(under);
  })();
  return {
    visits,
    async stop() {
      stopped = true;
      await asking;
    },
  };
}

/** Readers of the event stream, who come back as browsers do: after as long as the stream said. */
export function startReaders(door: Door, count: number) {
  const openedAt: (number | null)[] = Array.from({ length: count }, () => null);
  const timers = new Set<NodeJS.Timeout>();
  const ends: (() => void)[] = [];
  let stopped = false;

  function open(reader: number): void {
    if (stopped) return;
    let retry = 3_000;
    let over = false;
    const closed = () => {
      if (over) return;
      over = true;
      openedAt[reader] = null;
      const timer = setTimeout(() => {
        timers.delete(timer);
        open(reader);
      }, retry);
      timers.add(timer);
    };
    const get = door.tls ? getHttps : getHttp;
    const request = get(
      {
        ...connectionTo(door, 10_000 + reader),
        path: '/api/v2/flight-events',
        agent: false,
        headers: { host: door.tls?.host ?? 'localhost', accept: 'text/event-stream' },
      },
      (answer) => {
        answer.on('data', (chunk: Buffer) => {
          if (answer.statusCode !== 200) return;
          openedAt[reader] ??= performance.now();
          retry = Number(/retry: (\d+)/.exec(chunk.toString())?.[1] ?? retry);
        });
        answer.on('error', closed).on('close', closed);
      },
    );
    request.on('error', closed);
    ends[reader] = () => request.destroy();
  }
  for (let reader = 0; reader < count; reader++) open(reader);

  return {
    /** Whether all hear the stream. */
    allOpen: () => openedAt.every((at) => at !== null),
    /** When the last of them had come back. */
    lastOpened: () => Math.max(...openedAt.map((at) => at ?? Number.POSITIVE_INFINITY)),
    stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      for (const end of ends) end();
    },
  };
}
