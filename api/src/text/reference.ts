import { randomInt } from 'node:crypto';

// Without 0, O, 1, I and L: people read references aloud.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A reference that people can read aloud, such as ED-261121-7KQ2XM: the day is that of UTC, six characters are drawn by lot. */
export function newReference(prefix: string, now: Date): string {
  const word = Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${prefix}-${now.toISOString().slice(2, 10).replaceAll('-', '')}-${word}`;
}
