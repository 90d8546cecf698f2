import { fork, type ChildProcess } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addDays, bogotaDay } from '@eldorado/i18n/bogota';
import { freePort, startApi } from './apiLoad.ts';
import {
  aidxMessage,
  benchToken,
  readBoard,
  sendAidx,
  type BoardFlight,
} from '../feeds/aidxMessage.ts';
import { round, type Figure } from '../figures.ts';
import { gateOf, readQueue, type Order, type Report, type Sent } from './streamClients.ts';

export interface StreamResult {
  clients: number;
  /** Milliseconds from a feed's message to the clients. */
  delivered: Percentiles;
  /** Milliseconds from a sensor's reading to the clients. */
  figures: Percentiles;
  /** Milliseconds from the start of a minute to the clients. */
  minutes: Percentiles;
  /** Seconds from the signal to stop until so many clients are connected again. */
  back: { half: number; most: number; all: number };
  /** Seconds that the API was away. */
  away: number;
  /** Events and readings that did not reach a client, over all clients and events. */
  missed: number;
  /** Clients that were sent a reset, to read the board again. */
  resets: number;
}
interface Percentiles {
  median: number;
  p99: number;
  most: number;
  count: number;
}

const clients = 10_000;
const perSecond = 1_000;
const events = 24;
const spareFiles = 200;
const liveSecret = 'a-secret-for-the-bench';

/**
 * Ten thousand readers of the event stream: how fast a feed's messages, sensors' readings and a minute's changes reach them, and what
 * becomes of them when the API is started again while messages come in.
 */
export async function measureStream(dataDir: string): Promise<StreamResult> {
  const files = mostOpenFiles();
  if (files < clients + spareFiles) {
    throw new Error(
      `This machine lets a process open ${files} files, and ${clients} clients need ${clients + spareFiles}: raise the hard limit (ulimit -Hn)`,
    );
  }
  const port = await freePort();
  // The real clock: a minute must begin.
  const env = {
    PORT: String(port),
    AIRPORT_NOW: '',
    AIDX_TOKEN: benchToken,
    LIVE_SECRET: liveSecret,
  };
  let api = await startApi(dataDir, env);
  const readers = fork(fileURLToPath(new URL('./streamClients.ts', import.meta.url)), {
    execArgv: ['--import', '@eldorado/build/register'],
  });
  const sent: Sent = { sentAt: [], readAt: [] };
  const order = (what: Order) => readers.send({ ...what, ...sent });
  try {
    const flights = await laterFlights(api.origin);
    const publish = async (event: number) => {
      const flight = flights[event];
      if (!flight) throw new Error(`The board has no ${event} later flights`);
      sent.sentAt[event] = Date.now();
      order({ kind: 'sent' });
      await sendAidx(api.origin, aidxMessage([{ flight, gate: gateOf(event) }], new Date()));
    };

    const measure = async (reading: number) => {
      const now = new Date();
      sent.readAt[reading] = now.getTime();
      order({ kind: 'sent' });
      await sendReading(api.origin, reading, now);
    };

    order({ kind: 'connect', port, count: clients, perSecond });
    await until(readers, order, ({ open }) => open === clients, 60_000);
    // Past the start of a minute, whenever this began.
    for (let event = 0; event < events; event++) {
      await publish(event);
      await pause(1_500);
      await measure(event);
      await pause(1_500);
    }
    const all = events * clients;
    const calm = await until(
      readers,
      order,
      ({ seen, figures }) => complete(seen, events, clients) && sum(figures) === all,
      30_000,
    );

    // One message just before the end, which some do not hear of, and one when hardly anybody is back.
    await publish(events);
    order({ kind: 'restart' });
    const stoppedAt = performance.now();
    await api.stop();
    api = await startApi(dataDir, env);
    const away = (performance.now() - stoppedAt) / 1000;
    await publish(events + 1);
    const after = await until(
      readers,
      order,
      ({ open, seen }) => open === clients && complete(seen, events + 2, clients),
      60_000,
    );
    const seen = Array.from({ length: events + 2 }, (_, event) => after.seen[event] ?? 0);
    return {
      clients,
      delivered: percentiles(calm.delivered),
      figures: percentiles(calm.figures),
      minutes: percentiles(calm.minutes),
      back: {
        half: percentile(after.back, 0.5, clients) / 1000,
        most: percentile(after.back, 0.95, clients) / 1000,
        all: percentile(after.back, 1, clients) / 1000,
      },
      away,
      missed: (events + 2) * clients - sum(seen) + all - sum(calm.figures),
      resets: after.resets,
    };
  } finally {
    order({ kind: 'stop' });
    await api.stop();
  }
}

