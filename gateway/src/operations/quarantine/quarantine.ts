import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { findVersion, quarantineRelease, type ReleaseStore } from '@eldorado/releases';
import type { LoadOutcomes } from '../../telemetry/loadOutcomes.ts';
import { createJudge, inTimeOf, type JudgeParts } from './judgeFailures.ts';

interface Parts extends JudgeParts {
  log: Pick<FastifyBaseLogger, 'error'>;
}

interface TakingParts extends Pick<Parts, 'releases' | 'now' | 'log'> {
  store: ReleaseStore;
  channel: string;
  outcomes: Pick<LoadOutcomes, 'forget'>;
}

export interface Quarantine {
  /**
   * Looks whether too much of a version failed, after each failure.
   * @param elsewhere another gateway counted it: what that one saw in its workers is its own to prove.
   */
  look(remote: string, version: string, elsewhere?: boolean): Promise<void>;
  /** Takes a version out of service. */
  take(remote: string, version: string, why: string): Promise<void>;
  /** Why a version that fails was left in service, in a few words; null where that is not so. */
  left(remote: string, version: string): string | null;
}

/** For so long it is known why a version was left in service. */
const leftFor = 120_000;

/** Whether visitors get a version, all or some of them. */
const serves = ({ releases }: Pick<Parts, 'releases'>, remote: string, version: string): boolean =>
  (findVersion(releases().document(), remote, version)?.deployment.traffic ?? 0) > 0;

/** Makes what takes a version out of service in the channel's document, once however often it is asked to meanwhile. */
export function createTaking(parts: TakingParts): Quarantine['take'] {
  const { store, channel, outcomes, now, log } = parts;
  const underWay = new Set<string>();

  return async (remote, version, why) => {
    const id = `${remote}@${version}`;
    if (!serves(parts, remote, version) || underWay.has(id)) return;
    underWay.add(id);
    try {
      const at = now().toISOString();
      const context = { store, channel, at, who: 'gateway', why };
      const done = await quarantineRelease(context, remote, version);
      if (done.ok) log.error({ remote, version, why }, 'version quarantined');
      else
        log.error(
          { remote, version },
          `The version could not be quarantined: ${done.failure.sentence}`,
        );
      outcomes.forget(remote, version);
    } catch (error) {
      log.error({ err: error, remote, version }, 'the version could not be quarantined');
    } finally {
      underWay.delete(id);
    }
  };
}

/**
 * Takes a version out of service once browsers and workers report too many failures of it; the previous one serves
 * instead, and the log says why. What failed is proved first, and whoever is then found is taken out, which may be another;
 * one at a time, so that what failed by its doing is counted anew. What fails in browsers alone is taken out by the word of
 * networks that a page with it was sent to; by anybody's it is looked at. Of several gateways the first to see it does it; for
 * the others it is done already.
 * @param take takes it out: `createTaking`.
 */
export function createQuarantine(parts: Parts, take: Quarantine['take']): Quarantine {
  const { outcomes, log, now } = parts;
  /** Alarms of the last ten minutes: each is said once. */
  const alarmed = new LRUCache<string, true>({ max: 100, ttl: 600_000, ...inTimeOf(now) });
  const left = new LRUCache<string, string>({ max: 100, ttl: leftFor, ...inTimeOf(now) });
  let judging = false;

  function leave(remote: string, version: string, why: string): void {
    const id = `${remote}@${version}`;
    if (!left.has(id)) log.error({ remote, version, why }, 'a version fails, and stays in service');
    left.set(id, why);
  }
  const { judge, giveUp } = createJudge(parts, { take, leave });

  return {
    take,
    left: (remote, version) => left.get(`${remote}@${version}`) ?? null,
    async look(remote, version, elsewhere = false) {
      const id = `${remote}@${version}`;
      const verdict = outcomes.verdict(remote, version);
      const { broken, provable, alarming, loaded, addresses, networks, since } = verdict;
      // Tabs that are open yet report what nobody gets any more: there is nothing to prove or to take.
      if (!serves(parts, remote, version)) return;
      if (broken || provable) {
        if (judging) return;
        judging = true;
        try {
          await judge(remote, version, verdict, elsewhere);
        } catch (error) {
          log.error({ err: error, remote, version }, 'it could not be found out who is to blame');
          giveUp(remote, version);
        } finally {
          judging = false;
        }
      } else if (alarming && !alarmed.has(id)) {
        alarmed.set(id, true);
        log.error(
          { remote, version, loaded, addresses, networks, since },
          'a version fails, too seldom to be quarantined without an operator',
        );
      }
    },
  };
}
