import { demoHead } from '../demo/head.ts';
import type { Store } from '../store.ts';

/** The airlines that fly to Bogotá. */
export const airlines = (store: Store) => ({
  ...demoHead(store.loadedAt),
  airlines: store.airlines,
});

/** The airports that flights come from or go to. */
export const airports = (store: Store) => ({
  ...demoHead(store.loadedAt),
  attribution: 'airport-data-js 4.0.0, CC BY 4.0',
  airports: store.airports,
});
