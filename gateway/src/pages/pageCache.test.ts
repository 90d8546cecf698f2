import {
  createPageCache,
  unpack,
  type CacheAnswer,
  type FreshPage,
  type PageCache,
} from './pageCache.ts';

/** A cache whose pages are fresh for 10 s and stale for 60 s more, on a clock that the test moves. */
function cacheAt() {
  const time = { seconds: 0 };
  const crowd = { waits: false };
  const cache = createPageCache({
    freshFor: 10,
    staleFor: 60,
    now: () => time.seconds * 1000,
    isCrowded: () => crowd.waits,
  });
  return { cache, time, crowd };
}

/** A page of the first set. */
const at = (address: string) => ({ set: 'first', address });

const pageOf = (text: string, difference: Partial<FreshPage> = {}): FreshPage => ({
  status: 200,
  keep: true,
  html: Buffer.from(text),
  ...difference,
});

const rendering =
  (text: string, difference: Partial<FreshPage> = {}) =>
  () =>
    Promise.resolve(pageOf(text, difference));

const never = () => Promise.reject(new Error('it rendered again'));

const textOf = async ({ page }: CacheAnswer) => (await unpack(page)).toString();

/** Asks: the state and the text. */
async function ask(
  cache: PageCache,
  render: (refreshes: boolean) => Promise<FreshPage>,
  address = '/',
  set = 'first',
) {
  const answer = await cache.get({ set, address }, render);
  return `${answer.state} ${await textOf(answer)}`;
}

/** Waits until a rendering under way has been kept or given up: joins it, or finds it done. */
const finished = (cache: PageCache, address = '/') =>
  cache.get(at(address), never).catch(() => null);

test('the first asker is served while it renders, the next from memory', async () => {
  const { cache, time } = cacheAt();
  expect(await ask(cache, rendering('one'))).toBe('miss one');
  await finished(cache);
  time.seconds = 10;
  expect(await ask(cache, never)).toBe('hit one');
});

test('addresses have pages of their own', async () => {
  const { cache } = cacheAt();
  await ask(cache, rendering('one'), '/a');
  expect(await ask(cache, rendering('other'), '/b')).toBe('miss other');
});

test('the page in memory has a tag of its content', async () => {
  const { cache, time } = cacheAt();
  await ask(cache, rendering('one'));
  const first = await cache.get(at('/'), never);
  expect(first.page.etag).toMatch(/^"[\w-]{22}"$/);
  time.seconds = 100;
  await ask(cache, rendering('other'));
  expect((await cache.get(at('/'), never)).page.etag).not.toBe(first.page.etag);
});

test('a page that is asked for again is packed tighter, while nothing is rendered', async () => {
  let idle = false;
  const cache = createPageCache({ freshFor: 10, staleFor: 60, now: () => 0, isIdle: () => idle });
  const text = Array.from({ length: 3_000 }, (_, index) => (index * 7919) % 1_000).join(' ');
  await ask(cache, rendering(text));
  const { page } = await cache.get(at('/'), never);
  const first = page.br.length;
  await cache.get(at('/'), never);
  expect(page.br).toHaveLength(first);
  idle = true;
  await cache.get(at('/'), never);
  const ends = Date.now() + 10_000;
  while (page.br.length === first && Date.now() < ends) await new Promise(setImmediate);
  expect(page.br.length).toBeLessThan(first);
  expect((await unpack(page)).toString()).toBe(text);
});

test('a page that is no longer fresh is made anew before it is served', async () => {
  const { cache, time } = cacheAt();
  await ask(cache, rendering('old'));
  await finished(cache);
  time.seconds = 11;
  let finish: (page: FreshPage) => void = () => undefined;
  const render = jest.fn(() => new Promise<FreshPage>((resolve) => (finish = resolve)));
  const asked = [ask(cache, render), ask(cache, render)];
  // It is looked at first whether the page would be the same.
  await new Promise(setImmediate);
  expect(render).toHaveBeenCalledTimes(1);
  finish(pageOf('new'));
  expect(await Promise.all(asked)).toEqual(['miss new', 'joined new']);
});

test('while too many wait the page of before is served, with the instant of its data, as one new page is made', async () => {
  const { cache, time, crowd } = cacheAt();
  await ask(cache, rendering('old'));
  await finished(cache);
  time.seconds = 11;
  crowd.waits = true;
  let finish: (page: FreshPage) => void = () => undefined;
  const render = jest.fn(() => new Promise<FreshPage>((resolve) => (finish = resolve)));
  const answer = await cache.get(at('/'), render);
  expect([answer.state, answer.page.dataAt]).toEqual(['stale', 0]);
  expect(await ask(cache, render)).toBe('stale old');
  expect(render).toHaveBeenCalledTimes(1);
  finish(pageOf('new'));
  crowd.waits = false;
  expect(await ask(cache, never)).toBe('joined new');
  time.seconds = 12;
  expect(await ask(cache, never)).toBe('hit new');
});

