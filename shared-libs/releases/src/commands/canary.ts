import { canaryRelease } from '../changes/changes.ts';
import { changeContext, changeOptions, WrongUsage, type Call, type Command } from './command.ts';
import { print, printJson, refuse } from './output.ts';

export const canary: Command = {
  arguments: ['<remote>', '<version>'],
  summary: 'serve a published version to a share of the visitors',
  help: `Serves a published version to a share of the visitors, always the same ones, and the live version to the
others. A greater share keeps those that have it. Without --traffic a paused canary goes on. A remote has one
canary at a time. A quarantined version is refused, and one that does not fit what is live.`,
  options: {
    traffic: { value: '<percent>', help: 'over 0 and under 100, such as 10 or 0.25' },
    force: { help: 'lift its quarantine, and go ahead although it does not fit' },
    ...changeOptions,
  },

  async run(call) {
    const what = `${call.argument('remote')} ${call.argument('version')}`;
    const done = await canaryRelease(
      changeContext(call),
      call.argument('remote'),
      call.argument('version'),
      trafficOf(call),
      call.flag('force'),
    );
    if (!done.ok) return refuse(done.failure, call.json);
    if (call.json) return printJson({ ok: true, ...done.value });
    const { canaryAfter, after, changed } = done.value;
    const share = `${what} is served to ${canaryAfter?.traffic ?? 0} % of the visitors on ${call.channel}`;
    return print(
      changed ? `${share}, ${after} to the others.` : `${share} already; nothing changed.`,
    );
  },
};

function trafficOf(call: Call): number | undefined {
  const text = call.text('traffic');
  if (text === undefined) return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  throw new WrongUsage(`--traffic takes a number of percent such as 10, not ${text}.`);
}
