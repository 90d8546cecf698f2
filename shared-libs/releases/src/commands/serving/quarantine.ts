import { quarantineRelease } from '../../changes/changes.ts';
import { changeContext, changeOptions, siteOptions, WrongUsage, type Command } from '../command.ts';
import { alongWith } from '../named.ts';
import { print, printJson, refuse } from '../output.ts';

export const quarantine: Command = {
  arguments: ['<remote>', '<version>'],
  summary: 'take a version out of service',
  help: `Takes a version out of service: for the live one the good version before it takes over for everyone, a
canary's visitors go back to the live one. It is served to nobody and cannot be promoted until promote or
canary lifts the quarantine with --force. --why must say why.`,
  options: {
    force: { help: 'let the version before take over although it is not safe' },
    ...changeOptions,
    ...siteOptions,
  },

  async run(call) {
    const why = call.text('why')?.trim();
    if (!why) throw new WrongUsage('Say why with --why: the next shift reads it.');
    const [remote, version] = [call.argument('remote'), call.argument('version')];
    const context = { ...changeContext(call), why };
    const done = await quarantineRelease(context, remote, version, call.flag('force'));
    if (!done.ok) return refuse(done.failure, call.json);
    if (call.json) return printJson({ ok: true, ...done.value });
    const what = `${remote} ${version}`;
    const { changed, after } = done.value;
    return print(
      changed
        ? `${what} is quarantined on ${call.channel}; live: ${after ?? 'none'}.${alongWith(done.value)}`
        : `${what} is quarantined on ${call.channel} already; nothing changed.`,
    );
  },
};
