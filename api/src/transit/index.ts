import { defineDomain } from '../domain.ts';
import { seedTransit } from './seed.ts';
import { loadTransit } from './store.ts';

export const transitDomain = defineDomain({
  name: 'transit',
  memory: { read: ({ database }) => loadTransit(database) },
  seed: seedTransit,
});
