import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createPrivateKey, createPublicKey, randomBytes } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { repoRoot } from '@eldorado/build/app';
import {
  configuredStore,
  liveSet,
  openStore,
  promoteRelease,
  publishRelease,
} from '@eldorado/releases';
import { startDebianPostgres, type DebianPostgres } from 'deploy/postgres';
import { startProduction } from 'deploy/production';
import { run } from 'deploy/programs';
import { makeCertificate, startApiBalancer, startCaddy, startNginx } from 'deploy/proxy';
import type { Door } from '../../support/visitors/ask.ts';
import { childrenOf, renderingWorkers } from '../../support/site/processes.ts';
import { testChannel, testNow } from '../../support/site/site.ts';
import { answers, freePort } from '../load/apiLoad.ts';

/** A part of the fleet that ends or is changed under load. */
export interface Part {
  name: string;
  /** Kills it with SIGKILL; of what is planned, begins it as whoever updates the site does. */
  kill(): void;
  /** Resolves when it does its work again. */
  back(): Promise<void>;
  /** Whether somebody means it to happen: nobody may notice. */
  isPlanned?: boolean;
  /** Whether somebody in front of it can ask another one, so that visitors need not see its end. */
  isDouble: boolean;
}

export interface Fleet {
  door: Door;
  parts: readonly Part[];
  postgres: DebianPostgres;
  stop(): Promise<void>;
}

const host = 'www.example.com';
const database = 'site';
const bucket = 'releases';
/** Milliseconds after which what ended is started again, as a container's runtime does. */
const startedAgainAfter = 500;
const longestStart = 180_000;

const fronts = { nginx: startNginx, caddy: startCaddy };
/** The proxies of `deploy/` that may stand before the gateways. */
export type Front = keyof typeof fronts;
export const isFront = (name: string): name is Front => Object.hasOwn(fronts, name);

interface Running {
  pid: number;
  ended: Promise<unknown>;
  stop(): unknown;
}

/** Starts a program, and again whenever it ends. */
async function keepRunning(start: () => Promise<Running>) {
  let current = await start();
  let stopped = false;
  void (async () => {
    for (;;) {
      await current.ended;
      await new Promise((resolve) => setTimeout(resolve, startedAgainAfter));
      if (stopped) return;
      current = await start();
    }
  })();
  return {
    pid: () => current.pid,
    async stop() {
      stopped = true;
      await current.stop();
    },
  };
}

