import { endedCanary } from '../../changes/change.ts';
import { promoteSet } from '../../changes/changes.ts';
import { changeContext, changeOptions, siteOptions, type Command } from '../command.ts';
import { are, listed, named } from '../named.ts';
import { print, printJson, refuse } from '../output.ts';

export const promote: Command = {
  arguments: ['<remote>', '<version>'],
  several: '<remote>@<version>',
  summary: 'make a published version live',
  help: `Makes a published version the live one, for everyone; a canary of the remote ends with it. What was live
before is where a rollback leads. A quarantined version is refused, and one that does not fit what is live.
Several become live in one document or not at all, as when a shared major changes: they must fit each other and what
stays, and a rollback of one returns all.`,
  options: {
    force: { help: 'lift its quarantine, and go ahead although it does not fit' },
    ...changeOptions,
    ...siteOptions,
  },

  async run(call) {
    const { apps, channel } = call;
    const done = await promoteSet(changeContext(call), apps, call.flag('force'));
    if (!done.ok) return refuse(done.failure, call.json);
    if (call.json) return printJson({ ok: true, ...done.value });
    if (!done.value.changed)
      return print(`${named(apps)} ${are(apps)} live on ${channel} already; nothing changed.`);
    const all = [done.value, ...(done.value.others ?? [])].slice(0, apps.length);
    const live = all.map(({ remote, version, before }) => ({
      what: `${remote} ${version}`,
      before: before ?? 'none',
    }));
    const [only] = live;
    const sentence =
      live.length === 1
        ? `${only?.what} is live on ${channel} (before: ${only?.before}).`
        : `${listed(live.map(({ what, before }) => `${what} (before: ${before})`))} are live on ${channel}.`;
    return print(sentence + endedCanary(done.value));
  },
};
