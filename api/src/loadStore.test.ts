/** @jest-environment node */
import { openDatabase, type Database } from './db/database.ts';
import { loadStore, reloadDomains } from './loadStore.ts';
import type { Store } from './store.ts';
import { testDatabase } from './testing/testApi.ts';

const now = new Date('2026-11-20T15:00:00Z');
const log = { info: () => undefined, warn: () => undefined };
let database: Database;
let store: Store;
beforeAll(async () => {
  database = await openDatabase({ dataDir: '', databaseUrl: await testDatabase('flights'), log });
  store = await loadStore(database, now);
});
afterAll(() => database.close());

test.each<[string, (keyof Store)[]]>([
  ['facts', ['facts', 'tariffs', 'taxiPlaces', 'workedOut']],
  ['establishments', ['establishmentTypes', 'establishments', 'saidOfPlaces']],
  ['news', ['news']],
  ['flights', ['airlines', 'airports', 'flights']],
])(
  'a change of %s reads that and what is made of it again, and nothing else',
  async (part, parts) => {
    const fresh = await reloadDomains(database, now, store, [part]);
    const read = (Object.keys(fresh) as (keyof Store)[]).filter(
      (key) => fresh[key] !== store[key] && key !== 'loadedAt',
    );
    expect(read.sort()).toEqual(parts);
  },
);
