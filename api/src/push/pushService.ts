import webPush from 'web-push';
import type { VapidKeys } from './vapid.ts';

/** Where a browser takes messages. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  /** What the service worker reads, as JSON. */
  body: string;
  /** Seconds the push service keeps it for a device that is away. */
  ttl: number;
  urgent: boolean;
  /** A newer message of the same topic takes the place of one that is still waiting. */
  topic: string;
}

/** `gone`: the subscription is dead. `later`: try again, not before `afterSeconds` when the service says so. `refused`: it never will. */
export type PushOutcome =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'refused' }
  | { kind: 'later'; afterSeconds: number };

/** Delivers messages to browsers. */
export interface PushService {
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
}

/** Seconds of a Retry-After header; 0 when there is none. */
const retryAfter = (header: unknown) => {
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 3_600) : 0;
};

/** What a push service's answer means (RFC 8030). */
export function outcomeOf(status: number, headers: Record<string, unknown> = {}): PushOutcome {
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500)
    return { kind: 'later', afterSeconds: retryAfter(headers['retry-after']) };
  return { kind: 'refused' };
}

/**
 * The browsers' own push services, by Web Push.
 * @param contact `mailto:` or `https:` address under which a push service reaches the site's operator.
 */
export function webPushService(keys: VapidKeys, contact: string): PushService {
  return {
    async send({ endpoint, p256dh, auth }, { body, ttl, urgent, topic }) {
      try {
        await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, body, {
          vapidDetails: { subject: contact, ...keys },
          TTL: ttl,
          urgency: urgent ? 'high' : 'normal',
          topic,
          timeout: 10_000,
        });
        return { kind: 'sent' };
      } catch (error) {
        if (error instanceof webPush.WebPushError)
          return outcomeOf(error.statusCode, error.headers);
        return { kind: 'later', afterSeconds: 0 };
      }
    },
  };
}
