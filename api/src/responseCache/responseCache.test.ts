import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ResponseCache } from './responseCache.ts';

const long = 'El Dorado '.repeat(200);

function makeCache(limits?: { entries: number; bytes: number; once: number }) {
  const time = { minute: 1 };
  const builds: string[] = [];
  const cache = new ResponseCache(() => time.minute, limits);
  const ask = (key: string, freshness: 'data' | 'minute' = 'minute') =>
    cache.answer(key, freshness, () => {
      builds.push(key);
      return { key, minute: time.minute, long };
    });
  const askTwice = (key: string) => [ask(key), ask(key)];
  return { cache, time, builds, ask, askTwice };
}

test('an answer is made once and kept in three codings of the same bytes', async () => {
  const { ask, builds } = makeCache();
  const { body } = ask('board');
  ask('board');
  expect(builds).toEqual(['board']);
  expect(brotliDecompressSync((await body.in('br')).bytes)).toEqual(body.identity);
  expect(gunzipSync((await body.in('gzip')).bytes)).toEqual(body.identity);
  expect((await body.in('identity')).bytes).toBe(body.identity);
});

test('an answer of the minute is made again when a minute begins, one of the data is not', () => {
  const { ask, builds, time } = makeCache();
  ask('board');
  ask('airlines', 'data');
  time.minute = 2;
  ask('board');
  ask('airlines', 'data');
  expect(builds).toEqual(['board', 'airlines', 'board']);
});

test('a change of data makes everything again', () => {
  const { ask, builds, cache } = makeCache();
  ask('airlines', 'data');
  cache.dataChanged();
  ask('airlines', 'data');
  expect(builds).toEqual(['airlines', 'airlines']);
});

test('the same content has the same validator, another content another one', async () => {
  const { ask, time } = makeCache();
  const etag = async () => (await ask('board').body.in('br')).etag;
  const first = await etag();
  expect(await etag()).toBe(first);
  time.minute = 2;
  expect(await etag()).not.toBe(first);
});

test('the least recently used answer goes when there are too many', () => {
  const { ask, askTwice, builds, cache } = makeCache({ entries: 2, bytes: 1e9, once: 1 });
  askTwice('a');
  askTwice('b');
  ask('a');
  askTwice('c');
  expect(cache.size).toBe(2);
  ask('a');
  ask('b');
  expect(builds).toEqual(['a', 'b', 'c', 'b']);
});

test('the cache is bounded in bytes too', () => {
  const { askTwice, cache } = makeCache({ entries: 100, bytes: 6_000, once: 1 });
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) askTwice(key);
  expect(cache.size).toBeLessThan(4);
});

test('what is asked for once pushes out nothing that is asked for again', () => {
  const { ask, askTwice, builds, cache } = makeCache({ entries: 2, bytes: 1e9, once: 4 });
  askTwice('board');
  for (let other = 0; other < 100; other++) ask(`other ${other}`);
  expect(cache.size).toBe(5);
  ask('board');
  expect(builds.filter((key) => key === 'board')).toHaveLength(1);
});

test('an address asked before is known until the next minute begins', () => {
  const { ask, cache, time } = makeCache();
  const answer = ask('board');
  cache.remember('/api/v2/flights', 'board');
  expect(cache.byUrl('/api/v2/flights')).toBe(answer);
  expect(cache.byUrl('/api/v2/other')).toBeNull();
  time.minute = 2;
  expect(cache.byUrl('/api/v2/flights')).toBeNull();
});

test('answers in use are rebuilt ahead, forgotten ones are not', () => {
  const { ask, askTwice, cache, time, builds } = makeCache();
  askTwice('old');
  time.minute = 4;
  askTwice('used');
  time.minute = 5;
  expect(cache.staleKeys()).toEqual(['used']);
  cache.rebuild('used');
  expect(cache.staleKeys()).toEqual([]);
  ask('used');
  expect(builds).toEqual(['old', 'used', 'used']);
});

test('stale answers that nobody asks for are dropped', () => {
  const { ask, cache, time } = makeCache();
  ask('old');
  ask('data', 'data');
  time.minute = 4;
  ask('used');
  time.minute = 5;
  cache.dropUnused();
  expect(cache.size).toBe(2);
});
