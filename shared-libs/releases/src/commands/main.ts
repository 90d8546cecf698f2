import { join, resolve } from 'node:path';
import { canary } from './serving/canary.ts';
import { check } from './publishing/check.ts';
import type { ExitCode } from './command.ts';
import { decode } from './decode.ts';
import { gc } from './publishing/gc.ts';
import { key } from './publishing/key.ts';
import { list } from './reading/list.ts';
import { log } from './reading/log.ts';
import { create } from './publishing/new.ts';
import { pause } from './serving/pause.ts';
import { promote } from './serving/promote.ts';
import { publish } from './publishing/publish.ts';
import { quarantine } from './serving/quarantine.ts';
import { restore } from './serving/restore.ts';
import { retire } from './serving/retire.ts';
import { rollback } from './serving/rollback.ts';
import { share } from './reading/share.ts';
import { sign } from './publishing/sign.ts';
import { run, type Commands, type Ground } from './run.ts';
import { askSite } from './site/askSite.ts';
import { configuredStore } from '../store/configuredStore.ts';
import { repoRoot } from '../repoRoot.ts';
import type { ReleaseStore } from '../store/store.ts';

/** In the order in which the usage lists them. */
const commands: Commands = {
  new: create,
  check,
  publish,
  promote,
  canary,
  pause,
  rollback,
  quarantine,
  retire,
  restore,
  share,
  decode,
  list,
  log,
  gc,
  sign,
  key,
};

const synopses = Object.entries(commands).map(([name, command]) => ({
  left: [name, ...command.arguments].join(' '),
  several: command.several && `${name} ${command.several}…`,
  summary: command.summary,
}));
const rows = synopses.flatMap(({ left, several, summary }) => [
  { left, summary },
  ...(several === undefined ? [] : [{ left: several, summary: 'the same, of several as one' }]),
]);
const width = Math.max(...rows.map(({ left }) => left.length));
const usage = `Usage: npm run release -- <command> [options]

${rows.map(({ left, summary }) => `  ${left.padEnd(width)}   ${summary}`).join('\n')}

The shell is released like a remote, under the name shell.
Each command explains its options: npm run release -- <command> --help
Machines ask with --json, and with npm run --silent: npm prints the command first otherwise.
Exit codes: 0 done, 1 refused, 2 wrong usage.`;

/** This machine: the store that the options or the environment name, for whoever types. */
const here: Ground = {
  get channel() {
    return process.env['CHANNEL'] || 'production';
  },
  storeAt: storeOf,
  caller: null,
  askSite,
};

/**
 * Runs a command as it was typed, and prints its answer.
 * @param args what follows `npm run release --`.
 */
export const main = (args: readonly string[]): Promise<ExitCode> =>
  run(commands, usage, args, here);

/** @param option a folder or an address; what the environment names, otherwise. */
function storeOf(option: string | undefined): ReleaseStore {
  const isAddress = option?.startsWith('s3://');
  const folder = (isAddress ? undefined : option) ?? process.env['RELEASES_DIR'];
  const { RELEASES_STORE: configured, ...env } = process.env;
  const address = isAddress ? option : option === undefined ? configured : undefined;
  const dir = folder ? resolve(folder) : join(repoRoot, 'releases');
  return configuredStore(dir, { ...env, RELEASES_STORE: address });
}
