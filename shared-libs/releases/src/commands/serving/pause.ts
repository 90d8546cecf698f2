import { pauseRelease } from '../../changes/changes.ts';
import { changeContext, changeOptions, siteOptions, type Command } from '../command.ts';
import { idOf } from '../../release/release.ts';
import { are, listed, named } from '../named.ts';
import { print, printJson, refuse } from '../output.ts';

export const pause: Command = {
  arguments: ['<remote>'],
  summary: "give a canary's share back to the live version, to go on later",
  help: `Gives the canary's share back to the live version and remembers it: the command canary without --traffic
goes on with it. Those that are tried together are paused together.`,
  options: { ...changeOptions, ...siteOptions },

  async run(call) {
    const remote = call.argument('remote');
    const done = await pauseRelease(changeContext(call), remote);
    if (!done.ok) return refuse(done.failure, call.json);
    if (call.json) return printJson({ ok: true, ...done.value });
    const { version, after, changed, others = [] } = done.value;
    if (!changed) return print(`The canary of ${remote} is paused already; nothing changed.`);
    const all = [done.value, ...others];
    const apps = all.map((each) => ({ name: each.remote, version: each.version }));
    const [what, live] =
      others.length === 0
        ? [`${remote} ${version}`, after]
        : [apps.map(idOf).join(' '), listed(all.map((each) => `${each.remote} ${each.after}`))];
    return print(
      `${named(apps)} ${are(apps)} paused; ${live} ${are(all)} live for everyone on ${call.channel}. Go on: npm run release -- canary ${what}`,
    );
  },
};
