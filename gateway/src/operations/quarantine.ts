import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { findVersion, quarantineRelease, type ReleaseStore } from '@eldorado/releases';
import type { LiveReleases } from '../live/followChannel.ts';
import { witnessed, type LoadOutcomes } from '../telemetry/loadOutcomes.ts';

interface Parts {
  store: ReleaseStore;
  channel: string;
  /** Known once the channel is followed. */
  releases: () => LiveReleases;
  outcomes: LoadOutcomes;
  now: () => Date;
  log: FastifyBaseLogger;
}

export interface Quarantine {
  /** Looks whether too much of a version failed, after each failure. */
  look(remote: string, version: string): Promise<void>;
  /** Takes a version out of service. */
  take(remote: string, version: string, why: string): Promise<void>;
}

/**
 * Takes a version out of service once browsers and workers report too many failures of it; the previous one serves
 * instead, and the log says why. Of several gateways the first to see it does it; for the others it is done already.
 */
export function createQuarantine(parts: Parts): Quarantine {
  const { store, channel, releases, outcomes, now, log } = parts;
  const underWay = new Set<string>();
  /** Alarms of the last ten minutes: each is said once. */
  const alarmed = new LRUCache<string, true>({ max: 100, ttl: 600_000 });

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

  return {
    take,
    async look(remote, version) {
      const verdict = outcomes.verdict(remote, version);
      const { broken, alarming, loaded, addresses, networks, since } = verdict;
      if (broken) await take(remote, version, `${witnessed(verdict)} within two minutes`);
      else if (alarming && !alarmed.has(`${remote}@${version}`)) {
        alarmed.set(`${remote}@${version}`, true);
        log.error(
          { remote, version, loaded, addresses, networks, since },
          'a version fails, too seldom to be quarantined without an operator',
        );
      }
    },
  };
}
