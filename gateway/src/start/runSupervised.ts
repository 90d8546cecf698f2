import { endOnFault } from 'api/explain-fault';
import { readAddress } from 'api/listen';
import { repoRoot } from '@eldorado/build/app';
import { oneFile } from '@eldorado/build/one-file';
import { dataDirOf } from '../config/dataDir.ts';
import { readListenAddress } from '../config/listenAddress.ts';
import { openSocket } from './listeningSocket.ts';
import { readRole } from './roles.ts';
import { stopLeftDatabase } from './stopLeftDatabase.ts';
import { supervise } from './supervise.ts';

/**
 * Makes this process the supervisor of a site: it ends when the site has ended for good, with its code, and asks it to
 * end at SIGTERM, Ctrl-C and when the terminal goes.
 * @param entry the first module of the site's program.
 */
export async function runSupervised(entry: URL): Promise<never> {
  const program = await oneFile(entry);
  const socket = await openSocketOf(process.env).catch(endOnFault);
  const supervisor = supervise(program, { socket });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => supervisor.stop(signal));
  process.on('SIGHUP', () => supervisor.stop('SIGINT'));
  const code = await supervisor.ended;
  await stopLeftDatabase(dataDirOf(process.env, repoRoot));
  process.exit(code);
}

/** @throws with what the environment has wrong, or why nobody can listen there. */
async function openSocketOf(env: NodeJS.ProcessEnv) {
  return openSocket(readRole(env) === 'api' ? readAddress(env) : readListenAddress(env));
}
