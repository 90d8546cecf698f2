import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Locale } from '@eldorado/i18n/locale';
import { createSearchIndex, type SearchDocument, type SearchIndex } from '@eldorado/search';
import type { LiveSet } from '../live/liveSet.ts';
import { searchDocuments, type AirportData } from './searchDocuments.ts';

const brotli = promisify(zlib.brotliCompress);

/** The documents that a browser searches in by itself, as they travel. */
export interface SearchFile {
  json: string;
  br: Buffer;
  etag: string;
}

export interface SearchCatalogue {
  /** Everything that can be found, flights included. */
  index(set: LiveSet, locale: Locale): SearchIndex;
  /** Without the flights: they are many, and asked for as one types. */
  file(set: LiveSet, locale: Locale): Promise<SearchFile>;
  /** Builds the indexes in use again, from newer data. */
  renew(): Promise<void>;
}

interface Entry {
  index: SearchIndex;
  documents: readonly SearchDocument[];
  file?: Promise<SearchFile>;
}

/** The search indexes of live sets, by language; each is built when it is first asked for. */
export function createSearchCatalogue(
  current: () => LiveSet,
  data: () => AirportData,
  now: () => Date,
): SearchCatalogue {
  let entries = new WeakMap<LiveSet, Map<Locale, Entry>>();

  function build(set: LiveSet, locale: Locale): Entry {
    const pages = [...set.apps.values()].flatMap(({ descriptor }) => descriptor.pages);
    const documents = searchDocuments(pages, data(), locale, now());
    return {
      index: createSearchIndex(documents),
      documents: documents.filter(({ kind }) => kind !== 'flight'),
    };
  }

  function entry(set: LiveSet, locale: Locale): Entry {
    const ofSet = entries.get(set) ?? new Map<Locale, Entry>();
    entries.set(set, ofSet);
    const built = ofSet.get(locale) ?? build(set, locale);
    ofSet.set(locale, built);
    return built;
  }

  return {
    index: (set, locale) => entry(set, locale).index,
    file(set, locale) {
      const built = entry(set, locale);
      built.file ??= pack(built.documents);
      return built.file;
    },
    async renew() {
      const set = current();
      const renewed = new Map<Locale, Entry>();
      for (const locale of entries.get(set)?.keys() ?? []) {
        // An index takes some 50 ms: what waits is answered between two of them.
        await new Promise(setImmediate);
        renewed.set(locale, build(set, locale));
      }
      // Those of other sets are for tabs of before, and built again if one asks.
      entries = new WeakMap([[set, renewed]]);
    },
  };
}

async function pack(documents: readonly SearchDocument[]): Promise<SearchFile> {
  const json = JSON.stringify(documents);
  // At the highest level, a quarter of a second in a thread of its own: 19 KB, and 21 at level 9.
  const br = await brotli(json);
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  return { json, br, etag };
}
