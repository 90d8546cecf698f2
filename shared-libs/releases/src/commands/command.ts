import type { ParseArgsConfig } from 'node:util';
import type { ChangeContext } from '../changes/change.ts';
import type { ReleaseId } from '../release/release.ts';
import type { Caller } from '../rights/callers.ts';
import type { ReleaseStore } from '../store/store.ts';
import { author } from './publishing/author.ts';

/** 0: done. 1: refused, with what to do about it. 2: wrong usage. */
export type ExitCode = 0 | 1 | 2;

/** The command was not understood: its usage follows the message. */
export class WrongUsage extends Error {}

export interface Option {
  /** What it takes, as the usage shows it: `<text>`. Absent for a switch. */
  value?: string;
  help: string;
}

/** One word after `npm run release --`: a file of this folder and a line in main.ts. */
export interface Command {
  /** What must (`<remote>`) and may (`[version]`) follow its name, in order. */
  arguments: readonly string[];
  /** What may stand there instead, several times: they are changed as one. */
  several?: '<remote>' | '<remote>@<version>';
  /** One line, for the list of commands. */
  summary: string;
  /** What it does and what it refuses. */
  help: string;
  options: Readonly<Record<string, Option>>;
  run(call: Call): Promise<ExitCode>;
}

/** A command as it was typed. */
export interface Call {
  /** An argument by its name, `remote` for `<remote>`; those called remote and version are well-formed. */
  argument: (name: string) => string;
  /** One that may be left out. */
  optional: (name: string) => string | undefined;
  /** What the command is about, in the order in which it was named; of some commands without versions (''). */
  apps: readonly ReleaseId[];
  /** An option's text. */
  text: (option: string) => string | undefined;
  /** Whether a switch stands there. */
  flag: (option: string) => boolean;
  json: boolean;
  channel: string;
  store: ReleaseStore;
  /** Who asks a site to do it; null where it is typed beside the store. */
  caller: Caller | null;
}

/** Of a command that a site does as well. */
export const siteOption = {
  site: {
    value: '<address>',
    help: 'have this site do it: RELEASE_TOKEN, or RELEASE_TEAM and its RELEASE_TEAM_KEY, say who asks',
  },
} satisfies Command['options'];

/** Of a change that a site does as well. */
export const siteOptions = {
  ...siteOption,
  approve: { help: 'do nothing but print an approval for another team that types the same' },
  approval: { value: '<text>', help: 'what --approve printed for another team' },
} satisfies Command['options'];

export const commonOptions = {
  channel: { value: '<name>', help: 'the channel (default: CHANNEL, else production)' },
  store: {
    value: '<place>',
    help: 'a folder or s3://bucket/prefix (default: RELEASES_STORE, else RELEASES_DIR, else releases/)',
  },
  json: { help: 'answer with one JSON document' },
} satisfies Command['options'];

/** Of a command that changes something. */
export const changeOptions = {
  ...commonOptions,
  why: { value: '<text>', help: 'the reason, for the log' },
  who: {
    value: '<name>',
    help: "who does it, for the log (default: USER, else git's user.name)",
  },
} satisfies Command['options'];

/** Where, by whom and why a change is made, and when: now. */
export function changeContext(call: Call): ChangeContext {
  const { caller } = call;
  const who = caller?.who ?? call.text('who') ?? author();
  if (who === null) throw new WrongUsage('Say who you are with --who.');
  return {
    store: call.store,
    channel: call.channel,
    at: new Date().toISOString(),
    who,
    why: call.text('why') ?? null,
    ...(caller && { by: { caller, forced: call.flag('force') } }),
  };
}

/** What `--help` and wrong usage show. */
export function usageOf(name: string, command: Command): string {
  const synopses = [command.arguments, ...(command.several ? [[`${command.several}…`]] : [])].map(
    (words) => `npm run release -- ${[name, ...words, '[options]'].join(' ')}`,
  );
  const options = Object.entries(command.options).map(([option, { value, help }]) => {
    const left = value ? `--${option} ${value}` : `--${option}`;
    return `  ${left.padEnd(18)} ${help}`;
  });
  return `Usage: ${synopses.join('\n       ')}\n\n${command.help}\n\n${options.join('\n')}`;
}

export function parseOptions({ options }: Command): NonNullable<ParseArgsConfig['options']> {
  const types = Object.entries(options).map(
    ([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }] as const,
  );
  return Object.fromEntries([...types, ['help', { type: 'boolean' }]]);
}
