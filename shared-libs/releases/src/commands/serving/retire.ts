import { retireRelease } from '../../changes/changes.ts';
import { changeContext, changeOptions, siteOptions, WrongUsage, type Command } from '../command.ts';
import { alongWith } from '../named.ts';
import { print, printJson, refuse } from '../output.ts';

export const retire: Command = {
  arguments: ['<remote>', '<version>'],
  summary: 'withdraw a version; a first release leaves the site with its remote',
  help: `Withdraws a version until promote or canary lifts that with --force. For the live one the version that a rollback
would lead to takes over for everyone. Where nothing was live before, the remote leaves the site: its pages are not
found. --why must say why.`,
  options: {
    force: {
      help: 'let the version before take over although it is not safe, or the remote leave although others were live',
    },
    ...changeOptions,
    ...siteOptions,
  },

  async run(call) {
    const why = call.text('why')?.trim();
    if (!why) throw new WrongUsage('Say why with --why: the next shift reads it.');
    const [remote, version] = [call.argument('remote'), call.argument('version')];
    const context = { ...changeContext(call), why };
    const done = await retireRelease(context, remote, version, call.flag('force'));
    if (!done.ok) return refuse(done.failure, call.json);
    if (call.json) return printJson({ ok: true, ...done.value });
    const what = `${remote} ${version}`;
    const { changed, before, after } = done.value;
    if (!changed) return print(`${what} is retired on ${call.channel} already; nothing changed.`);
    const left =
      before !== null && after === null
        ? `${remote} has left the site.`
        : `Live: ${after ?? 'none'}.`;
    return print(`${what} is retired on ${call.channel}. ${left}${alongWith(done.value)}`);
  },
};