/** Sends a reading as a sensor does. @throws when it was not taken. */
async function sendReading(origin: string, value: number, now: Date) {
  const path = '/api/v2/feeds/live';
  const readings = [{ subject: readQueue, measuredAt: now.toISOString(), value }];
  const body = JSON.stringify({ readings });
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signed = [timestamp, 'POST', path, body].join('.');
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-eldorado-timestamp': timestamp,
      'x-eldorado-signature': `v1=${createHmac('sha256', liveSecret).update(signed).digest('hex')}`,
    },
    body,
  });
  if (!response.ok) throw new Error(`The reading was answered with ${response.status}`);
}

/** The hard limit: Node raises its soft one to it when it starts. Unlimited where the system does not say. */
function mostOpenFiles(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/Max open files\s+\S+\s+(\d+)/.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Departures that are still to come, today's and tomorrow's. */
async function laterFlights(origin: string): Promise<BoardFlight[]> {
  const tomorrow = addDays(bogotaDay(Date.now()), 1);
  const flights = [
    ...(await readBoard(origin, 'direction=departures')),
    ...(await readBoard(origin, `direction=departures&date=${tomorrow}`)),
  ];
  return flights.filter(({ scheduledAt }) => Date.parse(scheduledAt) > Date.now() + 3_600_000);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks the readers until what they say is enough, or the time is up: the last report either way. */
async function until(
  readers: ChildProcess,
  order: (what: Order) => void,
  enough: (report: Report) => boolean,
  deadline: number,
): Promise<Report> {
  const started = performance.now();
  for (;;) {
    const report = await new Promise<Report>((resolve) => {
      readers.once('message', (message) => resolve(message as Report));
      order({ kind: 'report' });
    });
    if (enough(report) || performance.now() - started > deadline) return report;
    await pause(250);
  }
}

const complete = (seen: readonly number[], count: number, each: number) =>
  Array.from({ length: count }, (_, event) => seen[event] ?? 0).every((clients) => clients >= each);

const sum = (counts: readonly (number | null | undefined)[]) =>
  counts.reduce<number>((total, count) => total + (count ?? 0), 0);

/** The value that so great a share does not exceed. @param total of whom the share is, also of those that are not counted. */
function percentile(
  counts: readonly (number | null | undefined)[],
  share: number,
  total = sum(counts),
): number {
  let before = 0;
  for (const [value, count] of counts.entries()) {
    before += count ?? 0;
    if (total > 0 && before >= total * share) return value;
  }
  return Number.POSITIVE_INFINITY;
}

const percentiles = (counts: readonly number[]): Percentiles => ({
  median: percentile(counts, 0.5),
  p99: percentile(counts, 0.99),
  most: percentile(counts, 1),
  count: sum(counts),
});

const kinds = {
  delivered: 'message of a feed',
  figures: 'reading of a sensor',
  minutes: 'turn of a minute',
};

export const streamRows = (result: StreamResult) => [
  ['clients', result.clients],
  ...(['delivered', 'figures', 'minutes'] as const).flatMap((kind) => {
    const name = kinds[kind];
    const { median, p99, most } = result[kind];
    return [
      [`${name} to a client, median, ms`, median],
      [`${name} to a client, p99, ms`, p99],
      [`${name} to a client, most, ms`, most],
    ];
  }),
  ['API away, s', round(result.away)],
  ['half back after, s', round(result.back.half)],
  ['95 % back after, s', round(result.back.most)],
  ['all back after, s', round(result.back.all)],
  ['events missed', result.missed],
  ['asked to read again', result.resets],
];

export const streamFigures = ({
  delivered,
  figures,
  minutes,
  back,
  missed,
}: StreamResult): Figure[] => [
  { name: 'event to 10,000 readers, p99', value: delivered.p99, unit: 'ms' },
  { name: 'live figure to 10,000 subscribers, p99', value: figures.p99, unit: 'ms' },
  { name: 'minute to 10,000 readers, p99', value: minutes.p99, unit: 'ms' },
  { name: 'readers back after a restart, 95 %', value: round(back.most), unit: 's' },
  { name: 'events missed over a restart', value: missed, unit: '' },
];
