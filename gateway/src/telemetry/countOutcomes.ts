import type { FastifyInstance } from 'fastify';
import { connectNotices } from 'api/notices';
import type { GatewayConfig } from '../start/config.ts';
import { createLoadOutcomes, type LoadOutcomes } from './loadOutcomes.ts';
import { shareOutcomes } from './sharedOutcomes.ts';

/**
 * Counts what browsers and workers report: with a database together with all gateways that name it, without one for itself.
 * @param onFailure told of failures that other gateways counted.
 */
export function countOutcomes(
  app: FastifyInstance,
  { quarantine, databaseUrl, channel }: GatewayConfig,
  onFailure: (remote: string, version: string) => void,
): LoadOutcomes {
  const outcomes = createLoadOutcomes(quarantine, Date.now);
  if (databaseUrl === null) return outcomes;
  const notices = connectNotices(databaseUrl);
  const shared = shareOutcomes({ outcomes, notices, channel, onFailure, log: app.log });
  app.addHook('onClose', () => shared.close());
  return shared;
}