test('while too many wait, a page that is still the same is one of now, at once', async () => {
  const { cache, time, crowd } = cacheAt();
  await ask(cache, rendering('same', { holds: () => Promise.resolve(true) }));
  await finished(cache);
  time.seconds = 11;
  crowd.waits = true;
  const { state, page } = await cache.get(at('/'), never);
  expect([state, page.dataAt]).toEqual(['hit', 11_000]);
});

test('while too many wait, nobody waits for an API that does not say whether a page is still the same', async () => {
  const { cache, time, crowd } = cacheAt();
  await ask(cache, rendering('old', { holds: () => new Promise(() => undefined) }));
  await finished(cache);
  time.seconds = 11;
  crowd.waits = true;
  expect(await ask(cache, never)).toBe('stale old');
  expect(await ask(cache, never)).toBe('stale old');
});

test('a page that takes long to make anew is served as it was', async () => {
  const { cache, time } = cacheAt();
  await ask(cache, rendering('old'));
  await finished(cache);
  time.seconds = 11;
  let finish: (page: FreshPage) => void = () => undefined;
  expect(await ask(cache, () => new Promise((resolve) => (finish = resolve)))).toBe('stale old');
  // Who comes then does not wait as long again.
  expect(await ask(cache, never)).toBe('stale old');
  finish(pageOf('new'));
  // It is packed by another thread.
  while ((await ask(cache, never)) !== 'hit new') await new Promise(setImmediate);
});

test('when releases are replaced twice at once, a page that the one between never showed is that of before', async () => {
  const { cache, crowd } = cacheAt();
  await ask(cache, rendering('old'));
  await ask(cache, rendering('other'), '/other');
  await finished(cache);
  cache.replace('first');
  await ask(cache, rendering('between'), '/', 'second');
  cache.replace('second');
  crowd.waits = true;
  expect(await ask(cache, rendering('new'), '/other', 'third')).toBe('stale other');
  expect(await ask(cache, rendering('new'), '/', 'third')).toBe('stale between');
});

test('a page is as old as the data it was made of, and as its last look at them', async () => {
  const { cache, time } = cacheAt();
  const holds = () => Promise.resolve(true);
  time.seconds = 5;
  await ask(cache, rendering('of before', { dataAt: 1_000 }), '/before');
  await ask(cache, rendering('one', { holds }), '/held');
  expect((await cache.get(at('/before'), never)).page.dataAt).toBe(1_000);
  expect((await cache.get(at('/held'), never)).page.dataAt).toBe(5_000);
  time.seconds = 50;
  expect((await cache.get(at('/held'), never)).page.dataAt).toBe(50_000);
});

test('a page that is too old is rendered anew', async () => {
  const { cache, time } = cacheAt();
  await ask(cache, rendering('old'));
  await finished(cache);
  time.seconds = 71;
  expect(await ask(cache, rendering('new'))).toBe('miss new');
});

test('parallel askers share one rendering', async () => {
  const { cache } = cacheAt();
  const render = jest.fn(rendering('one'));
  const answers = await Promise.all([ask(cache, render), ask(cache, render), ask(cache, render)]);
  expect(answers).toEqual(['miss one', 'joined one', 'joined one']);
  expect(render).toHaveBeenCalledTimes(1);
});

test('a rendering that fails is told to all who wait for it, and the next asker tries again', async () => {
  const { cache } = cacheAt();
  const fail = () => Promise.reject(new Error('no shell'));
  const outcomes = await Promise.allSettled([cache.get(at('/'), fail), cache.get(at('/'), never)]);
  expect(
    outcomes.map((outcome) => outcome.status === 'rejected' && String(outcome.reason)),
  ).toEqual(['Error: no shell', 'Error: no shell']);
  expect(await ask(cache, rendering('one'))).toBe('miss one');
});

test('when renewing fails the stale page goes on being served', async () => {
  const { cache, time } = cacheAt();
  await ask(cache, rendering('old'));
  await finished(cache);
  for (const seconds of [11, 30, 70]) {
    time.seconds = seconds;
    expect(await ask(cache, () => Promise.reject(new Error('API down')))).toBe('stale old');
  }
});

