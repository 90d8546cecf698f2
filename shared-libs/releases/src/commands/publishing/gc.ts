import { collectGarbage, defaultKeptDays } from '../../changes/gc.ts';
import { table } from '../table.ts';
import { changeContext, changeOptions, WrongUsage, type Command } from '../command.ts';
import { print, printJson, refuse } from '../output.ts';

const { channel: _everyOne, ...options } = changeOptions;

export const gc: Command = {
  arguments: [],
  summary: 'remove releases that nobody may need any more',
  help: `Removes releases from the store and from every channel, unless they are live, a canary (also a paused one) or
where a rollback leads on any of them, were built, published or served in the last 30 days (--days), or are among the 5
newest versions of their remote. It works on a full disk: a few megabytes of the store's folder are reserved for it.`,
  options: {
    'dry-run': { help: 'only say which' },
    days: { value: '<number>', help: `how long ago still counts (default: ${defaultKeptDays})` },
    ...options,
  },

  async run(call) {
    const dryRun = call.flag('dry-run');
    const done = await collectGarbage(changeContext(call), dryRun, daysOf(call.text('days')));
    if (!done.ok) return refuse(done.failure, call.json);
    const removed = done.value;
    if (call.json) return printJson({ ok: true, action: 'gc', dryRun, removed });
    if (removed.length === 0) return print('Every release may still be needed; nothing to remove.');
    const rows = removed.map(({ remote, version, channels }) => [
      remote,
      version,
      channels.join(', ') || 'none',
    ]);
    print(table(['remote', 'version', 'channels'], rows));
    const count = `${removed.length} ${removed.length === 1 ? 'release' : 'releases'}`;
    return print(dryRun ? `${count} would be removed. Nothing was changed.` : `${count} removed.`);
  },
};

function daysOf(text: string | undefined): number {
  if (text === undefined) return defaultKeptDays;
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw new WrongUsage(`${text} is not a number of days such as 30.`);
  return Number(text);
}
