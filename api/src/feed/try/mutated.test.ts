import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { thorough } from '@eldorado/testing/thorough';
import { parseEstablishments } from '../../establishments/parseEstablishments.ts';
import { establishmentForm } from '../../establishments/establishmentForm.ts';
import { aircraftRows, airlineRows, airportRows } from '../../flights/catalogue.ts';
import { judgeOpenings, openingForm } from '../../jobs/judgeOpenings.ts';
import { readingsOfCsv, readingsOfJson } from '../../live/readings/readMessage.ts';
import { readArchive } from '../../map/imdf/readArchive.ts';
import { judgeRates } from '../../rates/judgeRates.ts';
import { ratesOfCsv, ratesOfJson, type ReadRates } from '../../rates/readRates.ts';
import { readStatistics } from '../../statistics/readStatistics.ts';
import { readCsv } from '../../text/readCsv.ts';
import { decodeUtf8 } from '../../text/readUtf8.ts';
import { exampleTexts } from '../../transit/gtfs/exampleFeed.ts';
import { readFeed } from '../../transit/gtfs/readFeed.ts';
import { AidxError, readAidx } from '../aidx/readAidx.ts';
import { parseSchedule } from '../parseSchedule.ts';
import { scheduleForm } from '../scheduleForm.ts';
import { readSsim } from '../ssim/readSsim.ts';
import { mishaps, mutated } from './mutate.ts';

jest.setTimeout(thorough ? 1_200_000 : 60_000);

/** Five thousand files of a kind by THOROUGH=1; FC_SEED=n tries others. */
const run = {
  numRuns: thorough ? 5_000 : 50,
  seed: Number(process.env['FC_SEED'] ?? 20261127),
};

const feeds = join(import.meta.dirname, '../../../feeds');
const file = (path: string) => readFileSync(join(feeds, path));
/** The beginning of a file, which says as much as all of it. */
const linesOf = (path: string, count: number) =>
  Buffer.from(file(path).toString().split('\n').slice(0, count).join('\n'));
const codes = (rows: readonly { iata: string }[]) => new Set(rows.map(({ iata }) => iata));
const known = {
  airlines: codes(airlineRows),
  airports: codes(airportRows),
  aircraft: codes(aircraftRows),
};

/** What came of a file: either it may be applied, or each of its faults says what is wrong. */
interface Outcome {
  isGood: boolean;
  reasons: string[];
}
const reasonsOf = (faults: readonly { reason: string }[]) => faults.map(({ reason }) => reason);
const outcome = (result: { kind: string; faults?: readonly { reason: string }[] }): Outcome => ({
  isGood: result.kind === 'good',
  reasons: reasonsOf(result.faults ?? []),
});

const today = '2026-11-20';
const judgedRates = (read: ReadRates): Outcome => {
  if (read.kind === 'bad') return outcome(read);
  const { faults } = judgeRates(read.entries, {
    today,
    houses: new Set(['cambios-andino']),
    near: () => null,
  });
  return { isGood: faults.length === 0, reasons: reasonsOf(faults) };
};
const textOf = (bytes: Uint8Array) => decodeUtf8(bytes) ?? '';

async function aidx(bytes: Uint8Array): Promise<Outcome> {
  try {
    const { legs } = await readAidx(Readable.from([bytes]));
    const reasons = legs.flatMap((leg) => ('reason' in leg ? [leg.reason] : []));
    return { isGood: reasons.length === 0, reasons };
  } catch (error) {
    if (error instanceof AidxError) return { isGood: false, reasons: [error.message] };
    throw error;
  }
}

async function gtfs(bytes: Uint8Array): Promise<Outcome> {
  const texts = new Map(Object.entries(exampleTexts()));
  const result = await readFeed(() => ({
    names: new Set(texts.keys()),
    read: (name) =>
      Readable.from([
        name === 'stop_times.txt' ? bytes : Buffer.from(texts.get(name) ?? ''),
      ]) as AsyncIterable<Uint8Array>,
  }));
  return outcome(result);
}

const folder = join(feeds, 'imdf');
const archive = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('json'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const),
);
function imdf(bytes: Uint8Array): Outcome {
  const files = new Map<string, string | null>(archive).set('unit.geojson', decodeUtf8(bytes));
  const result = readArchive({ files, faults: [] });
  return {
    isGood: result.kind === 'valid',
    reasons: result.kind === 'faulty' ? result.faults.map(({ what }) => what) : [],
  };
}

const rates = { rates: [{ currency: 'USD', date: today, pesos: 3801.55, source: 'Banco' }] };
const readings = { readings: [{ subject: 'a', measuredAt: '2026-11-20T12:00:00Z', value: 7 }] };

const kinds: [string, Uint8Array, (bytes: Uint8Array) => Outcome | Promise<Outcome>][] = [
  [
    'a schedule',
    linesOf('example-schedule.csv', 30),
    async (bytes) => {
      const csv = await readCsv([bytes], scheduleForm);
      return outcome(csv.kind === 'bad' ? csv : parseSchedule(csv.rows, known));
    },
  ],
  [
    'establishments',
    Buffer.from(
      readFileSync(join(feeds, '../data/establishments.csv'), 'utf8')
        .split('\n')
        .slice(0, 8)
        .join('\n'),
    ),
    async (bytes) => {
      const csv = await readCsv([bytes], establishmentForm);
      return outcome(csv.kind === 'bad' ? csv : parseEstablishments(csv.rows, known.airlines));
    },
  ],
  [
    'openings',
    file('jobs/jobs.csv'),
    async (bytes) => {
      const csv = await readCsv([bytes], openingForm);
      if (csv.kind === 'bad') return outcome(csv);
      const { faults } = judgeOpenings(csv.rows);
      return { isGood: faults.length === 0, reasons: reasonsOf(faults) };
    },
  ],
  ['rates', file('rates/rates.csv'), async (bytes) => judgedRates(await ratesOfCsv([bytes]))],
  [
    'rates in JSON',
    Buffer.from(JSON.stringify(rates, null, 1)),
    (bytes) => judgedRates(ratesOfJson(textOf(bytes))),
  ],
  [
    'statistics',
    file('statistics/example.csv'),
    async (bytes) => outcome(await readStatistics([bytes], today)),
  ],
  ['readings', file('live/readings.csv'), async (bytes) => outcome(await readingsOfCsv([bytes]))],
  [
    'readings in JSON',
    Buffer.from(JSON.stringify(readings, null, 1)),
    (bytes) => outcome(readingsOfJson(textOf(bytes))),
  ],
  ['AIDX', file('aidx/01-update.xml'), aidx],
  [
    'SSIM',
    file('ssim/two-airlines.ssim'),
    (bytes) => outcome(readSsim(Buffer.from(bytes).toString('latin1'), known)),
  ],
  ['GTFS', Buffer.from(exampleTexts()['stop_times.txt'] ?? ''), gtfs],
  ['IMDF', file('imdf/unit.geojson'), imdf],
];

test.each(kinds)(
  '%s that suffered on the way are taken whole, or refused in words',
  async (_, whole, judge) => {
    expect((await judge(whole)).reasons).toEqual([]);
    await fc.assert(
      fc.asyncProperty(mishaps, async (all) => {
        const { isGood, reasons } = await judge(mutated(whole, all));
        expect(reasons.every((reason) => /\w{2}/.test(reason))).toBe(true);
        expect(reasons.length > 0).toBe(!isGood);
      }),
      run,
    );
  },
);
