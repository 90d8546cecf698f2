import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { findVersion, quarantineRelease, type ReleaseStore } from '@eldorado/releases';
import type { FailureRule } from '../config/rules.ts';
import type { LiveReleases } from '../live/followChannel.ts';
import type { OpenSet, Proof } from '../render/accusations.ts';
import { witnessed, type LoadOutcomes, type Verdict } from '../telemetry/loadOutcomes.ts';

interface Parts {
  store: ReleaseStore;
  channel: string;
  /** Known once the channel is followed. */
  releases: () => Pick<LiveReleases, 'document' | 'current' | 'open'>;
  /** Renders pages on which a version failed again, apart; null where this gateway knows none. */
  prove: (remote: string, version: string, open: OpenSet) => Promise<Proof | null>;
  rule: Pick<FailureRule, 'networks'>;
  outcomes: LoadOutcomes;
  now: () => Date;
  log: FastifyBaseLogger;
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

/** Milliseconds from a proof to the next of that version: each starts workers. */
const proofEvery = 10_000;
/** For so long it is known why a version was left in service. */
const leftFor = 120_000;

/**
 * Takes a version out of service once browsers and workers report too many failures of it; the previous one serves
 * instead, and the log says why. What failed in workers is proved first, and whoever is then found is taken out, which
 * may be another; one at a time, so that what failed by its doing is counted anew. Of several gateways the first to see it
 * does it; for the others it is done already.
 */
export function createQuarantine(parts: Parts): Quarantine {
  const { store, channel, releases, prove, rule, outcomes, now, log } = parts;
  const underWay = new Set<string>();
  /** Alarms of the last ten minutes: each is said once. */
  const alarmed = new LRUCache<string, true>({ max: 100, ttl: 600_000 });
  const left = new LRUCache<string, string>({ max: 100, ttl: leftFor });
  const proved = new LRUCache<string, true>({ max: 100, ttl: proofEvery });
  let judging = false;

  async function take(remote: string, version: string, why: string): Promise<void> {
    const id = `${remote}@${version}`;
    const serves =
      (findVersion(releases().document(), remote, version)?.deployment.traffic ?? 0) > 0;
    if (!serves || underWay.has(id)) return;
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
  }

  /** The other versions of the live set that fail at the same time. */
  const failingToo = (remote: string) =>
    Object.entries(releases().current().versions).filter(([name, version]) => {
      const { broken, alarming } = outcomes.verdict(name, version);
      return name !== remote && (broken || alarming);
    });

  function leave(remote: string, version: string, why: string): void {
    const id = `${remote}@${version}`;
    if (!left.has(id)) log.error({ remote, version, why }, 'a version fails, and stays in service');
    left.set(id, why);
  }

  /** Acts on what cannot be proved here: what browsers report, and misconduct whose doer is known. */
  async function takeByReports(remote: string, version: string, why: string): Promise<void> {
    const names = failingToo(remote).map(([name]) => name);
    if (names.length === 0) await take(remote, version, why);
    // One of them may make the others fail in the same tab.
    else leave(remote, version, `${names.join(', ')} fails at the same time: see which is new`);
  }

  /** Takes out of service whoever is to blame for the failures of a version, if anybody is. */
  async function judge(
    remote: string,
    version: string,
    verdict: Verdict,
    elsewhere: boolean,
  ): Promise<void> {
    const why = `${witnessed(verdict)} within two minutes`;
    const isReported = verdict.networks >= rule.networks;
    const proof = await prove(remote, version, (versions) => releases().open(versions));
    if (proof) proved.set(`${remote}@${version}`, true);
    if (proof?.kind === 'culprit') {
      const itself = proof.remote === remote;
      const failed = [[remote, version] as const, ...failingToo(proof.remote)];
      const made = itself ? why : `it makes ${remote} ${version} fail: ${why}`;
      await take(proof.remote, proof.version, made);
      // What failed until now may be its doing.
      for (const [name, failing] of failed) outcomes.forget(name, failing);
    } else if (proof?.kind === 'platform') leave(remote, version, unproved.platform);
    else if (isReported || (proof === null && !elsewhere))
      await takeByReports(remote, version, why);
    else if (proof !== null) leave(remote, version, unproved.unseen);
  }

  return {
    take,
    left: (remote, version) => left.get(`${remote}@${version}`) ?? null,
    async look(remote, version, elsewhere = false) {
      const id = `${remote}@${version}`;
      const verdict = outcomes.verdict(remote, version);
      const { broken, alarming, loaded, addresses, networks, since } = verdict;
      if (broken) {
        if (judging || proved.has(id)) return;
        judging = true;
        try {
          await judge(remote, version, verdict, elsewhere);
        } catch (error) {
          log.error({ err: error, remote, version }, 'it could not be found out who is to blame');
          proved.set(id, true);
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

const unproved = {
  platform: 'its pages fail with the version before too: look at the shell and the API',
  unseen: 'its pages do not fail when they are rendered again apart: look at the log',
};
