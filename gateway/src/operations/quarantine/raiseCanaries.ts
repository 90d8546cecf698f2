import {
  canaryOf,
  idOf,
  liveVersion,
  raiseCanary,
  standingWith,
  type ChannelVersion,
} from '@eldorado/releases';
import type { VitalsSeen } from '../../telemetry/vitalsSeen.ts';
import { compareWithLive } from './compareWithLive.ts';
import type { ServingParts } from './proveLive.ts';
import { canSign, servedSince } from './servedWell.ts';

export interface Raising {
  /** Looks at all canaries; called once in a while. A gateway that cannot sign raises none. */
  look(): Promise<void>;
  /** How many keep their share, since too much of them fails, or they are worse than what is live. */
  held(): number;
}

/**
 * Gives canaries that rise by themselves (`canary --auto`) their next share while they fare well, and everyone in the end. One of which
 * too much fails, or that is worse than what is live, keeps its share, and the log says so: what takes it away is the quarantine, which
 * has it proved, or an operator.
 */
export function createRaising(parts: ServingParts & { vitals: Pick<VitalsSeen, 'p75'> }): Raising {
  const { store, channel, releases, now, log } = parts;
  let held: ReadonlySet<string> = new Set();

  /** Of a canary, and all that is tried with it, what was counted since it has its share. */
  function judge(canary: ChannelVersion, since: string) {
    const document = releases().document();
    const set = standingWith(document, canary);
    // The shell's loads are not counted: those of its set speak for it.
    const counted = set.length > 1 ? set.filter(({ name }) => name !== 'shell') : set;
    const served = counted.map((app) => {
      const live = liveVersion(document, app.name)?.extras.release ?? '';
      const { counted: found, fares } = servedSince(parts, idOf(app), since);
      const beside = compareWithLive(parts, idOf(app), live);
      const said = `${idOf(app)}: ${found.failures} of ${found.loads} loads failed`;
      return beside.fares === 'worse'
        ? {
            found,
            fares: 'wrong' as const,
            why: `${idOf(app)} ${beside.said}: ${beside.figures.join('; ')}`,
          }
        : { found, fares, why: said };
    });
    const wrong = served.filter(({ fares }) => fares === 'wrong');
    const why = (wrong.length > 0 ? wrong : served).map((each) => each.why).join(', ');
    // Nothing at all in a day is no word for it.
    const isDue = served.every(({ fares, found: { loads } }) => fares === 'well' && loads > 0);
    return { isWrong: wrong.length > 0, isDue, why };
  }

  async function raise(name: string, version: string, since: string, why: string): Promise<void> {
    const canary = `${name}@${version}`;
    const context = { store, channel, at: now().toISOString(), who: 'gateway', why };
    try {
      const done = await raiseCanary(context, { name, version }, since);
      if (done.ok) log.info({ canary, why }, 'canary raised');
      // Another gateway, one of its set, or an operator was there first.
      else if (done.failure.kind !== 'not-auto')
        log.error({ canary }, `Not raised: ${done.failure.sentence}`);
    } catch (error) {
      log.error({ err: error, canary }, 'a canary could not be raised');
    }
  }

  return {
    held: () => held.size,
    async look() {
      const document = releases().document();
      const wrong = new Set<string>();
      for (const name of Object.keys(document.microFrontends)) {
        const canary = canaryOf(document, name);
        const since = canary?.extras.auto?.since;
        if (!canary || since === undefined) continue;
        const { isWrong, isDue, why } = judge(canary, since);
        const key = `${canary.extras.release} ${since}`;
        if (isWrong) wrong.add(key);
        if (isWrong && !held.has(key))
          log.error({ canary: canary.extras.release, why }, 'a canary does not rise');
        if (isDue && (await canSign(store))) await raise(name, canary.metadata.version, since, why);
      }
      held = wrong;
    },
  };
}
