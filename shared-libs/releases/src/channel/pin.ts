import { sign, verify, type KeyObject } from 'node:crypto';
import { isName, isVersion } from '../release/release.ts';
import { failure, success, type Result } from '../result.ts';

/** One published version that one browser sees instead of the live one, for a while. */
export interface Pin {
  remote: string;
  version: string;
  /** When it ends, UTC, ISO 8601. */
  until: string;
}

/** Milliseconds for which a shared link pins a version. */
export const pinLasts = 3_600_000;

/** Keeps a signature of a pin from being taken for that of anything else. */
const purpose = 'eldorado-pin:';

/** A pin as it stands in a link and in a cookie: what it says, and the signature of who may say so. */
export function signPin({ remote, version, until }: Pin, privateKey: KeyObject): string {
  const text = `${remote}@${version}~${Math.floor(Date.parse(until) / 1_000)}`;
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
  const [id = '', seconds = '', signature = ''] = token.split('~');
  const [remote = '', version = ''] = id.split('@');
  const known = isName(remote) && isVersion(version) && /^\d{1,11}$/.test(seconds);
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
  return until > now
    ? success({ remote, version, until: until.toISOString() })
    : failure('expired', 'This link has ended. Ask for a new one.');
}
