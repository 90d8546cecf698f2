import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import {
  listVersions,
  planRollback,
  promoteRelease,
  publishRelease,
  rollbackRelease,
  unsafeSentence,
  type Change,
  type ChangeContext,
  type RollbackPlan,
} from './commands.ts';
import { isName, isVersion } from './release.ts';
import type { Failure } from './result.ts';
import { openStore } from './store.ts';
import { table } from './table.ts';
import { usage, usages } from './usage.ts';

const repo = resolve(import.meta.dirname, '../../..');

/** 0: done. 1: refused, with what to do about it. 2: wrong usage. */
type ExitCode = 0 | 1 | 2;

class WrongUsage extends Error {}

type Command = keyof typeof usages;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const commonOptions = { channel: text, store: text, json: flag, help: flag };
const changeOptions = { ...commonOptions, why: text, who: text };
const optionsOf: Record<Command, NonNullable<ParseArgsConfig['options']>> = {
  publish: changeOptions,
  promote: changeOptions,
  rollback: { ...changeOptions, 'dry-run': flag, force: flag },
  list: commonOptions,
  log: { ...commonOptions, limit: text },
};

type Values = Partial<Record<'channel' | 'store' | 'why' | 'who' | 'limit', string>> &
  Partial<Record<'json' | 'help' | 'dry-run' | 'force', boolean>>;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<ExitCode> {
  const [command, ...rest] = args;
  if (command === '--help' || command === 'help') return print(usage);
  if (command === undefined || !isCommand(command)) {
    printError(command === undefined ? usage : `There is no command ${command}.\n\n${usage}`);
    return 2;
  }
  try {
    const { values, positionals } = parse(command, rest);
    if (values.help) return print(usages[command]);
    return await run(command, values, positionals);
  } catch (error) {
    if (error instanceof WrongUsage) {
      printError(`${error.message}\n\n${usages[command]}`);
      return 2;
    }
    const reason = error instanceof Error ? error.message : String(error);
    printError(
      `The store could not be read or written: ${reason}. Mend that and repeat the command.`,
    );
    return 1;
  }
}

function isCommand(command: string): command is Command {
  return Object.hasOwn(usages, command);
}

