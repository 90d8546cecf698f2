import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Stops the embedded PostgreSQL of a site that was killed, and so could not. One that another living site runs, or that
 * is none of ours, is left alone.
 * @param dataDir the site's DATA_DIR.
 */
export async function stopLeftDatabase(dataDir: string): Promise<void> {
  const text = read(path.join(dataDir, 'postgres.json'));
  if (text === null) return;
  const { cluster, ownerPid } = JSON.parse(text) as { cluster: string; ownerPid: number };
  if (isAlive(ownerPid)) return;
  const pid = Number(read(path.join(cluster, 'postmaster.pid'))?.split('\n')[0]);
  // After a restart of the machine the number may belong to an unrelated process.
  if (!pid || !isAlive(pid) || read(`/proc/${pid}/cmdline`)?.includes('postgres') === false) return;
  // SIGINT is PostgreSQL's fast shutdown: it ends sessions, writes everything and ends.
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + 5_000;
  while (isAlive(pid) && Date.now() < deadline) await sleep(25);
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
