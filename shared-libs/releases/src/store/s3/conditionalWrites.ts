import { randomUUID } from 'node:crypto';
import { S3ServiceError } from 's3mini';
import type { Bucket } from './bucket.ts';

/** What a service answers that knows no conditions: 400 or 501. One that ignores them accepts the write. */
const unknownCondition = [400, 501];

/**
 * Whether the service writes on a condition (If-None-Match, If-Match): tried with an object of its own, since services
 * that do not may accept the header and write all the same.
 * @throws what the network or the service's rights refuse.
 */
export async function hasConditionalWrites(
  bucket: Pick<Bucket, 'putIf' | 'remove'>,
): Promise<boolean> {
  const key = `probe/${randomUUID()}`;
  try {
    const first = await bucket.putIf(key, 'first', null);
    if (first === null || (await bucket.putIf(key, 'again', null)) !== null) return false;
    const second = await bucket.putIf(key, 'second', first);
    return second !== null && (await bucket.putIf(key, 'outdated', first)) === null;
  } catch (error) {
    if (error instanceof S3ServiceError && unknownCondition.includes(error.status)) return false;
    throw error;
  } finally {
    await bucket.remove([key]);
  }
}
