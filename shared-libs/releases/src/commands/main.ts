import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { canary } from './serving/canary.ts';
import { check } from './publishing/check.ts';
import {
  parseOptions,
  usageOf,
  WrongUsage,
  type Call,
  type Command,
  type ExitCode,
} from './command.ts';
import { decode } from './decode.ts';
import { gc } from './publishing/gc.ts';
import { key } from './publishing/key.ts';
import { list } from './reading/list.ts';
import { log } from './reading/log.ts';
import { create } from './publishing/new.ts';
import { print, printError } from './output.ts';
import { pause } from './serving/pause.ts';
import { promote } from './serving/promote.ts';
import { publish } from './publishing/publish.ts';
import { quarantine } from './serving/quarantine.ts';
import { restore } from './serving/restore.ts';
import { retire } from './serving/retire.ts';
import { rollback } from './serving/rollback.ts';
import { share } from './reading/share.ts';
import { sign } from './publishing/sign.ts';
import { configuredStore } from '../store/configuredStore.ts';
import { isName, isVersion, releaseOf, type ReleaseId } from '../release/release.ts';
import { repoRoot } from '../repoRoot.ts';
import type { ReleaseStore } from '../store/store.ts';

/** In the order in which the usage lists them. */
const commands: Readonly<Record<string, Command>> = {
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

/**
 * Runs a command as it was typed, and prints its answer.
 * @param args what follows `npm run release --`.
 */
export async function main(args: string[]): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === '--help' || name === 'help') return print(usage);
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (name === undefined || !command) {
    printError(name === undefined ? usage : `There is no command ${name}.\n\n${usage}`);
    return 2;
  }
  try {
    const call = parse(command, rest);
    return call === 'help' ? print(usageOf(name, command)) : await command.run(call);
  } catch (error) {
    if (error instanceof WrongUsage) {
      printError(`${error.message}\n\n${usageOf(name, command)}`);
      return 2;
    }
    const reason = error instanceof Error ? error.message : String(error);
    printError(
      `The store could not be read or written: ${reason}. Fix that and repeat the command.`,
    );
    return 1;
  }
}

function parse(command: Command, args: string[]): Call | 'help' {
  const { values, positionals } = split(command, args);
  if (values['help']) return 'help';
  const several = severalOf(command, positionals);
  const given = several ? new Map<string, string>() : argumentsOf(command, positionals);
  const text = (option: string) => {
    const value = values[option];
    return typeof value === 'string' ? value : undefined;
  };
  const channel = text('channel') ?? (process.env['CHANNEL'] || 'production');
  if (!isName(channel)) throw new WrongUsage(`${channel} is not a channel's name.`);
  return {
    argument: (name) => given.get(name) ?? '',
    optional: (name) => given.get(name),
    apps: several ?? [{ name: given.get('remote') ?? '', version: given.get('version') ?? '' }],
    text,
    flag: (option) => values[option] === true,
    json: values['json'] === true,
    channel,
    store: storeOf(text('store')),
  };
}

/** What was named where a command takes several; null where its usual arguments stand. */
function severalOf({ several }: Command, positionals: readonly string[]): ReleaseId[] | null {
  const isSeveral =
    several === '<remote>' ? positionals.length > 1 : several && positionals[0]?.includes('@');
  if (!isSeveral) return null;
  const apps = positionals.map((text) => {
    const app = several === '<remote>' ? { name: text, version: '' } : releaseOf(text);
    if (several === '<remote>') checkWords(app.name, undefined);
    else if (!isName(app.name) || !isVersion(app.version))
      throw new WrongUsage(`${text} is not a remote with its version, such as mf-flights@1.5.0.`);
    return app;
  });
  const twice = apps.find(({ name }, index) => apps.findIndex((one) => one.name === name) < index);
  if (twice) throw new WrongUsage(`${twice.name} is named twice.`);
  return apps;
}

/** The usual arguments, by name. */
function argumentsOf(command: Command, positionals: readonly string[]): Map<string, string> {
  const names = command.arguments.map((each) => each.slice(1, -1));
  if (positionals.length > names.length) {
    throw new WrongUsage(`${positionals[names.length]} is one argument too many.`);
  }
  const given = new Map(positionals.map((value, index) => [names[index] ?? '', value]));
  checkWords(given.get('remote'), given.get('version'));
  for (const [index, each] of command.arguments.entries()) {
    if (each.startsWith('<') && positionals[index] === undefined) {
      throw new WrongUsage(`Name the ${names[index]}.`);
    }
  }
  return given;
}

function checkWords(remote: string | undefined, version: string | undefined): void {
  if (remote !== undefined && !isName(remote))
    throw new WrongUsage(`${remote} is not a remote's name.`);
  if (version !== undefined && !isVersion(version)) {
    throw new WrongUsage(`${version} is not a version such as 1.5.0.`);
  }
}

/** @param option a folder or an address; what the environment names, otherwise. */
function storeOf(option: string | undefined): ReleaseStore {
  const isAddress = option?.startsWith('s3://');
  const folder = (isAddress ? undefined : option) ?? process.env['RELEASES_DIR'];
  const { RELEASES_STORE: configured, ...env } = process.env;
  const address = isAddress ? option : option === undefined ? configured : undefined;
  const dir = folder ? resolve(folder) : join(repoRoot, 'releases');
  return configuredStore(dir, { ...env, RELEASES_STORE: address });
}

/** parseArgs is strict: it lets through only the command's options, with their types. */
function split(command: Command, args: string[]) {
  try {
    return parseArgs({ args, options: parseOptions(command), allowPositionals: true });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}
