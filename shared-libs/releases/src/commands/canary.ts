import { canarySet } from '../changes/changes.ts';
import { changeContext, changeOptions, WrongUsage, type Call, type Command } from './command.ts';
import { are, listed, named } from './named.ts';
import { print, printJson, refuse } from './output.ts';

export const canary: Command = {
  arguments: ['<remote>', '<version>'],
  several: '<remote>@<version>',
  summary: 'serve a published version to a share of the visitors',
  help: `Serves a published version to a share of the visitors, always the same ones, and the live version to the
others. A greater share keeps those that have it. Without --traffic a paused canary goes on. A remote has one
canary at a time. A quarantined version is refused, and one that does not fit what is live.
Of several a visitor is served all or none: they must fit each other and what stays. They grow, go on and are promoted by
naming all, and end together.`,
  options: {
    traffic: { value: '<percent>', help: 'over 0 and under 100, such as 10 or 0.25' },
    force: { help: 'lift its quarantine, and go ahead although it does not fit' },
    ...changeOptions,
  },

  async run(call) {
    const { apps } = call;
    const done = await canarySet(changeContext(call), apps, trafficOf(call), call.flag('force'));
    if (!done.ok) return refuse(done.failure, call.json);
    if (call.json) return printJson({ ok: true, ...done.value });
    const { canaryAfter, after, changed, others = [] } = done.value;
    const share = `${named(apps)} ${are(apps)} served to ${canaryAfter?.traffic ?? 0} % of the visitors on ${call.channel}`;
    const live =
      others.length === 0
        ? after
        : listed([done.value, ...others].map((each) => `${each.remote} ${each.after}`));
    return print(
      changed ? `${share}, ${live} to the others.` : `${share} already; nothing changed.`,
    );
  },
};

function trafficOf(call: Call): number | undefined {
  const text = call.text('traffic');
  if (text === undefined) return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  throw new WrongUsage(`--traffic takes a number of percent such as 10, not ${text}.`);
}
