import { parseArgs } from 'node:util';
import { isName, isVersion, releaseOf, type ReleaseId } from '../release/release.ts';
import {
  parseOptions,
  usageOf,
  WrongUsage,
  type Call,
  type Command,
  type ExitCode,
} from './command.ts';
import { print, printError } from './output.ts';

export type Commands = Readonly<Record<string, Command>>;

/** Where commands run. */
export interface Ground extends Pick<Call, 'caller'> {
  /** The channel that is meant where none is named. */
  channel: string;
  /** @param option as the command line names a store; undefined where it names none. */
  storeAt(option: string | undefined): Call['store'];
  /** Has a site that `--site` names do it, with the words as they were typed; a site itself does it. */
  askSite?(site: string, words: readonly string[], call: Call): Promise<ExitCode>;
}

/** What a site says by itself: its store, and who it was that asked. */
const ofSite = ['store', 'who'];

/** Runs one of these commands as it was typed, and prints its answer. @param usage for who names none of them. */
export async function run(
  commands: Commands,
  usage: string,
  words: readonly string[],
  ground: Ground,
): Promise<ExitCode> {
  const [name, ...rest] = words;
  if (name === '--help' || name === 'help') return print(usage);
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (name === undefined || !command) {
    printError(name === undefined ? usage : `There is no command ${name}.\n\n${usage}`);
    return 2;
  }
  try {
    const call = parse(command, rest, ground);
    if (call === 'help') return print(usageOf(name, command));
    const taken = ofSite.find((option) => ground.caller && call.text(option) !== undefined);
    if (taken !== undefined) throw new WrongUsage(`A site says --${taken} by itself.`);
    const site = call.text('site');
    if (site !== undefined && ground.askSite) return await ground.askSite(site, words, call);
    if (call.flag('approve')) throw new WrongUsage('--approve goes with --site.');
    return await command.run(call);
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

function parse(command: Command, args: readonly string[], ground: Ground): Call | 'help' {
  const { values, positionals } = split(command, args);
  if (values['help']) return 'help';
  const several = severalOf(command, positionals);
  const given = several ? new Map<string, string>() : argumentsOf(command, positionals);
  const text = (option: string) => {
    const value = values[option];
    return typeof value === 'string' ? value : undefined;
  };
  const channel = text('channel') ?? ground.channel;
  if (!isName(channel)) throw new WrongUsage(`${channel} is not a channel's name.`);
  return {
    argument: (name) => given.get(name) ?? '',
    optional: (name) => given.get(name),
    apps: several ?? [{ name: given.get('remote') ?? '', version: given.get('version') ?? '' }],
    text,
    flag: (option) => values[option] === true,
    json: values['json'] === true,
    channel,
    store: ground.storeAt(text('store')),
    caller: ground.caller,
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

/** parseArgs is strict: it lets through only the command's options, with their types. */
function split(command: Command, args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: parseOptions(command), allowPositionals: true });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}