/** A program that is no site, such as the store's service. */
function startProgram(file: string, args: readonly string[]): Promise<Running> {
  const child: ChildProcess = spawn(file, args, { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return Promise.resolve({
    pid: child.pid ?? 0,
    ended,
    stop: () => (child.kill('SIGTERM'), ended),
  });
}

/**
 * Starts on this machine what deploy/ describes: nginx or Caddy, two gateways, an nginx before two APIs, PostgreSQL and an S3 server with
 * the releases in it, each with what starts it again.
 * @param releases that are built. @param dir for all that it writes.
 * @param env of the APIs, beside where things are. @param front what stands before the gateways.
 */
export async function startFleet(
  releases: string,
  dir: string,
  env: Readonly<Record<string, string>>,
  front: Front,
): Promise<Fleet> {
  mkdirSync(dir, { recursive: true });
  const file = (name: string) => path.join(dir, name);
  const folder = (name: string) => {
    mkdirSync(file(name), { recursive: true });
    // The sites run as another user.
    chmodSync(file(name), 0o777);
    return file(name);
  };
  makeCertificate(dir, host);
  const postgres = startDebianPostgres();
  postgres.create(database);

  const storePort = await freePort();
  const storeAddress = `http://127.0.0.1:${storePort}`;
  const store = await keepRunning(() =>
    startProgram(process.execPath, [
      path.join(repoRoot, 'node_modules/.bin/s3rver'),
      ...['-d', file('store'), '-a', '127.0.0.1', '-p', String(storePort), '--silent'],
      ...['--configure-bucket', bucket],
    ]),
  );
  const storeAnswers = () =>
    until(() =>
      fetch(storeAddress).then(
        (answer) => answer.status < 500,
        () => false,
      ),
    );
  await storeAnswers();
  const storeEnv = {
    RELEASES_STORE: `s3://${bucket}/site`,
    S3_ENDPOINT: storeAddress,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    RELEASE_TRUSTED_KEYS: file('release.pub.pem'),
  };
  await fillStore(releases, file('builder'), storeEnv);

  const common = {
    PUBLIC_ORIGIN: `https://${host}`,
    AIRPORT_NOW: testNow,
    LOG_LEVEL: 'warn',
    RENDER_WORKERS: '1',
  };
  const site = async (name: string, own: Readonly<Record<string, string>>) => {
    const port = await freePort();
    const all = { ...common, ...own, PORT: String(port), DATA_DIR: folder(name) };
    const kept = await keepRunning(() => startProduction(repoRoot, all));
    const isApi = own['API_ONLY'] === '1';
    const ready = `http://127.0.0.1:${port}${isApi ? '/api/ready' : '/health/ready'}`;
    const process = () => childrenOf(kept.pid())[0] ?? 0;
    const back = () => answers(ready, longestStart).then(() => undefined);
    return { name, port, kept, process, back };
  };
  const databaseUrl = postgres.url(database);
  // Each has a folder of its own, and all read what the others encrypted.
  const dataKeys = `fleet:${randomBytes(32).toString('base64')}`;
  const api = { ...env, API_ONLY: '1', DATABASE_URL: databaseUrl, DATA_KEYS: dataKeys };
  const apis = [await site('API 1', api), await site('API 2', api)] as const;
  await Promise.all(apis.map(({ back }) => back()));
  const balancer = await startApiBalancer(
    folder('apis'),
    apis.map(({ port }) => port),
  );
  const gateway = (name: string) =>
    site(name, {
      ...storeEnv,
      GATEWAY_ONLY: '1',
      API_URL: `http://127.0.0.1:${balancer.port}`,
      RELEASES_DIR: folder(`${name} releases`),
    });
  const gateways = [await gateway('gateway 1'), await gateway('gateway 2')] as const;
  await Promise.all(gateways.map(({ back }) => back()));
  const proxy = await fronts[front](
    dir,
    gateways.map(({ port }) => port),
  );

  const sites = [...gateways, ...apis];
  const kill = (pid: number | undefined, signal: NodeJS.Signals = 'SIGKILL') =>
    process.kill(pid ?? 0, signal);
  const allBack = async () => {
    await Promise.all(sites.map(({ back }) => back()));
  };
  /** What listens is the child of a supervisor: a container's end is that of both. */
  const partsOf = ({ name, kept, process: listening, back }: (typeof sites)[number]) => {
    let killed = 0;
    const part = (named: string, pid: () => number, signal?: NodeJS.Signals): Part => ({
      name: named,
      kill() {
        killed = listening();
        kill(pid(), signal);
      },
      async back() {
        // A process whose supervisor is gone answers until it has drained.
        await until(() => Promise.resolve(![0, killed].includes(listening())));
        await back();
      },
      isDouble: true,
    });
    return {
      killed: [part(name, listening), part(`supervisor of ${name}`, kept.pid)],
      restarted: { ...part(`${name}, SIGTERM`, kept.pid, 'SIGTERM'), isPlanned: true },
    };
  };
  let migrating: Promise<unknown> = Promise.resolve();
  const planned: Part[] = [
    {
      name: 'a migration',
      kill() {
        migrating = migrate(postgres, databaseUrl);
      },
      back: () => migrating.then(allBack),
      isDouble: true,
      isPlanned: true,
    },
    // A rolling restart: each in turn, once the one before is back.
    ...sites.map((each) => partsOf(each).restarted),
  ];
  const parts: Part[] = [
    ...planned,
    ...sites.flatMap((each) => partsOf(each).killed),
    {
      name: 'rendering worker',
      kill: () => kill(renderingWorkers(gateways[0].process())[0]),
      back: gateways[0].back,
      isDouble: true,
    },
    {
      name: 'PostgreSQL, a connection',
      kill: () => kill(connectionOf(postgres)),
      back: allBack,
      isDouble: true,
    },
    {
      name: 'PostgreSQL',
      kill: () => kill(postgres.pid()),
      async back() {
        await new Promise((resolve) => setTimeout(resolve, startedAgainAfter));
        await postgres.startAgain();
        await allBack();
      },
      isDouble: true,
    },
    { name: 'S3 server', kill: () => kill(store.pid()), back: storeAnswers, isDouble: true },
    {
      name: 'nginx before the APIs, a worker',
      kill: () => kill(childrenOf(balancer.pid)[0]),
      back: allBack,
      isDouble: false,
    },
    // Caddy is one process, with nobody who starts it again here.
    ...childrenOf(proxy.pid)
      .slice(0, 1)
      .map((worker): Part => ({
        name: 'nginx, a worker',
        kill: () => kill(worker),
        back: allBack,
        isDouble: false,
      })),
  ];
  return {
    door: { port: proxy.port, tls: { host, ca: readFileSync(file('site.crt')) } },
    parts,
    postgres,
    async stop() {
      await proxy.stop();
      await Promise.all(sites.map(({ kept }) => kept.stop()));
      await balancer.stop();
      await store.stop();
      postgres.stop();
    },
  };
}

async function until(passes: () => Promise<boolean>): Promise<void> {
  const givenUp = Date.now() + longestStart;
  while (!(await passes())) {
    if (Date.now() > givenUp) throw new Error('A part did not come back');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Publishes the releases that are live in a folder to the store, as who builds does. */
async function fillStore(releases: string, dir: string, env: Readonly<Record<string, string>>) {
  cpSync(releases, dir, { recursive: true });
  const key = path.join(dir, 'keys/development.pem');
  const publicKey = createPublicKey(createPrivateKey(readFileSync(key)));
  const { RELEASE_TRUSTED_KEYS: trusted = '' } = env;
  writeFileSync(trusted, publicKey.export({ type: 'spki', format: 'pem' }));
  const from = await openStore(releases).readChannel(testChannel);
  if (!from.ok) throw new Error(from.failure.sentence);
  const store = configuredStore(dir, { ...env, RELEASE_SIGNING_KEY: key });
  const at = new Date().toISOString();
  const context = { store, channel: 'production', at, who: 'bench', why: 'measuring' };
  for (const [name, version] of Object.entries(liveSet(from.value))) {
    for (const done of [
      await publishRelease(context, name, version),
      await promoteRelease(context, name, version, true),
    ])
      if (!done.ok) throw new Error(done.failure.sentence);
  }
  run('chmod', ['a+r', trusted]);
}

/**
 * Changes tables that are written to meanwhile, as a migration would, and runs the job that comes before new processes: a column
 * more, and an index over it, of which the running version knows nothing.
 */
async function migrate(postgres: DebianPostgres, databaseUrl: string): Promise<void> {
  for (const table of ['taxi_bookings', 'contact_messages'])
    postgres.query(
      database,
      `alter table ${table} add column of_the_bench text; create index on ${table} (of_the_bench)`,
    );
  await promisify(execFile)('npm', ['run', '--silent', 'migrate', '-w', 'api'], {
    cwd: repoRoot,
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
}

/** The process of PostgreSQL that answers an API at present. */
const connectionOf = (postgres: DebianPostgres) =>
  Number(
    postgres
      .query(
        database,
        `select pid from pg_stat_activity where datname = '${database}' and pid <> pg_backend_pid() limit 1`,
      )
      .split('\n')[0],
  );
