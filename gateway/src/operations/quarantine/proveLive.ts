import type { FastifyBaseLogger } from 'fastify';
import { liveVersion, proveRelease, type ReleaseStore } from '@eldorado/releases';
import type { LiveReleases } from '../../live/followChannel.ts';
import type { LoadOutcomes } from '../../telemetry/loadOutcomes.ts';
import type { GoodRule } from '../../config/rules.ts';
import { canSign, servedSince } from './servedWell.ts';

export interface ServingParts {
  store: ReleaseStore;
  channel: string;
  rule: GoodRule;
  /** Known once the channel is followed. */
  releases: () => Pick<LiveReleases, 'document'>;
  outcomes: Pick<LoadOutcomes, 'history'>;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/**
 * Notes in the channel's document which live versions have proven good: where rollbacks lead to.
 * @returns looks at all that is live; called once in a while. A gateway that cannot sign notes nothing.
 */
export function createProof(parts: ServingParts): () => Promise<void> {
  const { store, channel, releases, now, log } = parts;
  return async () => {
    const document = releases().document();
    for (const remote of Object.keys(document.microFrontends)) {
      const live = liveVersion(document, remote);
      if (!live || live.extras.good || live.extras.promotedAt === null) continue;
      const { version } = live.metadata;
      const { counted, fares } = servedSince(parts, live.extras.release, live.extras.promotedAt);
      if (fares !== 'well' || !(await canSign(store))) continue;
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
