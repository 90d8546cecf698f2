import { sign, verify, type KeyObject } from 'node:crypto';
import { idOf, isName, isVersion, releaseOf, type ReleaseId } from '../release/release.ts';
import { failure, success, type Result } from '../result.ts';

/** Published versions that one browser sees instead of the live ones, for a while. */
export interface Pin {
  /** By name. */
  versions: Readonly<Record<string, string>>;
  /** When it ends, UTC, ISO 8601. */
  until: string;
}

/** Milliseconds for which a shared link pins versions. */
export const pinLasts = 3_600_000;

/** Keeps a signature of a pin from being taken for that of anything else. */
const purpose = 'eldorado-pin:';

/** A pin as it stands in a link and in a cookie: what it says, and the signature of who may say so. @param until UTC, ISO 8601. */
export function signPins(apps: readonly ReleaseId[], until: string, privateKey: KeyObject): string {
  const text = [...apps.map(idOf), Math.floor(Date.parse(until) / 1_000)].join('~');
  return `${text}~${sign(null, Buffer.from(purpose + text), privateKey).toString('base64url')}`;
}

/**
 * Reads a pin out of a link or a cookie.
 * @param trusted public keys of those who may share; one is enough.
 */
export function readPin(
  token: string,
  trusted: readonly KeyObject[],
  now: Date,
): Result<Pin, 'not-a-pin' | 'expired'> {
  const [seconds = '', signature = ''] = token.split('~').slice(-2);
  const apps = token.split('~').slice(0, -2).map(releaseOf);
  const known =
    apps.length > 0 &&
    apps.every(({ name, version }) => isName(name) && isVersion(version)) &&
    /^\d{1,11}$/.test(seconds);
  const bytes = Buffer.from(purpose + token.slice(0, -signature.length - 1));
  const signed =
    known && trusted.some((key) => verify(null, bytes, key, Buffer.from(signature, 'base64url')));
  if (!signed) {
    return failure(
      'not-a-pin',
      'This link was not made by `npm run release -- share`, or somebody changed it. Ask for a new one.',
    );
  }
  const until = new Date(Number(seconds) * 1_000);
  const versions = Object.fromEntries(apps.map(({ name, version }) => [name, version]));
  return until > now
    ? success({ versions, until: until.toISOString() })
    : failure('expired', 'This link has ended. Ask for a new one.');
}
