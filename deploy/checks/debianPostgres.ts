import { execFile } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { postgresFolder, run } from './programs.ts';

/** A PostgreSQL of Debian's, of a test's own. */
export interface DebianPostgres {
  /** The folder of its programs. */
  bin: string;
  /** The address of a database of it. */
  url(database: string): string;
  /** Makes an empty database. */
  create(database: string): void;
  /** Runs SQL and answers its rows, a line each. */
  query(database: string, sql: string): string;
  /** What its server wrote. */
  log(): string;
  /** Its first process, whose death is that of all. */
  pid(): number;
  /** Starts it again after it was killed, as its supervisor would. Rejects when it does not start within ten seconds. */
  startAgain(): Promise<void>;
  stop(): void;
}

/** Starts one in a folder of its own, reached by a socket there: it takes no port. @throws when it does not start. */
export function startDebianPostgres(): DebianPostgres {
  const bin = postgresFolder();
  const dir = mkdtempSync(path.join(tmpdir(), 'pg-'));
  // Sites under other users reach the socket in it.
  run('chmod', ['755', dir]);
  // PostgreSQL does not run as root.
  const as = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
  if (as.length > 0) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(run('id', [flag, 'postgres'])));
    chownSync(dir, uid ?? 0, gid ?? 0);
  }
  const runAs = (args: readonly string[]) => {
    const [file = '', ...rest] = [...as, ...args];
    return run(file, rest, { cwd: '/' });
  };
  const data = path.join(dir, 'data');
  runAs([
    `${bin}/initdb`,
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  const flags = `-c listen_addresses='' -c unix_socket_directories=${dir} -c fsync=off`;
  const start = [
    `${bin}/pg_ctl`,
    '-D',
    data,
    '-w',
    '-o',
    flags,
    '-l',
    path.join(dir, 'log'),
    'start',
  ];
  runAs(start);
  const url = (database: string) =>
    `postgres://postgres@/${database}?host=${encodeURIComponent(dir)}`;
  return {
    bin,
    url,
    create: (database) => void run(`${bin}/createdb`, ['-h', dir, '-U', 'postgres', database]),
    query: (database, sql) => run(`${bin}/psql`, ['-XAt', '-c', sql, url(database)]).trim(),
    log: () => readFileSync(path.join(dir, 'log'), 'utf8'),
    pid: () => Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    async startAgain() {
      const [file = '', ...rest] = [...as, ...start];
      const givenUp = Date.now() + 10_000;
      for (;;) {
        // Those of its processes that have not noticed yet keep their memory, and a new one from starting.
        const error = await promisify(execFile)(file, rest, { cwd: '/' }).then(
          () => null,
          (reason: unknown) => reason,
        );
        if (error === null) return;
        if (Date.now() > givenUp) throw error;
      }
    },
    stop() {
      runAs([`${bin}/pg_ctl`, '-D', data, '-m', 'immediate', '-w', 'stop']);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
