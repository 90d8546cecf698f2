import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { repoRoot } from '@eldorado/build/app';
import { oneFile } from '@eldorado/build/one-file';

/** A site started for a test, in a process of its own. */
export interface TestSite {
  /** Its address, without a slash at the end. */
  origin: string;
  process: ChildProcess;
  /** What it printed so far. */
  output(): string;
  /** Moves the clock of a site on that was started with AIRPORT_CLOCK=moves, by so many milliseconds. */
  jump(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

/** A folder for what a site keeps; PostgreSQL, which runs as a user of its own beside root, must get through it. */
function ownDataDir(): string {
  mkdirSync(testDir, { recursive: true });
  const folder = mkdtempSync(path.join(testDir, 'site-'));
  chmodSync(folder, 0o755);
  return folder;
}

const isNew = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;

/**
 * Starts the gateway (and the API in it, unless API_URL names one) on a free port, with data of its own that go with it unless
 * DATA_DIR names a folder. A new folder begins with a copy of SITE_DATA where that names the data of a site that was ended: a database
 * takes seconds to be made and filled.
 * @param env what differs from a plain start.
 * @param start `production` starts it under its supervisor, as the image does.
 * @throws with its output when it does not answer within three minutes, as long as a machine with much other work may take.
 */
export async function startSite(
  env: Record<string, string>,
  start: 'main' | 'production' = 'main',
): Promise<TestSite> {
  const entry = new URL(`../../../../gateway/src/start/${start}.ts`, import.meta.url);
  const { execArgv, file } = await oneFile(entry);
  const dataDir = env['DATA_DIR'] ?? ownDataDir();
  const made = env['SITE_DATA'] ?? process.env['SITE_DATA'];
  if (made && !env['API_URL'] && isNew(dataDir))
    await promisify(execFile)('cp', ['-a', `${made}/.`, dataDir]);
  const child: ChildProcess = spawn(process.execPath, [...execArgv, file], {
    cwd: repoRoot,
    env: {
      ...process.env,
      CHANNEL: testChannel,
      PORT: '0',
      LOG_LEVEL: 'error',
      ...env,
      DATA_DIR: dataDir,
    },
    // The fourth moves its clock.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The site did not start:\n${printed}`)),
      180_000,
    );
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /El Dorado: http:\/\/localhost:(\d+)/.exec(printed)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(`http://localhost:${address}`);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The site ended with ${code}:\n${printed}`));
    });
  });
  return {
    origin,
    process: child,
    output: () => printed,
    jump: (milliseconds) =>
      new Promise((resolve) => {
        const hear = (message: { jumped?: number }) => {
          if (message.jumped !== milliseconds) return;
          child.off('message', hear);
          resolve();
        };
        child.on('message', hear).send({ jump: milliseconds });
      }),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await ended;
      }
      if (!env['DATA_DIR']) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Where the tests keep what they build and store; nothing of it is in the repository. */
export const testDir = path.join(repoRoot, 'test-results');
/** What the journeys' sites serve: `npm test` builds it, and the thorough journeys have their own. */
export const testReleases = process.env['JOURNEY_RELEASES'] ?? path.join(testDir, 'releases');

/** Where `npm run build`, with which the journeys begin, makes releases live. */
export const testChannel = 'local';

/** A Monday morning, 10:00 in Bogotá, at which the sites of the tests begin. */
export const testNow = '2026-03-02T15:00:00.000Z';

/** The two sites of all journeys, over the releases of the last build. */
export interface JourneySites {
  /** What a journey is told of them. */
  env: Readonly<Record<'SITE_ORIGIN' | 'STANDING_ORIGIN' | 'SITE_DATA', string>>;
  /** Ends both. @returns how each ended that did not end well. */
  stop(): Promise<string[]>;
  /** Ends both without waiting. */
  kill(): void;
}

/**
 * Starts the journeys' site, whose clock goes on from `testNow` a second a second, and one whose clock stands still.
 * @param dataDir a folder for what they keep; what an earlier run left there goes.
 * @param releases what they serve.
 */
export async function startJourneySites(
  dataDir: string,
  releases = testReleases,
): Promise<JourneySites> {
  const start = (name: string, env: Record<string, string>) =>
    startSite({
      RELEASES_DIR: releases,
      DATA_DIR: path.join(dataDir, name),
      AIRPORT_NOW: testNow,
      ...env,
    });
  rmSync(dataDir, { recursive: true, force: true });
  // PostgreSQL, which runs as a user of its own beside root, must get through.
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  // Each site of a journey begins with a copy of its data.
  const SITE_DATA = path.join(dataDir, 'made');
  await (await start('made', {})).stop();
  const moving = await start('site', { AIRPORT_CLOCK: 'moves', SITE_DATA });
  const standing = await start('standing', { SITE_DATA }).catch((error: unknown) => {
    moving.process.kill();
    throw error;
  });
  const sites = [moving, standing];
  return {
    env: { SITE_ORIGIN: moving.origin, STANDING_ORIGIN: standing.origin, SITE_DATA },
    kill: () => sites.forEach((site) => site.process.kill()),
    async stop() {
      await Promise.all(sites.map((site) => site.stop()));
      return sites
        .filter((site) => site.process.exitCode !== 0)
        .map(
          (site) =>
            `it ended with ${site.process.exitCode}, and said: ${site.output().slice(-200)}`,
        );
    },
  };
}

/** The site whose clock stands still, for journeys that say why: `test.use({ baseURL: standingOrigin })`. */
export const standingOrigin = process.env['STANDING_ORIGIN'] ?? process.env['SITE_ORIGIN'] ?? '';