test('a page whose renewal was refused is not tried again by each of its visitors, but a second later', async () => {
  const { cache, time, crowd } = cacheAt();
  await ask(cache, rendering('old'));
  await finished(cache);
  const refuse = jest.fn(() => Promise.reject(new Error('the queue is full')));
  const visit = async (set = 'first') => {
    expect(await ask(cache, refuse, '/', set)).toBe('stale old');
    // What was refused is noted.
    await Promise.resolve();
  };
  time.seconds = 11;
  for (const seconds of [11, 11.5, 11.9, 12.1]) {
    time.seconds = seconds;
    await visit();
  }
  expect(refuse).toHaveBeenCalledTimes(2);
  cache.replace('first');
  crowd.waits = true;
  for (const seconds of [13.2, 13.5, 14.1, 14.3]) {
    time.seconds = seconds;
    await visit('second');
  }
  expect(refuse).toHaveBeenCalledTimes(4);
});

test('a page that may not be kept is neither kept nor put in a stale page’s place', async () => {
  const { cache, time } = cacheAt();
  const failing = rendering('sorry', { status: 503, keep: false });
  expect(await ask(cache, failing)).toBe('miss sorry');
  await finished(cache);
  expect(await ask(cache, rendering('good'))).toBe('miss good');
  await finished(cache);
  time.seconds = 11;
  expect(await ask(cache, failing)).toBe('stale good');
  time.seconds = 100;
  await finished(cache);
  time.seconds = 11;
  expect(await ask(cache, failing)).toBe('stale good');
});

test('the status stays with the page', async () => {
  const { cache } = cacheAt();
  const answer = await cache.get(at('/'), rendering('gone', { status: 404 }));
  expect(answer).toMatchObject({ state: 'miss', page: { status: 404 } });
  expect(await cache.get(at('/'), never)).toMatchObject({ page: { status: 404 } });
});

test('a new set of releases makes pages of its own at once', async () => {
  const { cache } = cacheAt();
  await ask(cache, rendering('old'));
  await finished(cache);
  cache.replace('first');
  expect(await ask(cache, rendering('new'), '/', 'second')).toBe('miss new');
  expect(await ask(cache, never, '/', 'second')).toBe('hit new');
});

test('a page that the workers of a new set began with is shown from the first moment, as long as it would be the same', async () => {
  const { cache, time } = cacheAt();
  await ask(cache, rendering('old'));
  await ask(cache, rendering('old'), '/other');
  await finished(cache);
  const other = { set: 'second', address: '/other' };
  const begun = pageOf('begun', { holds: () => Promise.resolve(true) });
  await cache.prepare({ set: 'second', address: '/' }, begun);
  await cache.prepare(other, pageOf('begun', { holds: () => Promise.resolve(false) }));
  expect(await ask(cache, never)).toBe('hit old');
  time.seconds = 1;
  cache.replace('first');
  expect(await ask(cache, never, '/', 'second')).toBe('miss begun');
  expect(await ask(cache, never, '/', 'second')).toBe('hit begun');
  // Made anew, and as that fails it is what the new set last showed that serves.
  expect(await ask(cache, never, '/other', 'second')).toBe('stale begun');
});

test('a page of before does not rest since one of releases failed that were replaced meanwhile', async () => {
  const { cache, time } = cacheAt();
  await ask(cache, rendering('old'));
  await finished(cache);
  time.seconds = 11;
  let fail: (error: Error) => void = () => undefined;
  const waiting = ask(cache, () => new Promise((_, reject) => (fail = reject)));
  await new Promise(setImmediate);
  cache.replace('first');
  fail(new Error('sent back'));
  expect(await waiting).toBe('stale old');
  expect(await ask(cache, rendering('new'), '/', 'second')).toBe('miss new');
});

test('while too many wait after a change, the page of before is shown: for a minute after a release, three seconds after a fact', async () => {
  for (const [change, seconds] of [
    ['replace', 60],
    ['expire', 3],
  ] as const) {
    const { cache, time, crowd } = cacheAt();
    await ask(cache, rendering('old'));
    await finished(cache);
    time.seconds = 0.5;
    cache[change]('first');
    const set = change === 'replace' ? 'second' : 'first';
    let finish: (page: FreshPage) => void = () => undefined;
    const slowly = () => new Promise<FreshPage>((resolve) => (finish = resolve));
    // Who waits already sees that others come.
    const waits = ask(cache, slowly, '/', set);
    crowd.waits = true;
    expect(await waits).toBe('stale old');
    time.seconds = 0.5 + seconds;
    expect(await ask(cache, never, '/', set)).toBe('stale old');
    time.seconds = 0.6 + seconds;
    const waitsOn = ask(cache, never, '/', set);
    finish(pageOf('new'));
    expect(await waitsOn).toBe('joined new');
    // As old as the data it was made of: a minute, where it took one.
    expect(await ask(cache, never, '/', set)).toBe(`${seconds > 10 ? 'stale' : 'hit'} new`);
  }
});

