import { fileURLToPath } from 'node:url';
import { repoRoot } from '@eldorado/build/app';
import { dataDirOf } from './dataDir.ts';
import { stopLeftDatabase } from './stopLeftDatabase.ts';
import { supervise } from './supervise.ts';

/**
 * Makes this process the supervisor of a site: it ends when the site has ended for good, with its code, and asks it to
 * end at SIGTERM, Ctrl-C and when the terminal goes.
 * @param file the site's program, for Node.
 */
export async function runSupervised(file: URL): Promise<never> {
  const supervisor = supervise(fileURLToPath(file));
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => supervisor.stop(signal));
  process.on('SIGHUP', () => supervisor.stop('SIGINT'));
  const code = await supervisor.ended;
  await stopLeftDatabase(dataDirOf(process.env, repoRoot));
  process.exit(code);
}
