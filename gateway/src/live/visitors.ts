import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  cohortCount,
  findVersion,
  hasCanary,
  readPin,
  visitorVersions,
  type Keyring,
  type Pin,
} from '@eldorado/releases';
import { cohortCookie, cohortIn, type PinnedVersions } from 'shell/contract';
import type { LiveReleases } from './followChannel.ts';
import type { LiveSet } from './liveSet.ts';

/** What decides which versions a page is made of. */
export interface Visitor {
  /** 0 to 9,999 while a canary runs, else null: nobody is distinguished without need. */
  cohort: number | null;
  /** What this browser was sent a link for. */
  pinned?: PinnedVersions;
  set: LiveSet;
}

const pinCookie = 'release';
/** Seconds: long enough that a canary of some weeks shows each visitor one version. */
const cohortLasts = 30 * 86_400;

export interface Visitors {
  /** Who asks, and the set that the answer is made of. A new visitor is dealt a cohort while a canary runs. */
  recognise(request: FastifyRequest): Promise<Visitor>;
  /** As `recognise`, but deals no cohort: for answers that are not remembered. Without one it is the live set. */
  known(request: FastifyRequest): Promise<Visitor>;
  /** Remembers a visitor's cohort where there is something to remember, and keeps the answer from shared caches. */
  remember(request: FastifyRequest, reply: FastifyReply, visitor: Visitor): void;
  /**
   * Answers a link with `?release=`: sets or ends the pin and leads to the page itself; null for other addresses.
   * @param address what is asked for, with one slash at its beginning.
   */
  takePin(
    request: FastifyRequest,
    address: URL,
  ): Promise<{ location: string; cookie: string } | null>;
}

/**
 * Sorts visitors into cohorts while a canary runs, and lets a signed link pin published versions for one browser.
 * @param keyring says whose links are followed.
 */
export function createVisitors(
  releases: Pick<LiveReleases, 'current' | 'document' | 'open'>,
  keyring: Pick<Keyring, 'trustedKeys'>,
  now: () => Date,
): Visitors {
  /** A pin holds while its time has not come and all of its versions are still published. */
  async function pinOf(token: string | undefined): Promise<Pin | null> {
    if (!token) return null;
    const read = readPin(token, await keyring.trustedKeys(), now());
    if (!read.ok) return null;
    const document = releases.document();
    const all = Object.entries(read.value.versions);
    return all.every((each) => findVersion(document, ...each)) ? read.value : null;
  }

  /** A set, or null when its shell does not start: that visitor gets what works. */
  const openIfItStarts = (versions: Readonly<Record<string, string>>) =>
    releases.open(versions).catch(() => null);

  async function visitorOf(request: FastifyRequest, newCohort: () => number | null) {
    const pin = await pinOf(readCookies(request).get(pinCookie));
    const canary = hasCanary(releases.document());
    const cohort = canary ? (cohortIn(request.headers.cookie ?? '') ?? newCohort()) : null;
    const live = releases.current();
    if (pin) {
      // Beside what is live, as whoever sent the link meant it: of a set that is tried together it would else be a part of another one.
      const set = await openIfItStarts({ ...live.versions, ...pin.versions });
      if (set) return { cohort, set, pinned: pin };
    }
    if (cohort === null) return { cohort, set: live };
    const versions = { ...live.versions, ...visitorVersions(releases.document(), cohort) };
    return { cohort, set: (await openIfItStarts(versions)) ?? live };
  }

  return {
    recognise: (request) => visitorOf(request, () => randomInt(cohortCount)),
    known: (request) => visitorOf(request, () => null),

    remember(request, reply, { cohort, pinned }) {
      if (cohort === null && !pinned) return;
      // What one visitor is shown is not for a cache between here and the next one.
      reply.header(
        'cache-control',
        pinned ? 'private, no-store' : 'private, max-age=0, must-revalidate',
      );
      if (cohort === null || cohortIn(request.headers.cookie ?? '') === cohort) return;
      addCookie(reply, cookieOf(cohortCookie, String(cohort), cohortLasts, request));
    },

    async takePin(request, address) {
      const token = address.search ? address.searchParams.get('release') : null;
      if (token === null) return null;
      const url = new URL(address);
      url.searchParams.delete('release');
      const pin = await pinOf(token);
      const seconds = pin ? Math.floor((Date.parse(pin.until) - now().getTime()) / 1_000) : 0;
      return {
        location: url.pathname + url.search,
        cookie: cookieOf(pinCookie, pin ? token : '', seconds, request),
      };
    },
  };
}

/** The cookies of a request, by name; the last of a name holds. */
export function readCookies(request: FastifyRequest): ReadonlyMap<string, string> {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return new Map(pairs.map(([name = '', ...value]) => [name, value.join('=')]));
}

function cookieOf(name: string, value: string, seconds: number, request: FastifyRequest): string {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  // The cohort is read by the page, for its support code; the page itself is shared with other cohorts.
  const hidden = name === cohortCookie ? '' : '; HttpOnly';
  return `${name}=${value}; Path=/; Max-Age=${seconds}${hidden}; SameSite=Lax${secure}`;
}

/** A page may set its language and its cohort. */
function addCookie(reply: FastifyReply, cookie: string): void {
  const before = reply.getHeader('set-cookie');
  const cookies = before === undefined ? [] : Array.isArray(before) ? before : [String(before)];
  reply.header('set-cookie', [...cookies, cookie]);
}
