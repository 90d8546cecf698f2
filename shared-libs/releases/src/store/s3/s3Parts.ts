import type { Keyring } from '../../signature/keys.ts';
import type { ReleaseStore } from '../store.ts';
import type { Bucket } from './bucket.ts';

/** What the parts of a store in a bucket are made with. */
export interface S3Parts {
  /** `s3://bucket/prefix`, for sentences. */
  address: string;
  /** The local folder, and the store in it: what is fetched, and what is built here. */
  dir: string;
  local: ReleaseStore;
  bucket: Bucket;
  keyring: Keyring;
  /** Whether the service writes on a condition. */
  onCondition: () => Promise<boolean>;
}

/** Does this for each, a few at a time: a request takes longer than its bytes. */
export async function forEach<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, lane));
}
