import { testApi, type TestApi } from '../../testing/testApi.ts';
import { fixedClock } from '../../time/clock.ts';
import { makeFileLimit } from './fileLimit.ts';

const now = new Date('2026-11-20T17:00:00Z');
let api: TestApi;
beforeAll(async () => {
  api = await testApi({ clock: fixedClock(now.toISOString()), jobs: false });
});
afterAll(() => api.close());

test.each([
  ['a /24', (host: number) => `203.0.113.${host}`, '198.51.100.1'],
  ['a /48', (host: number) => `2001:db8:7:${host}::1`, '2001:db8:8::1'],
])('many addresses of %s are one sender, and others go on', async (name, addressOf, other) => {
  const take = makeFileLimit(api.database, `files of ${name}`, { each: 2, together: 5 });
  const taken = async (address: string) =>
    take(address, now).then(
      () => 'taken',
      (error: { status?: number }) => error.status,
    );
  expect([await taken(addressOf(1)), await taken(addressOf(1))]).toEqual(['taken', 'taken']);
  expect(await taken(addressOf(1))).toBe(429);
  for (const host of [2, 3, 4]) expect(await taken(addressOf(host))).toBe('taken');
  expect(await taken(addressOf(5))).toBe(429);
  expect(await taken(other)).toBe('taken');
});