function parse(command: Command, args: string[]): { values: Values; positionals: string[] } {
  try {
    const options = optionsOf[command];
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    // parseArgs is strict: it lets through only these options, with these types.
    return { values: values, positionals };
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}

async function run(command: Command, values: Values, positionals: string[]): Promise<ExitCode> {
  const most = { publish: 2, promote: 2, rollback: 1, list: 1, log: 0 }[command];
  if (positionals.length > most)
    throw new WrongUsage(`${positionals[most]} is one argument too many.`);
  const [remote, version] = positionals;
  if (remote !== undefined && !isName(remote))
    throw new WrongUsage(`${remote} is not a remote's name.`);
  if (version !== undefined && !isVersion(version)) {
    throw new WrongUsage(`${version} is not a version such as 1.5.0.`);
  }
  if (values.channel !== undefined && !isName(values.channel)) {
    throw new WrongUsage(`${values.channel} is not a channel's name.`);
  }
  const folder = values.store ?? process.env['RELEASES_DIR'];
  const store = openStore(folder ? resolve(folder) : join(repo, 'releases'));
  const channel = values.channel ?? 'production';
  const json = values.json ?? false;

  if (command === 'log') return showLog(values, store, json);
  if (command === 'list') {
    const rows = await listVersions(store, channel, remote);
    if (!rows.ok) return refuse(rows.failure, json);
    if (json) return print(JSON.stringify({ ok: true, channel, versions: rows.value }, null, 2));
    if (rows.value.length === 0) return print(`No releases in ${store.dir} yet.`);
    return print(
      table(
        ['remote', 'version', 'live', 'published', 'size'],
        rows.value.map((row) => [
          row.remote,
          row.version,
          row.live ? 'live' : '',
          row.published ?? 'no',
          row.bytes === null ? 'no folder' : `${(row.bytes / 1024).toFixed(1)} KB`,
        ]),
      ),
    );
  }

  if (remote === undefined) throw new WrongUsage('Name the remote.');
  const context: ChangeContext = {
    store,
    channel,
    at: new Date().toISOString(),
    who: values.who ?? author(),
    why: values.why ?? null,
  };
  if (command === 'publish') {
    return report(await publishRelease(context, remote, version ?? packageVersion(remote)), json);
  }
  if (command === 'promote') {
    if (version === undefined) throw new WrongUsage('Name the version.');
    return report(await promoteRelease(context, remote, version), json);
  }
  return rollBack(context, remote, values, json);
}

async function rollBack(
  context: ChangeContext,
  remote: string,
  values: Values,
  json: boolean,
): Promise<ExitCode> {
  let plan: RollbackPlan | undefined;
  const tell = (planned: RollbackPlan) => {
    plan = planned;
    if (!json) print(describe(remote, planned));
  };
  const answered = () =>
    plan && {
      from: plan.from,
      to: plan.to,
      safe: plan.reasons.length === 0,
      reasons: plan.reasons,
    };
  if (!values['dry-run']) {
    const done = await rollbackRelease(context, remote, values.force ?? false, tell);
    return report(done, json, answered());
  }
  const planned = await planRollback(context, remote);
  if (!planned.ok) return refuse(planned.failure, json);
  tell(planned.value);
  if (planned.value.reasons.length > 0 && !values.force) {
    return refuse({ kind: 'unsafe', sentence: unsafeSentence(remote) }, json, answered());
  }
  return json
    ? print(JSON.stringify({ ok: true, action: 'rollback', dryRun: true, ...answered() }, null, 2))
    : print('Nothing was changed.');
}

function describe(remote: string, { from, to, reasons }: RollbackPlan): string {
  const step = `Rolling ${remote} back from ${from} to ${to}`;
  if (reasons.length > 0)
    return [`${step} is not safe:`, ...reasons.map((each) => `- ${each}`)].join('\n');
  return `${step} is safe: its contract and shared modules fit what is live.`;
}

async function showLog(
  values: Values,
  store: ReturnType<typeof openStore>,
  json: boolean,
): Promise<ExitCode> {
  const limit = Number(values.limit ?? 20);
  if (!Number.isInteger(limit) || limit < 1) throw new WrongUsage('--limit takes a number from 1.');
  const damaged: number[] = [];
  const all = await store.readLog((line) => damaged.push(line));
  const entries = all
    .filter((entry) => values.channel === undefined || entry.channel === values.channel)
    .reverse()
    .slice(0, limit);
  if (damaged.length > 0) {
    printError(`log.jsonl: no entry on line ${damaged.join(', ')} (cut by a crash, or edited).`);
  }
  if (json) return print(JSON.stringify({ ok: true, entries, damagedLines: damaged }, null, 2));
  if (entries.length === 0) return print('No changes yet.');
  return print(
    table(
      ['at', 'who', 'channel', 'action', 'remote', 'version', 'live before', 'live after', 'why'],
      entries.map((entry) => [
        entry.at,
        entry.who,
        entry.channel,
        entry.action,
        entry.remote,
        entry.version,
        entry.before ?? '-',
        entry.after ?? '-',
        entry.why ?? '',
      ]),
    ),
  );
}

function report(
  result: { ok: true; value: Change } | { ok: false; failure: Failure },
  json: boolean,
  more: object = {},
): ExitCode {
  if (!result.ok) return refuse(result.failure, json, more);
  const done = result.value;
  if (json) return print(JSON.stringify({ ok: true, ...done, ...more }, null, 2));
  const what = `${done.remote} ${done.version}`;
  if (done.action === 'publish') {
    const state = done.changed ? 'is published' : 'was published before; nothing changed';
    const next = `Make it live: npm run release -- promote ${what}`;
    return print(`${what} ${state} on ${done.channel}.${done.changed ? ` ${next}` : ''}`);
  }
  if (!done.changed) return print(`${what} is live on ${done.channel} already; nothing changed.`);
  return print(`${what} is live on ${done.channel} (before: ${done.before ?? 'none'}).`);
}

function refuse(refusal: Failure, json: boolean, more: object = {}): ExitCode {
  if (json) print(JSON.stringify({ ok: false, ...refusal, ...more }, null, 2));
  else printError(refusal.sentence);
  return 1;
}

function print(output: string): ExitCode {
  process.stdout.write(`${output}\n`);
  return 0;
}

function printError(output: string): void {
  process.stderr.write(`${output}\n`);
}

/** The version in the remote's own package.json. */
function packageVersion(remote: string): string {
  try {
    const { version } = JSON.parse(readFileSync(join(repo, remote, 'package.json'), 'utf8')) as {
      version?: unknown;
    };
    if (typeof version === 'string' && isVersion(version)) return version;
  } catch {
    // Told below: a remote of another repository has no folder here.
  }
  throw new WrongUsage(`${remote}/package.json names no version. Name it in the command.`);
}

function author(): string {
  if (process.env['USER']) return process.env['USER'];
  try {
    const name = execFileSync('git', ['config', 'user.name'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    if (name) return name;
  } catch {
    // Git is absent or knows no name.
  }
  try {
    return userInfo().username;
  } catch {
    throw new WrongUsage('Say who you are with --who.');
  }
}
