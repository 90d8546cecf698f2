import { Readable } from 'node:stream';
import zlib from 'node:zlib';
import { createPageCache, type CacheAnswer, type PageCache, type PageStream } from './pageCache.ts';

/** A cache whose pages are fresh for 10 s and stale for 60 s more, on a clock that the test moves. */
function cacheAt() {
  const time = { seconds: 0 };
  const cache = createPageCache({ freshFor: 10, staleFor: 60, now: () => time.seconds * 1000 });
  return { cache, time };
}

const pageOf = (text: string, difference: Partial<PageStream> = {}): PageStream => ({
  status: 200,
  keep: true,
  html: Readable.from([Buffer.from(text)]),
  ...difference,
});

const rendering =
  (text: string, difference: Partial<PageStream> = {}) =>
  () =>
    Promise.resolve(pageOf(text, difference));

const never = () => Promise.reject(new Error('it rendered again'));

async function textOf(answer: CacheAnswer): Promise<string> {
  if (answer.state !== 'miss') return answer.page.html.toString();
  const chunks: Buffer[] = [];
  for await (const chunk of answer.stream.html) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Asks and reads to the end: the state and the text. */
async function ask(cache: PageCache, render: () => Promise<PageStream>, key = '/') {
  const answer = await cache.get(key, render);
  return `${answer.state} ${await textOf(answer)}`;
}

/** Waits until a rendering under way has been kept or given up: joins it, or finds it done. */
const finished = (cache: PageCache, key = '/') => cache.get(key, never).catch(() => null);

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

test('the page in memory has its compressed copies and a tag of its content', async () => {
  const { cache, time } = cacheAt();
  await ask(cache, rendering('one'));
  const first = await cache.get('/', never);
  if (first.state === 'miss') throw new Error('not kept');
  expect(zlib.brotliDecompressSync(first.page.br).toString()).toBe('one');
  expect(zlib.gunzipSync(first.page.gzip).toString()).toBe('one');
  expect(first.page.etag).toMatch(/^"[\w-]{22}"$/);

  time.seconds = 100;
  await ask(cache, rendering('other'));
  const other = await cache.get('/', never);
  expect(other).not.toMatchObject({ page: { etag: first.page.etag } });
});

test('a stale page is served at once while one new page is made', async () => {
  const { cache, time } = cacheAt();
  await ask(cache, rendering('old'));
  await finished(cache);
  time.seconds = 11;
  const render = jest.fn(rendering('new'));
  expect(await ask(cache, render)).toBe('stale old');
  expect(await ask(cache, render)).toBe('stale old');
  expect(render).toHaveBeenCalledTimes(1);
  time.seconds = 82;
  await finished(cache);
  time.seconds = 12;
  expect(await ask(cache, never)).toBe('hit new');
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

test('the first asker reads along: the head comes before the page is whole', async () => {
  const { cache } = cacheAt();
  let finish: () => void = () => undefined;
  const more = new Promise<void>((resolve) => (finish = resolve));
  async function* pieces() {
    yield Buffer.from('<head>');
    await more;
    yield Buffer.from('<body>');
  }
  const answer = await cache.get('/', rendering('', { html: Readable.from(pieces()) }));
  if (answer.state !== 'miss') throw new Error('not streamed');
  const reader = answer.stream.html[Symbol.asyncIterator]();
  expect(String((await reader.next()).value)).toBe('<head>');
  finish();
  expect(String((await reader.next()).value)).toBe('<body>');
  expect(await ask(cache, never)).toBe('joined <head><body>');
});

test('a rendering that fails is told to all who wait for it, and the next asker tries again', async () => {
  const { cache } = cacheAt();
  const fail = () => Promise.reject(new Error('no shell'));
  const outcomes = await Promise.allSettled([cache.get('/', fail), cache.get('/', never)]);
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
  const answer = await cache.get('/', rendering('gone', { status: 404 }));
  expect(answer).toMatchObject({ state: 'miss', stream: { status: 404 } });
  await textOf(answer);
  expect(await cache.get('/', never)).toMatchObject({ page: { status: 404 } });
});

test('a first asker who hangs up does not keep the page from the others', async () => {
  const { cache } = cacheAt();
  // More than the streams between renderer and asker hold by themselves.
  const pieces = Array.from({ length: 64 }, () => Buffer.alloc(16 * 1024, 'x'));
  const answer = await cache.get('/', rendering('', { html: Readable.from(pieces) }));
  if (answer.state !== 'miss') throw new Error('not streamed');
  answer.stream.html.destroy();
  const text = await textOf(await cache.get('/', never));
  expect(text).toHaveLength(1024 * 1024);
});

test('a first asker who reads nothing does not keep the page from the others', async () => {
  const { cache } = cacheAt();
  const pieces = Array.from({ length: 64 }, () => Buffer.alloc(16 * 1024, 'x'));
  await cache.get('/', rendering('', { html: Readable.from(pieces) }));
  expect(await textOf(await cache.get('/', never))).toHaveLength(1024 * 1024);
});

test('a page that breaks off is not kept, and its reader is told', async () => {
  const { cache } = cacheAt();
  const broken = () =>
    Readable.from(
      (function* () {
        yield Buffer.from('<head>');
        throw new Error('broke off');
      })(),
    );
  const answer = await cache.get('/', rendering('', { html: broken() }));
  await expect(textOf(answer)).rejects.toThrow('broke off');
  expect(await ask(cache, rendering('one'))).toBe('miss one');
});

test('a new set of releases forgets all pages', async () => {
  const { cache } = cacheAt();
  await ask(cache, rendering('old'));
  await finished(cache);
  cache.clear();
  expect(await ask(cache, rendering('new'))).toBe('miss new');
});

test('memory is bounded: the page used longest ago goes first', async () => {
  const cache = createPageCache({ freshFor: 10, staleFor: 60, maxBytes: 5_000, now: () => 0 });
  const big = 'x'.repeat(2_000);
  for (const key of ['/a', '/b', '/c']) {
    await ask(cache, rendering(big), key);
    await finished(cache, key);
  }
  expect(await ask(cache, never, '/c')).toBe(`hit ${big}`);
  expect(await ask(cache, rendering('again'), '/a')).toBe('miss again');
});

test('a page that was being rendered when all were forgotten is not kept', async () => {
  const { cache } = cacheAt();
  const answer = await cache.get('/', rendering('old'));
  const joined = cache.get('/', never);
  cache.clear();
  expect(await textOf(answer)).toBe('old');
  expect(await textOf(await joined)).toBe('old');
  expect(await ask(cache, rendering('new'))).toBe('miss new');
});
