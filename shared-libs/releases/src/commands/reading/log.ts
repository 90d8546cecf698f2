import type { ChangedApp, LogEntry, LoggedCanary } from '../../store/store.ts';
import { table } from '../table.ts';
import { commonOptions, siteOption, WrongUsage, type Command } from '../command.ts';
import { print, printError, printJson } from '../output.ts';

export const log: Command = {
  arguments: [],
  summary: 'who changed what, when and why',
  help: `Shows the changes of every channel, newest first; of one channel with --channel. What one command changed together is
one entry, with a line for each.`,
  options: {
    limit: { value: '<n>', help: 'how many (default: 20)' },
    ...commonOptions,
    ...siteOption,
    channel: { value: '<name>', help: 'the channel (default: all)' },
  },

  async run({ text, json, store }) {
    const limit = Number(text('limit') ?? 20);
    if (!Number.isInteger(limit) || limit < 1)
      throw new WrongUsage('--limit takes a number from 1.');
    const damaged: number[] = [];
    const all = await store.readLog((line) => damaged.push(line));
    const channel = text('channel');
    const entries = all
      .filter((entry) => channel === undefined || entry.channel === channel)
      .reverse()
      .slice(0, limit);
    if (damaged.length > 0) {
      printError(`log.jsonl: no entry on line ${damaged.join(', ')} (cut by a crash, or edited).`);
    }
    if (json) return printJson({ ok: true, entries, damagedLines: damaged });
    if (entries.length === 0) return print('No changes yet.');
    return print(
      table(
        ['at', 'who', 'channel', 'action', 'remote', 'version', 'live before', 'live after', 'why'],
        entries.flatMap((entry) => {
          const [first = entry, ...others] = entry.apps ?? [entry];
          return [rowOf(first, entry), ...others.map((each) => rowOf(each))];
        }),
      ),
    );
  },
};

/** One app of an entry; what the entry says of all stands beside the first. */
function rowOf(app: ChangedApp, entry?: LogEntry): string[] {
  const { remote, version, before, after, canaryBefore, canaryAfter } = app;
  const { at = '', who = '', channel = '', action = '  with', why = '' } = entry ?? {};
  const live = [withCanary(before, canaryBefore), withCanary(after, canaryAfter)];
  return [at, who, channel, action, remote, version, ...live, why ?? ''];
}

function withCanary(live: string | null, canary: LoggedCanary | undefined): string {
  return canary ? `${live ?? '-'} + ${canary.version} ${canary.traffic} %` : (live ?? '-');
}
