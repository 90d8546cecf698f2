import { liveSet } from '../../channel/channel.ts';
import { keptDocuments } from '../../changes/keptDocuments.ts';
import { restoreDocument, type RestoredRemote } from '../../changes/restore.ts';
import {
  changeContext,
  changeOptions,
  type Call,
  type Command,
  type ExitCode,
} from '../command.ts';
import { print, printJson, refuse } from '../output.ts';
import { table } from '../table.ts';

export const restore: Command = {
  arguments: ['[document]'],
  summary: "put back one of a channel's last documents",
  help: `Serves again what one of the last documents of the channel said: its live versions and canaries. What was published
since stays published, what was taken out of service stays out. Where the present document is broken, the last good one
is put back without being named. A document is refused when a version that it serves is out of service, gone or altered
by now, or does not fit what stays.`,
  options: {
    list: { help: 'only show the documents that are kept, the newest first' },
    force: { help: 'go ahead although not all of it fits' },
    ...changeOptions,
  },

  async run(call) {
    if (call.flag('list')) return listKept(call);
    const context = changeContext(call);
    const done = await restoreDocument(context, call.optional('document'), call.flag('force'));
    if (!done.ok) return refuse(done.failure, call.json);
    const { document, remotes, changed } = done.value;
    if (call.json) return printJson({ ok: true, action: 'restore', ...done.value });
    if (!changed) return print(`${call.channel} serves what ${document} says; nothing changed.`);
    const what =
      remotes.length > 0 ? remotes.map(describe).join(', ') : 'it served the same before';
    return print(`${call.channel} serves what ${document} says: ${what}.`);
  },
};

function describe({ remote, before, after, canaryAfter }: RestoredRemote): string {
  const canary = canaryAfter ? ` and ${canaryAfter.version} at ${canaryAfter.traffic} %` : '';
  return `${remote} ${after ?? 'none'}${canary} (before: ${before ?? 'none'})`;
}

async function listKept({ store, channel, json }: Call): Promise<ExitCode> {
  const own = await store.readChannel(channel);
  const now = own.ok ? liveSet(own.value) : {};
  const kept = await keptDocuments(store, channel, now);
  if (json) {
    const documents = kept.map(({ id, live }) => ({ document: id, live }));
    return printJson({ ok: true, channel, documents });
  }
  if (kept.length === 0) return print(`No document of ${channel} is kept yet.`);
  return print(
    table(
      ['document', 'live, where it differs from now'],
      kept.map(({ id, differs }) => [id, differs]),
    ),
  );
}
