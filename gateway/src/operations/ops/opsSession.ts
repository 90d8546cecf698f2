import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OperatorSessions } from 'api/pub-sub';
import { LRUCache } from 'lru-cache';

/** Who is signed in at /ops, and until when. */
export interface OpsSession {
  who: string;
  /** Milliseconds since the epoch. */
  until: number;
}

export interface OpsSessions {
  /** Begins a session. @returns its cookie's value, which nothing can be read of. */
  begin(who: string, now: number): Promise<string>;
  /** The session of a cookie; null when there is none, or it has ended. */
  find(cookie: string, now: number): Promise<OpsSession | null>;
  /** Ends the session of a cookie, whoever else has that cookie. */
  end(cookie: string): Promise<void>;
}

export const opsCookie = 'ops';
/** Most sessions that nobody here knows which wait for the database to be ended. */
const mostOwed = 1_000;
/** Seconds: one shift. */
export const opsLasts = 8 * 3_600;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a visitor knows the token of the configuration, compared in a time that reveals nothing of either. */
export const knowsToken = (given: string, token: string) =>
  timingSafeEqual(digest(given), digest(token));

/**
 * The operators that were let in. With a database all its gateways know them; while it is away, and without one, each knows those
 * that it let in itself.
 * @param token of the configuration: with another one everybody signs in anew, also where the database still has the session.
 */
export function createOpsSessions(shared: OperatorSessions | null, token: string): OpsSessions {
  // By the cookie's digest: the time of a look-up says nothing of a cookie.
  const own = new LRUCache<string, OpsSession>({ max: 200 });
  const keyOf = (cookie: string) => createHmac('sha256', token).update(cookie).digest('base64url');
  /** Sessions that were ended while the database was away. */
  const owed = new Set<string>();
  async function settle(): Promise<void> {
    for (const key of owed) {
      await shared?.end(key);
      owed.delete(key);
    }
  }
  return {
    async begin(who, now) {
      const cookie = randomBytes(24).toString('base64url');
      const session = { who, until: now + opsLasts * 1_000 };
      own.set(keyOf(cookie), session);
      await shared?.begin(keyOf(cookie), session).catch(() => undefined);
      return cookie;
    },
    async find(cookie, now) {
      if (cookie === '') return null;
      const key = keyOf(cookie);
      const known = () => own.get(key) ?? null;
      const session = shared
        ? await settle()
            .then(() => shared.find(key))
            .catch(known)
        : known();
      return session && session.until > now ? session : null;
    },
    async end(cookie) {
      if (cookie === '') return;
      const key = keyOf(cookie);
      // Anybody may send a cookie that is made up: such ones take no room without end.
      if (own.delete(key) || owed.size < mostOwed) owed.add(key);
      await settle().catch(() => undefined);
    },
  };
}
