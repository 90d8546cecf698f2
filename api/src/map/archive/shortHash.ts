import { createHash } from 'node:crypto';

/** A short name of a value's content, the same for the same JSON. */
export const shortHash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 12);
