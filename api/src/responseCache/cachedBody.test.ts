import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CachedBody } from './cachedBody.ts';

const rows = Array.from({ length: 300 }, (_, row) => ({ row, name: `Flight ${row * 7919}` }));
const bytes = Buffer.from(JSON.stringify(rows));

test('what is asked for again and again is compressed better, and says that its bytes are others', async () => {
  const body = new CachedBody([bytes]);
  const answers = [];
  for (let count = 0; count < 5; count++) answers.push(await body.in('br'));
  const lengths = answers.map((answer) => answer.bytes.length);
  expect(lengths[4]).toBeLessThan(lengths[0] ?? 0);
  expect(new Set(lengths).size).toBe(2);
  expect(new Set(answers.map(({ etag }) => etag)).size).toBe(2);
  for (const answer of answers) expect(brotliDecompressSync(answer.bytes)).toEqual(bytes);
});

test('who has either of the two has the content, and who has another coding has not', async () => {
  const body = new CachedBody([bytes]);
  const { etag } = await body.in('br');
  for (let count = 0; count < 5; count++) await body.in('br');
  expect(body.etags('br')).toContain(etag);
  expect(body.etags('br')[0]).toBe((await body.in('br')).etag);
  expect(body.etags('gzip')).not.toContain(etag);
});

test('an answer that takes the place of a popular one is compressed well at once', async () => {
  const before = new CachedBody([bytes]);
  for (let count = 0; count < 5; count++) await before.in('gzip');
  const after = new CachedBody([bytes], before);
  const answer = await after.in('gzip');
  expect(answer.bytes).toEqual((await before.in('gzip')).bytes);
  expect(gunzipSync(answer.bytes)).toEqual(bytes);
});

test('a short answer travels as it is', () => {
  const body = new CachedBody([Buffer.from('{}')]);
  expect(body.in('br')).toMatchObject({ bytes: body.identity, isCompressed: false });
});

test('what comes in pieces is the same answer', async () => {
  const pieces = [bytes.subarray(0, 7), bytes.subarray(7, 9_000), bytes.subarray(9_000)];
  const [whole, parts] = [new CachedBody([bytes]), new CachedBody(pieces)];
  // Another answer in between, which is made in the same memory.
  new CachedBody([Buffer.alloc(100_000, 'x'), Buffer.from('y')]);
  for (const coding of ['br', 'gzip', 'identity'] as const)
    expect(await parts.in(coding)).toEqual(await whole.in(coding));
});

test('who asks while it is compressed waits for the same bytes', async () => {
  const body = new CachedBody([bytes]);
  const [one, other] = await Promise.all([body.in('br'), body.in('br')]);
  expect(other.bytes).toBe(one.bytes);
  expect(body.in('br')).toHaveProperty('bytes');
});

test('an answer is compressed ahead as the one before it was asked for', async () => {
  const before = new CachedBody([bytes]);
  await before.in('br');
  const after = new CachedBody([bytes], before);
  await after.prepareLike(before);
  expect(after.in('br')).toHaveProperty('bytes');
  expect(after.in('gzip')).not.toHaveProperty('bytes');
});
