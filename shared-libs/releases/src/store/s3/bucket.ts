import { setTimeout as wait } from 'node:timers/promises';
import { S3mini, S3ServiceError } from 's3mini';
import type { Environment } from '../../signature/keys.ts';

export interface StoredObject {
  /** Without the store's prefix. */
  key: string;
  /** Milliseconds, by the service's clock. */
  modified: number;
  /** Another one after each change of its content; with most services the content's MD5. */
  tag: string;
}

export interface ReadObject {
  /** As `putIf` takes it. */
  tag: string;
  text: string;
  /** How long ago it was written, in milliseconds, by the service's clock. */
  ageMs: number;
}

/** The objects of a store: a bucket, or what of it begins with a prefix. */
export interface Bucket {
  /** Null when there is none. */
  get(key: string): Promise<Buffer | null>;
  /** Its content and its tag; `unchanged` while its tag is still this one; null when there is none. */
  getIfChanged(
    key: string,
    tag: string,
  ): Promise<{ tag: string; text: string } | 'unchanged' | null>;
  read(key: string): Promise<ReadObject | null>;
  put(key: string, content: string | Buffer): Promise<void>;
  /**
   * Writes only while the object has this tag; with null only while there is none.
   * @param content no other writer's, so that a write whose answer was lost is known again.
   * @returns its new tag; null when the service refused. Without conditional writes nothing is refused.
   */
  putIf(key: string, content: string, tag: string | null): Promise<string | null>;
  /** By key. */
  list(prefix: string): Promise<StoredObject[]>;
  remove(keys: readonly string[]): Promise<void>;
}

/**
 * Opens a bucket of an S3-compatible service.
 * @param address `s3://bucket/prefix`.
 * @param env S3_ENDPOINT (Amazon's by default), AWS_REGION, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.
 */
export function openBucket(address: string, env: Environment): Bucket {
  const { host: name, pathname } = new URL(address);
  const prefix = pathname.replace(/^\/+|\/+$/g, '').replace(/(.)$/, '$1/');
  const region = env['AWS_REGION'] ?? 'us-east-1';
  const endpoint = env['S3_ENDPOINT'] ?? `https://s3.${region}.amazonaws.com`;
  const open = (request: typeof fetch) =>
    new S3mini({
      accessKeyId: required(env, 'AWS_ACCESS_KEY_ID'),
      secretAccessKey: required(env, 'AWS_SECRET_ACCESS_KEY'),
      endpoint: `${endpoint.replace(/\/+$/, '')}/${name}`,
      region,
      requestAbortTimeout: 10_000,
      fetch: request,
    });
  const client = open(fetchAgain);

  async function read(key: string): Promise<ReadObject | null> {
    const response = await client.getObjectResponse(prefix + key);
    if (!response) return null;
    const [tag, ...times] = ['etag', 'date', 'last-modified'].map((name) =>
      response.headers.get(name),
    );
    const [now = NaN, written = NaN] = times.map((time) => Date.parse(time ?? ''));
    if (!tag || Number.isNaN(now - written))
      throw new Error(`${key} comes without ETag, Date or Last-Modified`);
    return { tag, text: await response.text(), ageMs: now - written };
  }

  return {
    read,
    async get(key) {
      const content = await client.getObjectArrayBuffer(prefix + key);
      return content && Buffer.from(content);
    },
    async getIfChanged(key, tag) {
      const condition = /^[\w-]+$/.test(tag) ? { 'if-none-match': `"${tag}"` } : {};
      const { etag, data } = await client.getObjectWithETag(prefix + key, condition);
      if (etag !== null && data) return { tag: etag, text: Buffer.from(data).toString('utf8') };
      // Unchanged and absent look alike here.
      return (await client.objectExists(prefix + key)) ? 'unchanged' : null;
    },
    async put(key, content) {
      await client.putObject(prefix + key, content);
    },
    async putIf(key, content, tag) {
      const condition = tag === null ? { 'if-none-match': '*' } : { 'if-match': tag };
      try {
        // The package's own options for headers take no conditions on writes.
        const answer = await open(withHeaders(condition)).putObject(prefix + key, content);
        return answer.headers.get('etag') ?? (await read(key))?.tag ?? null;
      } catch (error) {
        if (!(error instanceof S3ServiceError) || !refusals.includes(error.status)) throw error;
        // A repeated request is refused for what the first one wrote.
        const found = await read(key);
        return found?.text === content ? found.tag : null;
      }
    },
    async list(under) {
      const found = (await client.listObjects('/', prefix + under)) ?? [];
      return found
        .map(({ Key, LastModified, ETag }) => ({
          key: Key.slice(prefix.length),
          modified: new Date(LastModified).getTime(),
          tag: ETag,
        }))
        .sort((a, b) => (a.key < b.key ? -1 : 1));
    },
    async remove(keys) {
      // One by one: not every service takes many at a time well, and nobody waits for it.
      for (const key of keys) await client.deleteObject(prefix + key);
    },
  };
}

/** Milliseconds before a request is repeated: services now and then answer 5xx, and connections break. */
const pauses = [50, 200, 800];

/** The condition does not hold; another conditional write is under way; the object is gone. */
const refusals = [412, 409, 404];

function withHeaders(more: Record<string, string>): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(more)) headers.set(name, value);
    return fetchAgain(input, { ...init, headers });
  };
}

/** Every request of a bucket may be repeated: it leads to the same objects. */
const fetchAgain: typeof fetch = async (input, init) => {
  for (const pause of pauses) {
    try {
      const response = await fetch(input, init);
      // 501 says that it will never do this.
      if (response.status < 500 || response.status === 501) return response;
      await response.body?.cancel();
    } catch (error) {
      // Its time is over.
      if (init?.signal?.aborted) throw error;
    }
    await wait(pause);
  }
  return fetch(input, init);
};

function required(env: Environment, name: string): string {
  const value = env[name];
  if (value) return value;
  throw new Error(`${name} is not set: the store in object storage needs it`);
}
