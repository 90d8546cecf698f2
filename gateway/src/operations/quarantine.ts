import type { FastifyBaseLogger } from 'fastify';
import { findVersion, quarantineRelease, type ReleaseStore } from '@eldorado/releases';
import type { LiveReleases } from '../live/followChannel.ts';
import type { LoadOutcomes } from '../telemetry/loadOutcomes.ts';

interface Parts {
  store: ReleaseStore;
  channel: string;
  releases: LiveReleases;
  outcomes: LoadOutcomes;
  now: () => Date;
  log: FastifyBaseLogger;
}

/**
 * Takes a version out of service once browsers report too many failures of it; the previous one serves instead, and
 * the log says why. Of several gateways the first to see it does it; for the others it is done already.
 * @returns what is to be called after each failure.
 */
export function createQuarantine({ store, channel, releases, outcomes, now, log }: Parts) {
  const underWay = new Set<string>();

  return async (remote: string, version: string): Promise<void> => {
    const { broken, loads, failures } = outcomes.verdict(remote, version);
    const id = `${remote}@${version}`;
    const serves = (findVersion(releases.document(), remote, version)?.deployment.traffic ?? 0) > 0;
    if (!broken || !serves || underWay.has(id)) return;
    underWay.add(id);
    try {
      const at = now().toISOString();
      const why = `${failures} of ${loads} loads failed within two minutes`;
      const done = await quarantineRelease(
        { store, channel, at, who: 'gateway', why },
        remote,
        version,
      );
      if (done.ok) log.error({ remote, version, loads, failures }, 'version quarantined');
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
