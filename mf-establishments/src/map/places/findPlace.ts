import type { Locale } from '@eldorado/i18n';
import { fold } from '@eldorado/i18n/text';
import { ApiError } from '@eldorado/http';
import { fetchInto, type SiteStore } from '@eldorado/store';
import { establishmentsApi } from '../../establishmentsApi.ts';
import type { Place } from './mapPlace.ts';

/** One end of a way as it was asked for: a place, words that name none, words that could not be looked up, or nothing yet. */
export type WayEnd =
  | { kind: 'none' }
  | { kind: 'failed' }
  | { kind: 'unknown'; text: string }
  | { kind: 'place'; slug: string; name: string };

/**
 * Finds what was written into a field of the way: a slug, as links carry it, or words, as people type them. Without
 * JavaScript nothing suggests, so words are taken for the place that fits them best.
 * @throws {ApiError} when the map could not be asked.
 */
export async function findPlace(store: SiteStore, locale: Locale, text: string): Promise<WayEnd> {
  if (!text) return { kind: 'none' };
  if (/^[a-z0-9-]+$/.test(text)) {
    const place = await bySlug(store, locale, text);
    if (place) return { kind: 'place', slug: place.slug, name: place.name };
  }
  const { places } = await fetchInto(
    store,
    establishmentsApi.endpoints.places.initiate({ locale, q: text }),
  );
  const wanted = fold(text);
  const found = places.find(({ name }) => fold(name) === wanted) ?? places[0];
  return found ? { kind: 'place', slug: found.slug, name: found.name } : { kind: 'unknown', text };
}

/** @returns null when there is no such place. @throws {ApiError} when the map could not be asked. */
export async function bySlug(
  store: SiteStore,
  locale: Locale,
  slug: string,
): Promise<Place | null> {
  try {
    return await fetchInto(store, establishmentsApi.endpoints.place.initiate({ locale, slug }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
