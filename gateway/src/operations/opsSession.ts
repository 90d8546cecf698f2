import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Who is signed in at /ops, and until when. */
export interface OpsSession {
  who: string;
  /** Milliseconds since the epoch. */
  until: number;
}

export interface OpsSessions {
  /** Begins a session. @returns its cookie's value, which nothing can be read of. */
  begin(who: string, now: number): string;
  /** The session of a cookie; null when there is none, or it has ended. */
  find(cookie: string, now: number): OpsSession | null;
  /** Ends the session of a cookie, whoever else has that cookie. */
  end(cookie: string): void;
}

export const opsCookie = 'ops';
/** Seconds: one shift. */
export const opsLasts = 8 * 3_600;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a visitor knows the token of the configuration, compared in a time that reveals nothing of either. */
export const knowsToken = (given: string, token: string) =>
  timingSafeEqual(digest(given), digest(token));

/** The operators that this process has let in; they sign in again when it has ended. */
export function createOpsSessions(): OpsSessions {
  // By the cookie's digest: the time of a look-up says nothing of a cookie.
  const sessions = new LRUCache<string, OpsSession>({ max: 200 });
  const keyOf = (cookie: string) => digest(cookie).toString('base64url');
  return {
    begin(who, now) {
      const cookie = randomBytes(24).toString('base64url');
      sessions.set(keyOf(cookie), { who, until: now + opsLasts * 1_000 });
      return cookie;
    },
    find(cookie, now) {
      const session = sessions.get(keyOf(cookie));
      return session && session.until > now ? session : null;
    },
    end: (cookie) => void sessions.delete(keyOf(cookie)),
  };
}
