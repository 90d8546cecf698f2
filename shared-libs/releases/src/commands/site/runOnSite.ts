import type { Caller } from '../../rights/callers.ts';
import type { ReleaseStore } from '../../store/store.ts';
import { keepPrinted, type Printed } from '../output.ts';
import { list } from '../reading/list.ts';
import { log } from '../reading/log.ts';
import { run, type Commands } from '../run.ts';
import { canary } from '../serving/canary.ts';
import { pause } from '../serving/pause.ts';
import { promote } from '../serving/promote.ts';
import { quarantine } from '../serving/quarantine.ts';
import { retire } from '../serving/retire.ts';
import { rollback } from '../serving/rollback.ts';

/** What a site does for teams: each change by their rights, and reading for whoever is proved. */
const commands: Commands = { promote, canary, pause, rollback, quarantine, retire, list, log };

const usage = `A site does: ${Object.keys(commands).join(', ')}.`;

/**
 * Does a command on a site for somebody else.
 * @param words as they were typed after `npm run release --`. @param caller who is proved to have done so.
 */
export const runOnSite = (
  words: readonly string[],
  site: { store: ReleaseStore; channel: string; caller: Caller },
): Promise<Printed> =>
  keepPrinted(() =>
    run(commands, usage, words, {
      channel: site.channel,
      storeAt: () => site.store,
      caller: site.caller,
    }),
  );
