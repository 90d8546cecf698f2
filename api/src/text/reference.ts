import { randomInt } from 'node:crypto';

// Without 0, O, 1, I and L: people read references aloud.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const word = (length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** The number of a case, such as PQ-7KQ2-XM4P-9TRW: who knows it may read an anonymous one, so it has 59 bits drawn by lot. */
export const newCaseNumber = (): string => ['PQ', word(4), word(4), word(4)].join('-');

/** A reference that people can read aloud, such as ED-261121-7KQ2XM: the day is that of UTC, six characters are drawn by lot. */
export function newReference(prefix: string, now: Date): string {
  return `${prefix}-${now.toISOString().slice(2, 10).replaceAll('-', '')}-${word(6)}`;
}
