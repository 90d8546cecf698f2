import { endedCanary, promoteRelease } from '../changes/changes.ts';
import { changeContext, changeOptions, type Command } from './command.ts';
import { print, printJson, refuse } from './output.ts';

export const promote: Command = {
  arguments: ['<remote>', '<version>'],
  summary: 'make a published version live',
  help: `Makes a published version the live one, for everyone; a canary of the remote ends with it. What was live
before is where a rollback leads. A quarantined version is refused, and one that does not fit what is live.`,
  options: {
    force: { help: 'lift its quarantine, and go ahead although it does not fit' },
    ...changeOptions,
  },

  async run(call) {
    const what = `${call.argument('remote')} ${call.argument('version')}`;
    const done = await promoteRelease(
      changeContext(call),
      call.argument('remote'),
      call.argument('version'),
      call.flag('force'),
    );
    if (!done.ok) return refuse(done.failure, call.json);
    if (call.json) return printJson({ ok: true, ...done.value });
    return print(
      done.value.changed
        ? `${what} is live on ${call.channel} (before: ${done.value.before ?? 'none'}).${endedCanary(done.value)}`
        : `${what} is live on ${call.channel} already; nothing changed.`,
    );
  },
};
