import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { connectNotices, type OperatorSessions } from 'api/notices';
import type { GatewayConfig } from '../config/config.ts';
import { createLoadOutcomes, type LoadOutcomes } from './loadOutcomes.ts';
import { shareOutcomes } from './sharedOutcomes.ts';

export interface CountedOutcomes {
  outcomes: LoadOutcomes;
  /** Signs the marks of loads. */
  markKey: () => string;
  /** Sessions at /ops of all gateways of the database; null without one. */
  operators: OperatorSessions | null;
}

/**
 * Counts what browsers and workers report: with a database together with all gateways that name it, without one for itself.
 * @param onFailure told of failures that other gateways counted.
 */
export function countOutcomes(
  app: FastifyInstance,
  { quarantine, databaseUrl, channel, telemetrySecret }: GatewayConfig,
  onFailure: (remote: string, version: string) => void,
): CountedOutcomes {
  const outcomes = createLoadOutcomes(quarantine, Date.now);
  const ownKey = telemetrySecret ?? randomBytes(32).toString('hex');
  if (databaseUrl === null) return { outcomes, markKey: () => ownKey, operators: null };
  const notices = connectNotices(databaseUrl);
  const shared = shareOutcomes({ outcomes, notices, channel, onFailure, log: app.log });
  app.addHook('onClose', () => shared.close());
  return {
    outcomes: shared,
    markKey: () => telemetrySecret ?? shared.keyFor('load-marks'),
    operators: notices.operators,
  };
}
