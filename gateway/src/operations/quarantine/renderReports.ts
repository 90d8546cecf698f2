import type { FastifyBaseLogger } from 'fastify';
import { networkOf } from '@eldorado/http/network';
import { seenBy, type LoadOutcomes } from '../../telemetry/loadOutcomes.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import type { RenderEvents } from '../../render/renderEvents.ts';
import type { LostPages } from './failingVersions.ts';
import type { Quarantine } from './quarantine.ts';

/** What a death of before needs of the gateway that is being made. */
export interface ReportParts {
  outcomes: LoadOutcomes;
  metrics: Metrics;
  quarantine: Quarantine;
  lost: Pick<LostPages, 'note'>;
  log: FastifyBaseLogger;
}

/**
 * Counts what remotes do on the server with what browsers report of them: a version that fails there is taken out of
 * service by the same rule, and one that ends workers again and again at once.
 */
export function reportRenders({
  outcomes,
  metrics,
  quarantine,
  lost,
  log,
}: ReportParts): RenderEvents {
  return {
    rendered(remote, version, address) {
      if (remote !== 'shell') outcomes.record(remote, version, 'loaded', networkOf(address));
    },
    failed({ remote, version, reason, sentence, death, address }) {
      log.error(
        { remote, version, reason, death, error: sentence },
        'a remote failed on the server',
      );
      metrics.renderFailed({ remote, version, reason });
      if (death) metrics.workerDied({ remote, version, reason });
      if (remote === 'shell') return;
      outcomes.record(
        remote,
        version,
        'failed',
        seenBy(address === null ? 'server' : networkOf(address)),
      );
      void quarantine.look(remote, version);
    },
    lost(address, sentence) {
      log.error({ error: sentence }, 'a page was made by nobody');
      lost.note(address);
    },
    condemned(remote, version, sentence) {
      if (remote !== 'shell')
        void quarantine.take(
          remote,
          version,
          `it ended rendering workers again and again (${sentence.slice(0, 120)})`,
        );
    },
  };
}
