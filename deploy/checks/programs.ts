import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Programs of Debian that check the files of this folder, and the packages that they come from. */
const packages = {
  caddy: 'caddy',
  nginx: 'nginx-light',
  openssl: 'openssl',
  promtool: 'prometheus',
} as const;

export type Program = keyof typeof packages;

/** Where a program lies. @throws naming its package when it is not installed. */
export function findProgram(name: Program): string {
  const found = ['/usr/bin', '/usr/sbin', '/usr/local/bin']
    .map((folder) => `${folder}/${name}`)
    .find((file) => existsSync(file));
  if (!found) throw new Error(`${name} is missing: apt-get install ${packages[name]}`);
  return found;
}

/** The folder of Debian's PostgreSQL, the newest that is installed. @throws when there is none. */
export function postgresFolder(): string {
  const found = [18, 17, 16, 15]
    .map((major) => `/usr/lib/postgresql/${major}/bin`)
    .find((folder) => existsSync(`${folder}/postgres`) && existsSync(`${folder}/pg_dump`));
  if (!found) throw new Error('PostgreSQL is missing: apt-get install postgresql');
  return found;
}

/** Runs a program and answers what it prints, errors too. @throws with that when it fails. */
export function run(
  file: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string | undefined>; input?: string } = {},
): string {
  try {
    return execFileSync(file, args, {
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'pipe'],
      ...options,
      env: { ...process.env, ...options.env },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${file} ${args.join(' ')}\n${stdout ?? ''}${stderr ?? String(error)}`);
  }
}
