import type { FastifyBaseLogger } from 'fastify';
import { liveVersion, proveRelease, type Goodness, type ReleaseStore } from '@eldorado/releases';
import type { LiveReleases } from '../../live/followChannel.ts';
import type { LoadOutcomes } from '../../telemetry/loadOutcomes.ts';
import type { GoodRule } from '../../config/rules.ts';

interface Parts {
  store: ReleaseStore;
  channel: string;
  rule: GoodRule;
  /** Known once the channel is followed. */
  releases: () => Pick<LiveReleases, 'document'>;
  outcomes: Pick<LoadOutcomes, 'history'>;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/** As long as counts are kept. */
const day = 86_400_000;

/**
 * Notes in the channel's document which live versions have proven good: where rollbacks lead to.
 * @returns looks at all that is live; called once in a while. A gateway that cannot sign notes nothing.
 */
export function createProof(parts: Parts): () => Promise<void> {
  const { store, channel, rule, releases, outcomes, now, log } = parts;

  /** What speaks for a version by now; null while it is too little, or too much failed. */
  function earned(id: string, since: string): Omit<Goodness, 'at'> | null {
    const began = Date.parse(since);
    const served = now().getTime() - began;
    if (served < rule.after) return null;
    const counted = (outcomes.history().get(id) ?? []).filter(({ minute }) => minute >= began);
    const loads = counted.reduce((sum, each) => sum + each.loads, 0);
    const failures = counted.reduce((sum, each) => sum + each.failures, 0);
    if (failures > 0 && failures >= rule.share * loads) return null;
    return loads >= rule.loads || served >= day ? { loads, failures } : null;
  }

  return async () => {
    const document = releases().document();
    for (const remote of Object.keys(document.microFrontends)) {
      const live = liveVersion(document, remote);
      if (!live || live.extras.good || live.extras.promotedAt === null) continue;
      const { version } = live.metadata;
      const counted = earned(live.extras.release, live.extras.promotedAt);
      if (!counted || !(await canSign(store))) continue;
      const why = `${counted.loads} loads counted, ${counted.failures} of them failed`;
      const at = now().toISOString();
      try {
        const context = { store, channel, at, who: 'gateway', why };
        const done = await proveRelease(context, remote, version, counted);
        if (done.ok) log.info({ remote, version, why }, 'version known good');
        // Another version serves in its place here.
        else if (done.failure.kind !== 'not-live')
          log.error({ remote, version }, `Not noted as good: ${done.failure.sentence}`);
      } catch (error) {
        log.error({ err: error, remote, version }, 'a version could not be noted as good');
      }
    }
  };
}

const canSign = ({ keyring }: ReleaseStore): Promise<boolean> =>
  keyring.signingKey().then(
    () => true,
    () => false,
  );
