import type { Http } from '@eldorado/http';
import { createSiteStore } from '@eldorado/store';
import { pageRoutes } from './pageRoutes.tsx';
import type { RemoteRegistry, RuntimePage } from './remoteRegistry.ts';

const page: RuntimePage = {
  id: 'mf-flights/board',
  remote: 'mf-flights',
  screen: 'board',
  path: '/vuelos',
};

/** Goes to the page. @returns what its route threw, and what was reported of its code. */
async function goTo(registry: Partial<RemoteRegistry>) {
  const reported: unknown[] = [];
  const [route] = pageRoutes([page], 'es', {
    registry: {
      prepare: () => Promise.resolve({}),
      run: () => Promise.resolve(null),
      ...registry,
    } as RemoteRegistry,
    http: {} as Http,
    store: createSiteStore({} as Http),
    now: () => new Date('2026-03-02T15:00:00Z'),
    wrap: (_page, screen) => screen,
    ErrorBoundary: () => null,
    onLoadFailure(_page, error) {
      reported.push(error);
      throw new Error('reported');
    },
  });
  const load = route?.loader as (context: object) => Promise<unknown>;
  const request = new Request('http://site/vuelos');
  const thrown = await load({ params: {}, request }).catch((error: unknown) => String(error));
  return { reported, thrown };
}

test('a page whose code does not come is its host’s to deal with', async () => {
  const missing = new Error('no entry');
  const { reported, thrown } = await goTo({ prepare: () => Promise.reject(missing) });
  expect(reported).toEqual([missing]);
  expect(thrown).toBe('Error: reported');
});

test('so is one whose guard, or whose data, is code that does not come', async () => {
  const missing = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  const { reported, thrown } = await goTo({ run: () => Promise.reject(missing) });
  expect(reported).toEqual([missing]);
  expect(thrown).toBe('Error: reported');
});

test('what a page’s own code throws is the page’s error', async () => {
  const { reported, thrown } = await goTo({
    run: () => Promise.reject(new Error('no such flight')),
  });
  expect(reported).toEqual([]);
  expect(thrown).toBe('Error: no such flight');
});
