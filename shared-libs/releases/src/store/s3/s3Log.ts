import { randomUUID } from 'node:crypto';
import { parseEntry, type LogEntry, type ReleaseStore } from '../store.ts';
import { forEach, type S3Parts } from './s3Parts.ts';

/** The log of a store in a bucket: each entry is an object of its own, since objects cannot grow. */
export function s3Log({
  bucket,
}: Pick<S3Parts, 'bucket'>): Pick<ReleaseStore, 'appendLog' | 'readLog'> {
  // An entry never changes: each is fetched once.
  const entries = new Map<string, LogEntry>();
  return {
    async appendLog(entry) {
      await bucket.put(`log/${entry.at}-${randomUUID()}.json`, JSON.stringify(entry));
    },

    async readLog(onDamaged) {
      const keys = (await bucket.list('log/')).map(({ key }) => key);
      await forEach(
        keys.filter((key) => !entries.has(key)),
        async (key) => {
          const entry = parseEntry((await bucket.get(key))?.toString('utf8') ?? '');
          if (entry) entries.set(key, entry);
        },
      );
      return keys.flatMap((key, index) => {
        const entry = entries.get(key);
        if (!entry) onDamaged?.(index + 1);
        return entry ?? [];
      });
    },
  };
}
