import { canarySet } from '../../changes/changes.ts';
import {
  changeContext,
  changeOptions,
  siteOptions,
  WrongUsage,
  type Call,
  type Command,
} from '../command.ts';
import { are, listed, named } from '../named.ts';
import { print, printJson, refuse } from '../output.ts';

export const canary: Command = {
  arguments: ['<remote>', '<version>'],
  several: '<remote>@<version>',
  summary: 'serve a published version to a share of the visitors',
  help: `Serves a published version to a share of the visitors, always the same ones, and the live version to the
others. A greater share keeps those that have it. Without --traffic a paused canary goes on. A remote has one
canary at a time. A quarantined version is refused, and one that does not fit what is live.
With --auto it begins with 1 %, or --traffic, and gateways that can sign give it 5, 25 and all while it fares well.
Of several a visitor is served all or none: they must fit each other and what stays. They grow, go on and are promoted by
naming all, and end together.`,
  options: {
    traffic: { value: '<percent>', help: 'over 0 and under 100, such as 10 or 0.25' },
    auto: { help: 'it rises to 5, 25 and 100 % by itself' },
    force: { help: 'lift its quarantine, and go ahead although it does not fit' },
    ...changeOptions,
    ...siteOptions,
  },

  async run(call) {
    const { apps } = call;
    const how = { force: call.flag('force'), auto: call.flag('auto') };
    const done = await canarySet(changeContext(call), apps, trafficOf(call), how);
    if (!done.ok) return refuse(done.failure, call.json);
    if (call.json) return printJson({ ok: true, ...done.value });
    const { canaryAfter, after, changed, others = [] } = done.value;
    const share = `${named(apps)} ${are(apps)} served to ${canaryAfter?.traffic ?? 0} % of the visitors on ${call.channel}`;
    const live =
      others.length === 0
        ? after
        : listed([done.value, ...others].map((each) => `${each.remote} ${each.after}`));
    return print(
      changed
        ? `${share}, ${live} to the others.${how.auto ? rises : ''}`
        : `${share} already; nothing changed.`,
    );
  },
};

const rises =
  ' Gateways raise the share while it fares well (npm run release -- log); pause and rollback end that.';

function trafficOf(call: Call): number | undefined {
  const text = call.text('traffic');
  if (text === undefined) return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  throw new WrongUsage(`--traffic takes a number of percent such as 10, not ${text}.`);
}
