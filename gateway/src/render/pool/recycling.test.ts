import { thoroughly } from '@eldorado/testing/thorough';
import { exampleSite, slowApi } from '../exampleSite.ts';

// Each starts processes.
jest.setTimeout(60_000);

let site: Awaited<ReturnType<typeof exampleSite>> | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

/** A remote whose page says how many its worker has made of it, and does something besides. */
const counting = (code = '') =>
  `let made = 0; const kept = []; exports.default = { show: async (q, request) => { ${code} made += 1; return 'made ' + made; } };`;
const pageOf = (made: number) => `200 mf-bad made ${made}`;

test('a worker that has made its pages is replaced, and no page is lost', async () => {
  site = await exampleSite(counting(), { limits: { pages: 3 } });
  await site.start();
  const shown: string[] = [];
  for (let page = 0; page < 8; page++) shown.push(await site.show(`/bad?q=${page}`));
  expect(shown).toEqual([1, 2, 3, 1, 2, 3, 1, 2].map(pageOf));
  expect(site.faults).toEqual([]);
});

thoroughly(test)('a worker whose heap has filled is replaced before it ends by that', async () => {
  site = await exampleSite(
    counting(`kept.push(new Array(3_000_000).fill(q)); await request.askApi('/v2/' + made);`),
    {
      // While a page waits, its worker says what it holds.
      askApi: slowApi(600),
      limits: { memory: 128 },
    },
  );
  await site.start();
  const { show } = site;
  const made: number[] = [];
  while (made.length < 30 && (made.length < 2 || made.at(-1) !== 1))
    made.push(Number(/made (\d+)/.exec(await show(`/bad?q=${made.length}`))?.[1]));
  expect(made.at(-1)).toBe(1);
  expect(site.faults).toEqual([]);
});

thoroughly(test)(
  'a switch fills new workers while the old ones serve, and hands over warm ones',
  async () => {
    site = await exampleSite(counting());
    const { renderers, open, versions, show, live } = site;
    const before = await open({ ...versions, 'mf-bad': '1.0.0' });
    await renderers.prepare(before);
    renderers.take(before);
    expect(await show('/bad?q=1', before)).toBe('200 mf-bad shows 1');
    const preparing = renderers.prepare(live.set);
    expect(await show('/bad?q=2', before)).toBe('200 mf-bad shows 2');
    await preparing;
    expect(renderers.load().ready).toBe(true);
    renderers.take(live.set);
    // One page, of what was asked for before, it has made already.
    expect(await show('/bad?q=3')).toBe(pageOf(2));
    // Who came before the switch is served by the workers of before.
    expect(await show('/bad?q=4', before)).toBe('200 mf-bad shows 4');
  },
);

test('a page whose address has a secret warms no worker', async () => {
  site = await exampleSite(counting());
  const { renderers, open, versions, show, live } = site;
  const before = await open({ ...versions, 'mf-bad': '1.0.0' });
  await renderers.prepare(before);
  renderers.take(before);
  expect(await show('/bad?q=1&visit=T0ken', before)).toBe('200 mf-bad shows 1');
  await renderers.prepare(live.set);
  renderers.take(live.set);
  expect(await show('/bad?q=2')).toBe(pageOf(1));
});

test('addresses of one network have one place in the queue, those of others their own', async () => {
  site = await exampleSite(counting(), { most: { all: 10, each: 1 } });
  await site.start();
  const { show, live } = site;
  const ask = (visitors: readonly string[]) =>
    Promise.all(
      visitors.map((visitor, page) =>
        show(`/bad?q=${page}`, live.set, visitor).catch((error: unknown) => String(error)),
      ),
    );
  const full = (answers: readonly string[]) =>
    answers.filter((answer) => answer.startsWith('QueueFull')).length;
  // Three are under way at a time.
  expect(full(await ask([1, 2, 3, 4, 5, 6].map((host) => `2001:db8::${host}`)))).toBe(2);
  expect(full(await ask([1, 2, 3, 4, 5, 6].map((host) => `203.0.113.${host}`)))).toBe(0);
});
