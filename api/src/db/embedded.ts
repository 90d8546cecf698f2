import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import {
  canEnter,
  fallbackFolder,
  postgresUser,
  reachableBinaries,
  type RunAs,
} from './postgresBinaries.ts';

const run = promisify(execFile);
const user = 'eldorado';

/** What a process needs to connect beside the one that runs the site; kept in the data folder, readable by its owner only. */
interface Connection {
  port: number;
  password: string;
  cluster: string;
  ownerPid: number;
}

export interface Log {
  info(message: string): void;
  warn(message: string): void;
}

export interface EmbeddedPostgres {
  url: string;
  /** Starts PostgreSQL again when it has died; does nothing while it lives. */
  revive(): Promise<void>;
  /** Stops it, when this process is the one that runs it. */
  stop(): Promise<void>;
}

// Small on purpose: the site answers from memory and the database holds a few thousand rows.
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '32MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '8MB',
  max_wal_size: '64MB',
  io_method: 'sync',
  jit: 'off',
  autovacuum_max_workers: '1',
  max_worker_processes: '2',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

function alive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function freePort() {
  return new Promise<number>((done, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function portIsFree(port: number) {
  return new Promise<boolean>((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}

const urlOf = ({ port, password }: Connection, database: string) =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;

/** Of a server on that port. */
type Health = 'well' | 'away' | 'refuses the password';

/** Whether a server answers on that port with this password and with this cluster's folder. */
async function healthOf(connection: Connection): Promise<Health> {
  const client = new pg.Client({
    connectionString: urlOf(connection, 'postgres'),
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return resolve(rows[0]?.data_directory ?? '') === resolve(connection.cluster) ? 'well' : 'away';
  } catch (error) {
    return (error as { code?: string }).code === '28P01' ? 'refuses the password' : 'away';
  } finally {
    await client.end().catch(() => undefined);
  }
}

const isHealthy = async (connection: Connection) => (await healthOf(connection)) === 'well';

/** @param what is wrong with the file of the connection. */
const lostPassword = (file: string, what: string, cause?: unknown) =>
  new Error(
    `${file} ${what}. It holds the password of the database beside it: put a copy of the file back. When the data may go, ` +
      'stop the site, delete the file and the folder postgres beside it, and start again.',
    { cause },
  );

/** How to reach the cluster; null before its first start. Throws when the file is damaged: without its password nobody gets in. */
function readConnection(file: string): Connection | null {
  if (!existsSync(file)) return null;
  let found: Partial<Connection> | null;
  try {
    found = JSON.parse(readFileSync(file, 'utf8')) as Partial<Connection> | null;
  } catch (error) {
    throw lostPassword(file, 'is damaged', error);
  }
  const { port, password, cluster, ownerPid } = found ?? {};
  const whole =
    Number.isInteger(port) &&
    Number.isInteger(ownerPid) &&
    typeof password === 'string' &&
    typeof cluster === 'string';
  if (!whole) throw lostPassword(file, 'is damaged');
  return found as Connection;
}

/** Writes aside and renames, so that a kill never leaves half a file. */
function writeConnection(file: string, connection: Connection) {
  writeFileSync(`${file}.new`, JSON.stringify(connection), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** The process id in the cluster's lock file when that process is a PostgreSQL; a stale lock is removed. */
async function lockHolder(cluster: string) {
  const lock = join(cluster, 'postmaster.pid');
  if (!existsSync(lock)) return null;
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0]);
  if (Number.isInteger(pid) && pid > 0 && alive(pid)) {
    // After a restart of the machine the number may belong to an unrelated process.
    const command = await run('ps', ['-o', 'command=', '-p', String(pid)])
      .then(
        ({ stdout }) => stdout,
        () => readFileSync(`/proc/${pid}/cmdline`, 'utf8'),
      )
      .catch(() => 'postgres');
    if (command.includes('postgres')) return pid;
  }
  rmSync(lock, { force: true });
  return null;
}

/** The port at which the process in the cluster's lock file listens. */
const portOf = (cluster: string) =>
  Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3]);

/** Makes a cluster aside and renames it, so that a kill during the first start leaves nothing half made. */
async function initialise(bin: string, cluster: string, password: string, runAs: RunAs) {
  const aside = `${cluster}.new`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  const passwordFile = join(tmpdir(), `pg-${randomBytes(8).toString('hex')}`);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (runAs.uid !== undefined && runAs.gid !== undefined) {
    chownSync(aside, runAs.uid, runAs.gid);
    chownSync(passwordFile, runAs.uid, runAs.gid);
  }
  try {
    await run(
      join(bin, 'initdb'),
      [
        `--pgdata=${aside}`,
        `--username=${user}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--wal-segsize=4',
        '--no-instructions',
      ],
      { ...runAs, cwd: '/' },
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(aside, cluster);
}

async function launch(
  bin: string,
  connection: Connection,
  { connectionFile, logFile }: { connectionFile: string; logFile: string },
  runAs: RunAs,
) {
  if (existsSync(logFile) && statSync(logFile).size > 1_000_000) rmSync(logFile);
  const log = openSync(logFile, 'a', 0o600);
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A session of its own: Ctrl-C reaches the site first, which closes its connections and then stops this.
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', connection.cluster, '-p', String(connection.port), ...flags],
    { ...runAs, cwd: '/', stdio: ['ignore', log, log], detached: true },
  );
  closeSync(log);
  let gone = false;
  child.once('exit', () => (gone = true));
  child.once('error', () => (gone = true));
  child.unref();
  let health: Health = 'away';
  for (let waited = 0; waited < 60_000 && !gone && health === 'away'; waited += 50) {
    health = await healthOf(connection);
    if (health === 'well') return child;
    await sleep(50);
  }
  if (!gone) child.kill('SIGQUIT');
  if (health === 'refuses the password')
    throw lostPassword(connectionFile, 'holds another password than the database has');
  return null;
}

async function makeDatabase(connection: Connection) {
  const client = new pg.Client({ connectionString: urlOf(connection, 'postgres') });
  await client.connect();
  const { rowCount } = await client.query("select 1 from pg_database where datname = 'eldorado'");
  if (rowCount === 0) await client.query('create database eldorado');
  await client.end();
}

/**
 * Runs PostgreSQL on `dataDir`, or joins the one that already runs there. A healthy server left by a killed process is
 * adopted; a stale lock is removed; data survives. Throws when no server can be had.
 */
export async function startEmbedded(dataDir: string, log: Log): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true });
  const connectionFile = join(dataDir, 'postgres.json');
  const logFile = join(dataDir, 'postgres.log');
  const runAs = postgresUser();
  const bin = reachableBinaries(runAs, dataDir);
  let home = resolve(dataDir);
  if (!canEnter(home, runAs)) {
    home = fallbackFolder(dataDir);
    log.warn(`The user postgres cannot enter ${dataDir}; the database is kept in ${home}`);
  }
  const cluster = join(home, 'postgres');
  const known = readConnection(connectionFile);
  if (known === null && existsSync(join(cluster, 'PG_VERSION')))
    throw lostPassword(connectionFile, 'is missing');
  let connection: Connection = known ?? {
    port: await freePort(),
    password: randomBytes(24).toString('hex'),
    cluster,
    ownerPid: process.pid,
  };
  connection = { ...connection, cluster };
  let child: ChildProcess | null = null;
  let owner = false;
  let stopping = false;

  async function start() {
    const deadline = Date.now() + 90_000;
    while (Date.now() < deadline) {
      const holder = await lockHolder(cluster);
      if (holder !== null) {
        // Running, starting, recovering or shutting down: what matters is whether it answers in the end.
        const health = await healthOf(connection);
        if (health === 'refuses the password' && portOf(cluster) === connection.port)
          throw lostPassword(connectionFile, 'holds another password than the database has');
        if (health === 'well') {
          owner ||= connection.ownerPid === process.pid || !alive(connection.ownerPid);
          if (owner)
            writeConnection(
              connectionFile,
              (connection = { ...connection, ownerPid: process.pid }),
            );
          return;
        }
        await sleep(200);
        continue;
      }
      if (!existsSync(join(cluster, 'PG_VERSION'))) {
        writeConnection(connectionFile, connection);
        await initialise(bin, cluster, connection.password, runAs);
      }
      if (!(await portIsFree(connection.port)))
        connection = { ...connection, port: await freePort() };
      connection = { ...connection, ownerPid: process.pid };
      writeConnection(connectionFile, connection);
      child = await launch(bin, connection, { connectionFile, logFile }, runAs);
      if (child) {
        owner = true;
        return;
      }
      // The children of a killed server hold its memory for a moment.
      await sleep(300);
    }
    throw new Error(`PostgreSQL did not start; its own words are in ${logFile}`);
  }

  await start();
  await makeDatabase(connection);

  return {
    get url() {
      return urlOf(connection, 'eldorado');
    },
    async revive() {
      if (stopping || (await isHealthy(connection))) return;
      // Another process may have started it on another port.
      connection = { ...(readConnection(connectionFile) ?? connection), cluster };
      // One that was killed is there for a moment more; one that hangs, starts or recovers is left to it.
      for (let waited = 0; (await lockHolder(cluster)) !== null; waited += 100) {
        if (waited >= 1_000) return;
        await sleep(100);
      }
      log.warn('PostgreSQL has died; starting it again');
      await start();
    },
    async stop() {
      stopping = true;
      if (!owner) return;
      const holder = await lockHolder(cluster);
      if (holder === null) return;
      // SIGINT is PostgreSQL's fast shutdown: it ends sessions, writes everything and leaves.
      process.kill(holder, 'SIGINT');
      for (let waited = 0; waited < 10_000 && alive(holder); waited += 25) await sleep(25);
      child = null;
    },
  };
}
