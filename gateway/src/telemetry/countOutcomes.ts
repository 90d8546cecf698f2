import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { connectPubSub, type OperatorSessions } from 'api/pub-sub';
import type { GatewayConfig } from '../config/config.ts';
import { createLoadOutcomes, type LoadOutcomes } from './loadOutcomes.ts';
import { rangeOf } from '@eldorado/http/network';
import { createServedPages } from './servedPages.ts';
import { sentPages, shareOutcomes, type SentPages } from './sharedOutcomes.ts';

export interface CountedOutcomes {
  outcomes: LoadOutcomes;
  /** To whom pages were sent: their reports have weight. */
  served: SentPages;
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
  const pages = createServedPages(Date.now);
  if (databaseUrl === null) {
    const served = sentPages(pages, rangeOf);
    return { outcomes, served, markKey: () => ownKey, operators: null };
  }
  const pubSub = connectPubSub(databaseUrl);
  const shared = shareOutcomes({ outcomes, pages, pubSub, channel, onFailure, log: app.log });
  app.addHook('onClose', () => shared.close());
  return {
    outcomes: shared,
    served: shared.served,
    markKey: () => telemetrySecret ?? shared.keyFor('load-marks'),
    operators: pubSub.operators,
  };
}
