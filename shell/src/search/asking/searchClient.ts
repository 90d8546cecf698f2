import type { Locale } from '@eldorado/i18n';
import {
  createSearchIndex,
  type SearchAnswer,
  type SearchDocument,
  type SearchIndex,
} from '@eldorado/search';

// Not through the site's client: typing is not to run the loading bar, nor wait for axios.

const indexes = new Map<string, Promise<SearchIndex>>();

/** The index of the tab's own releases, fetched when the search is first opened. A failure is not remembered. */
export function loadIndex(setId: string, locale: Locale): Promise<SearchIndex> {
  const address = `/_site/${setId}/search/${locale}.json`;
  const known = indexes.get(address);
  if (known) return known;
  const loading = fetchJson<SearchDocument[]>(address).then(createSearchIndex);
  indexes.set(address, loading);
  loading.catch(() => indexes.delete(address));
  return loading;
}

/** The server's answer, flights included. */
export function askServer(
  query: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<SearchAnswer> {
  const params = new URLSearchParams({ q: query, locale });
  return fetchJson(`/api/site-search?${params.toString()}`, signal);
}

/** Tells the office, which counts it without who searched, that a query gave nothing. One that does not arrive is lost. */
export function reportMiss(query: string, locale: Locale): void {
  fetch('/api/v2/search-misses', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, locale }),
    keepalive: true,
  }).catch(() => undefined);
}

async function fetchJson<T>(address: string, signal: AbortSignal | null = null): Promise<T> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answers with status ${response.status}`);
  return (await response.json()) as T;
}
