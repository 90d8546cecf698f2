import type * as parts from './parts.ts';

let fetched: typeof parts | undefined;

/**
 * Fetches what draws variants of the layout, and finds them: pages in the site's own do without. Awaited before a page that
 * stands in one is shown; where it cannot be had, that page stands in the site's.
 */
export async function loadVariantParts(): Promise<void> {
  fetched ??= await import(/* webpackChunkName: "layout-variant" */ './parts.ts').catch(
    () => undefined,
  );
}

/** What `loadVariantParts` has fetched. */
export const variantParts = (): typeof parts | undefined => fetched;
