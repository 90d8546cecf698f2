import type { ApiAnswer } from 'shell/contract';
import type { PageAnswer } from '../pool/protocol.ts';
import type { ApiReader, ReadAnswer } from './apiReader.ts';

/** Calls that a page may make, and characters that it may read: several times what the largest page does. */
const mostCalls = 100;
const mostRead = 16_000_000;

/** What one page reads of the API, and what that says of the page. */
export interface PageReads {
  read: (url: string) => Promise<ApiAnswer>;
  /** Whether the API is still to answer. */
  asks: () => boolean;
  /** The page with what it was made of, unless that is one visitor's or did not come, and with how old the oldest of it is. */
  noted(answer: PageAnswer): PageAnswer;
}

/** @param visitor the address of whoever asks for the page. */
export function createPageReads(api: ApiReader, visitor: string): PageReads {
  const reads = new Map<string, ReadAnswer>();
  let [calls, characters, waiting] = [0, 0, 0];
  return {
    async read(url) {
      calls += 1;
      if (calls > mostCalls) throw new Error(`A page may ask the API ${mostCalls} times`);
      waiting += 1;
      const read = await api.read(url, visitor).finally(() => (waiting -= 1));
      if (!reads.has(url)) characters += read.size;
      if (characters > mostRead)
        throw new Error(`A page may read ${mostRead / 1e6} MB of the API's answers`);
      reads.set(url, read);
      return read.answer;
    },
    asks: () => waiting > 0,
    noted(answer) {
      const versions: Record<string, string> = {};
      const times: Record<string, string> = {};
      let dataAt = Number.POSITIVE_INFINITY;
      for (const [url, known] of reads) {
        if (known.version !== undefined) versions[url] = known.version;
        const { updatedAt } = (known.answer.data ?? {}) as { updatedAt?: unknown };
        if (typeof updatedAt === 'string') times[url] = updatedAt;
        dataAt = Math.min(dataAt, known.dataAt ?? Number.POSITIVE_INFINITY);
      }
      return {
        ...answer,
        times,
        ...(Object.keys(versions).length === reads.size && { reads: versions }),
        ...(Number.isFinite(dataAt) && { dataAt }),
      };
    },
  };
}
