import type { ReleaseStore } from '@eldorado/releases';
import { testChannel } from '../support/site/site.ts';

/** What a change of the store is done with: now, by the bench. */
export const storeChange = (store: ReleaseStore) => ({
  store,
  channel: testChannel,
  at: new Date().toISOString(),
  who: 'bench',
  why: 'measuring',
});
