import type { Bucket } from '@eldorado/releases/bucket';
import type { FileStore } from './fileStore.ts';

/** Files in object storage. The bucket is of their own: nobody reads it but the API. */
export const bucketFiles = (bucket: Pick<Bucket, 'put' | 'get' | 'remove'>): FileStore => ({
  put: (id, content) => bucket.put(id, content),
  get: (id) => bucket.get(id),
  remove: (id) => bucket.remove([id]),
});
