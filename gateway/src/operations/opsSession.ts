import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Who is signed in at /ops, and until when. */
export interface OpsSession {
  who: string;
  /** Milliseconds since the epoch. */
  until: number;
}

export const opsCookie = 'ops';
/** Seconds: one shift. */
export const opsLasts = 8 * 3_600;

const digest = (text: string) => createHash('sha256').update(text).digest();
/** Compares in a time that reveals nothing of either text. */
const same = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
const seal = (text: string, token: string) =>
  createHmac('sha256', token).update(`ops-session:${text}`).digest('base64url');

/** Whether a visitor knows the token of the configuration. */
export const knowsToken = (given: string, token: string) => same(given, token);

/** A session as a cookie's value; it holds as long as the token is not changed. */
export function sealSession({ who, until }: OpsSession, token: string): string {
  const text = `${Buffer.from(who).toString('base64url')}~${until}`;
  return `${text}~${seal(text, token)}`;
}

/** The session of a cookie; null when there is none, it has ended, or somebody made it up. */
export function openSession(cookie: string, token: string, now: number): OpsSession | null {
  const [who = '', until = '', given = ''] = cookie.split('~');
  if (!same(given, seal(`${who}~${until}`, token)) || Number(until) <= now) return null;
  return { who: Buffer.from(who, 'base64url').toString('utf8'), until: Number(until) };
}
