import { watchFreshness } from './watchFreshness.ts';

const log = { error: jest.fn(), info: jest.fn() };
beforeEach(() => jest.clearAllMocks());
const at = (clock: string) => `2026-03-02T${clock}Z`;

test('pages as new as the API, or newer by a moment, are no fault', async () => {
  const watch = watchFreshness(() => Promise.resolve(at('15:00:00')), log);
  watch.served({
    address: '/vuelos',
    times: { '/v2/queues': at('14:59:55'), '/v2/x': at('15:00:10') },
  });
  await watch.look();
  expect([watch.fault(), watch.lag()]).toEqual([null, 5]);
  expect(log.error).not.toHaveBeenCalled();
});

test('pages more than two minutes behind are a fault, said once, and its end too', async () => {
  let present: string | null = at('15:43:00');
  const watch = watchFreshness(() => Promise.resolve(present), log);
  const page = { address: '/filas', times: { '/v2/queues': at('15:00:00') } };
  for (let look = 0; look < 2; look++) {
    watch.served(page);
    await watch.look();
  }
  expect(watch.fault()).toBe(
    '/filas shows /v2/queues of 2026-03-02T15:00:00Z, the API has 2026-03-02T15:43:00Z',
  );
  expect(watch.lag()).toBe(43 * 60);
  expect(log.error).toHaveBeenCalledTimes(1);

  // An API that does not answer says nothing of its pages.
  present = null;
  watch.served(page);
  await watch.look();
  expect([watch.fault(), watch.lag()]).toEqual([null, 0]);
  expect(log.info).toHaveBeenCalledTimes(1);
});

test('a look is at what was served since the last one', async () => {
  const read = jest.fn(() => Promise.resolve(at('15:00:00')));
  const watch = watchFreshness(read, log);
  watch.served({ address: '/', times: { '/v2/queues': at('15:00:00') } });
  watch.served({ address: '/texts', times: {} });
  await watch.look();
  await watch.look();
  expect(read).toHaveBeenCalledTimes(1);
});
