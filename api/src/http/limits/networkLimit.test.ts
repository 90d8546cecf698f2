import { openDatabase, type Database } from '../../db/database.ts';
import { testDatabase } from '../../testing/testApi.ts';
import { makeNetworkLimit, networksOf } from './networkLimit.ts';

jest.setTimeout(60_000);

const now = Date.parse('2026-11-20T17:00:00Z');
let database: Database;
beforeAll(async () => {
  const log = { info() {}, warn() {}, error() {} };
  database = await openDatabase({ dataDir: '', databaseUrl: await testDatabase(), log });
});
afterAll(() => database.close());

test.each([
  ['203.0.113.9', ['203.0.113.0/24']],
  ['::ffff:203.0.113.9', ['203.0.113.0/24']],
  ['2001:db8:7:12ab::1', ['2001:db8:7:1200::/56', '2001:db8:7:0::/48', '2001:db8::/32']],
])('%s is of %j', (address, names) => {
  expect(networksOf(address).map(({ name }) => name)).toEqual(names);
});

const sibling = {
  range: () => '2001:db8:1::1',
  block: (index: number) => `2001:db8:2:${(index * 256).toString(16)}::1`,
  site: (index: number) => `2001:dead:${index.toString(16)}::1`,
  v4: (index: number) => `203.0.113.${index}`,
};

test.each([
  ['a /56', sibling.range, 3, '2001:db8:1:100::1'],
  ['a /48 with all its /56s', sibling.block, 6, '2001:db8:3::1'],
  ['a /32 with all its /48s', sibling.site, 30, '2001:beef::1'],
  ['a /24', sibling.v4, 3, '203.0.114.1'],
])('%s has what it has, from whichever of its addresses', async (name, of, most, stranger) => {
  const limit = makeNetworkLimit(database, { name, limit: 3, windowMs: 60_000 });
  const waits: number[] = [];
  for (let index = 0; index < most + 5; index++) waits.push(await limit.take(of(index), now));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(most);
  expect(waits.at(-1)).toBe(60);
  expect(await limit.take(stranger, now)).toBe(0);
  expect(await limit.take(of(0), now + 60_001)).toBe(0);
});
