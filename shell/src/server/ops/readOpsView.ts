import { planRollback, type Result, type RollbackPlan } from '@eldorado/releases';
import type { OpsView } from './opsPage.ts';
import type { OpsParts } from './opsRoutes.ts';

const shownEntries = 30;

/** Reads what the operations page shows: the channels, what a rollback of each app would do, the log and the failures. */
export async function readOpsView(
  { store, channel, releases, outcomes, now }: OpsParts,
  who: string,
): Promise<Omit<OpsView, 'said'>> {
  const channels = new Map([[channel, releases.document()]]);
  for (const name of await store.listChannels()) {
    const read = name === channel ? null : await store.readChannel(name);
    if (read?.ok) channels.set(name, read.value);
  }
  const rollbacks = new Map<string, Result<RollbackPlan>>();
  for (const [name, document] of channels) {
    for (const remote of Object.keys(document.microFrontends)) {
      const context = { store, channel: name, at: now().toISOString(), who, why: null };
      rollbacks.set(`${name}/${remote}`, await planRollback(context, remote));
    }
  }
  const log = (await store.readLog()).reverse().slice(0, shownEntries);
  const faults = releases.faults();
  return {
    who,
    now: now(),
    channel,
    channels,
    rollbacks,
    faults,
    log,
    outcomes: outcomes.history(),
  };
}
