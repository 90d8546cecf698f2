import { pauseRelease } from '../changes/changes.ts';
import { changeContext, changeOptions, type Command } from './command.ts';
import { print, printJson, refuse } from './output.ts';

export const pause: Command = {
  arguments: ['<remote>'],
  summary: "give a canary's share back to the live version, to go on later",
  help: `Gives the canary's share back to the live version and remembers it: the command canary without --traffic
goes on with it.`,
  options: changeOptions,

  async run(call) {
    const remote = call.argument('remote');
    const done = await pauseRelease(changeContext(call), remote);
    if (!done.ok) return refuse(done.failure, call.json);
    if (call.json) return printJson({ ok: true, ...done.value });
    const { version, after, changed } = done.value;
    if (!changed) return print(`The canary of ${remote} is paused already; nothing changed.`);
    const next = `Go on: npm run release -- canary ${remote} ${version}`;
    return print(
      `${remote} ${version} is paused; ${after} is live for everyone on ${call.channel}. ${next}`,
    );
  },
};
