import { demoHead } from '../demo/head.ts';
import { choiceNames } from './choiceNames.ts';
import type { Store } from '../store.ts';

/** The kinds of establishments with their categories, and the names of their subcategories and products. */
export const establishmentTypes = (store: Store) => ({
  ...demoHead(store.loadedAt),
  types: store.establishmentTypes,
  names: Object.entries(choiceNames).map(([key, name]) => ({ key, name })),
});
