import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cityTexts, zipOf } from 'api/example-gtfs';
import { repoRoot } from '@eldorado/build/app';
import { startApi } from '../load/apiLoad.ts';
import { percentile, round, type Figure } from '../figures.ts';
import { numbers } from '../load/oddQueries.ts';
import { testNow } from '../../support/site/site.ts';

export interface TransitFigures {
  /** Seconds of the command that reads the feed. */
  importSeconds: number;
  /** Seconds from its end until the running API plans with it. */
  followSeconds: number;
  asked: number;
  /** Milliseconds. */
  median: number;
  p99: number;
  slowest: number;
}

/** Ways asked for, none of them twice; the first ones are not counted, since code is fast once it has run for a while. */
const asked = 1_000;
const warmUp = 100;

interface Answers {
  places: { slug: string; kind: string }[];
  flights: { id: string; scheduledAt: string; status: string }[];
  timetable: { source: string };
}

/**
 * Reads a GTFS feed of a city's size, 8,000 stops and 900 routes, beside a running API, and asks for the ways from every part of
 * the city to different flights, one after the other.
 */
export async function measureTransit(dataDir: string): Promise<TransitFigures> {
  mkdirSync(dataDir, { recursive: true });
  const zip = path.join(dataDir, 'city.zip');
  writeFileSync(zip, zipOf(cityTexts()));
  const api = await startApi(path.join(dataDir, 'api'));
  const read = async <Name extends keyof Answers>(call: string, name: Name) => {
    const answer = await fetch(`${api.origin}/api/v2/${call}`);
    if (answer.status !== 200) throw new Error(`${call} answered ${answer.status}`);
    return ((await answer.json()) as Answers)[name];
  };
  try {
    const started = performance.now();
    await feedCommand(zip, path.join(dataDir, 'api'));
    const importSeconds = (performance.now() - started) / 1000;
    const ended = performance.now();
    const source = async () =>
      (await read(`city-routes?from=chapinero&flight=`, 'timetable')).source;
    while ((await source()) !== 'import') await pause(100);
    const followSeconds = (performance.now() - ended) / 1000;

    const places = (await read('taxi-imperial/places', 'places')).filter(
      ({ kind }) => kind !== 'terminal',
    );
    const board = 'flights?type=commercial&direction=departures&date=2026-03-03';
    const flights = (await read(board, 'flights')).filter(({ status }) => status !== 'CAN');
    const pick = numbers();
    const seen = new Set<string>();
    const times: number[] = [];
    while (seen.size < asked + warmUp) {
      const from = places[pick(places.length)]?.slug ?? '';
      const flight = flights[pick(flights.length)]?.id ?? '';
      const call = `city-routes?${new URLSearchParams({ from, flight }).toString()}`;
      if (seen.has(call)) continue;
      seen.add(call);
      const begun = performance.now();
      await read(call, 'timetable');
      if (seen.size > warmUp) times.push(performance.now() - begun);
    }
    const at = (share: number) => percentile(times, share);
    const answered = { asked: times.length, median: at(0.5), p99: at(0.99), slowest: at(1) };
    return { importSeconds, followSeconds, ...answered };
  } finally {
    await api.stop();
  }
}

/** `npm run feed -- gtfs ZIP` beside the running API. @throws when it refuses the feed. */
const feedCommand = (zip: string, dataDir: string) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', 'feed', '--', 'gtfs', zip], {
      cwd: repoRoot,
      env: { ...process.env, DATA_DIR: dataDir, AIRPORT_NOW: testNow },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm run feed -- gtfs ended with ${code}`)),
    );
  });

export const transitRows = (figures: TransitFigures) => [
  ['reading 8,000 stops and 900 routes, s', round(figures.importSeconds)],
  ['until the running site plans with them, s', round(figures.followSeconds)],
  ['ways from the city, each asked for once', figures.asked],
  ['answer median, ms', round(figures.median)],
  ['answer p99, ms', round(figures.p99)],
  ['answer slowest, ms', round(figures.slowest)],
];

export const transitFigures = (figures: TransitFigures): Figure[] => [
  { name: 'GTFS feed of a city read', value: round(figures.importSeconds), unit: 's' },
  { name: 'way from the city, p99', value: round(figures.p99), unit: 'ms' },
];