test('a page that would be the same is not made again', async () => {
  const { cache, time } = cacheAt();
  let same = true;
  const holds = jest.fn(() => Promise.resolve(same));
  await ask(cache, rendering('one', { holds }));
  await finished(cache);
  time.seconds = 100;
  expect(await ask(cache, never)).toBe('miss one');
  expect(await ask(cache, never)).toBe('hit one');
  time.seconds = 101;
  cache.expire();
  expect(await ask(cache, never)).toBe('miss one');
  same = false;
  time.seconds = 200;
  expect(await ask(cache, rendering('two'))).toBe('miss two');
  expect(holds).toHaveBeenCalledTimes(3);
});

test('what cannot tell whether it would be the same is made again', async () => {
  const { cache, time } = cacheAt();
  const holds = () => Promise.reject(new Error('the API does not answer'));
  await ask(cache, rendering('one', { holds }));
  await finished(cache);
  time.seconds = 100;
  expect(await ask(cache, rendering('two'))).toBe('miss two');
});

test('a page that nobody waits for is rendered as a refresh', async () => {
  const { cache, time, crowd } = cacheAt();
  const kinds: boolean[] = [];
  const render = (refreshes: boolean) => {
    kinds.push(refreshes);
    return Promise.resolve(pageOf('one'));
  };
  await ask(cache, render);
  await finished(cache);
  time.seconds = 11;
  crowd.waits = true;
  await ask(cache, render);
  expect(kinds).toEqual([false, true]);
});

test('a page is made as long as one of those who asked for it is there', async () => {
  const { cache } = cacheAt();
  let isTurn: () => boolean = () => false;
  let make: (page: FreshPage) => void = () => undefined;
  const render = (_: boolean, isGone: () => boolean) => {
    isTurn = () => !isGone();
    return new Promise<FreshPage>((resolve) => (make = resolve));
  };
  const there = { first: true, second: true };
  const first = cache.get(at('/'), render, { isGone: () => !there.first });
  await new Promise(setImmediate);
  const second = cache.get(at('/'), never, { isGone: () => !there.second });
  there.first = false;
  expect(isTurn()).toBe(true);
  there.second = false;
  expect(isTurn()).toBe(false);
  // Whoever comes now is not left with those who went.
  expect(await ask(cache, rendering('third'))).toBe('miss third');
  make(pageOf('first'));
  await Promise.all([first, second]);
});

test('memory is bounded: the page used longest ago goes first', async () => {
  const cache = createPageCache({ freshFor: 10, staleFor: 60, maxBytes: 800, now: () => 0 });
  for (const key of ['/a', '/b', '/c']) await ask(cache, rendering(key), key);
  expect(await ask(cache, never, '/c')).toBe('hit /c');
  expect(await ask(cache, rendering('again'), '/a')).toBe('miss again');
});

test('who asks for pages that nobody else asks for pushes out his own', async () => {
  const cache = createPageCache({ freshFor: 10, staleFor: 60, maxBytes: 6_400, now: () => 0 });
  const askFrom = async (network: string, key: string) =>
    (await cache.get(at(key), rendering(key), { network })).state;
  await askFrom('first', '/a');
  await askFrom('second', '/b');
  await askFrom('third', '/b');
  for (let page = 0; page < 10; page++) await askFrom('second', `/${page}`);
  expect(await askFrom('first', '/a')).toBe('hit');
  expect(await askFrom('first', '/b')).toBe('hit');
  expect(await askFrom('first', '/9')).toBe('hit');
  expect(await askFrom('first', '/8')).toBe('hit');
  expect(await askFrom('first', '/7')).toBe('miss');
});

test('a page that is too old, or of data that changed, is better than an error', async () => {
  const { cache, time } = cacheAt();
  await ask(cache, rendering('old'));
  time.seconds = 1;
  cache.expire();
  expect(await ask(cache, never)).toBe('stale old');
  expect(await ask(cache, rendering('sorry', { status: 503, keep: false }))).toBe('stale old');
  time.seconds = 1_000;
  expect(await ask(cache, never)).toBe('stale old');
  expect(await ask(cache, rendering('new'))).toBe('miss new');
});

test('a page that was being rendered when all were forgotten is not kept', async () => {
  const { cache } = cacheAt();
  const answer = await cache.get(at('/'), rendering('old'));
  const joined = cache.get(at('/'), never);
  cache.replace('first');
  expect(await textOf(answer)).toBe('old');
  expect(await textOf(await joined)).toBe('old');
  expect(await ask(cache, rendering('new'), '/', 'second')).toBe('miss new');
});
