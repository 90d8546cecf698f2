import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { HotBody } from './hotBody.ts';

const rows = Array.from({ length: 300 }, (_, row) => ({ row, name: `Flight ${row * 7919}` }));
const bytes = Buffer.from(JSON.stringify(rows));

test('what is asked for again and again is compressed better, and says that its bytes are others', () => {
  const body = new HotBody([bytes]);
  const answers = [1, 2, 3, 4, 5].map(() => body.in('br'));
  const lengths = answers.map((answer) => answer.bytes.length);
  expect(lengths[4]).toBeLessThan(lengths[0] ?? 0);
  expect(new Set(lengths).size).toBe(2);
  expect(new Set(answers.map(({ etag }) => etag)).size).toBe(2);
  for (const answer of answers) expect(brotliDecompressSync(answer.bytes)).toEqual(bytes);
});

test('who has either of the two has the content, and who has another coding has not', () => {
  const body = new HotBody([bytes]);
  const { etag } = body.in('br');
  for (let count = 0; count < 5; count++) body.in('br');
  expect(body.etags('br')).toContain(etag);
  expect(body.etags('br')[0]).toBe(body.in('br').etag);
  expect(body.etags('gzip')).not.toContain(etag);
});

test('an answer that takes the place of a popular one is compressed well at once', () => {
  const before = new HotBody([bytes]);
  for (let count = 0; count < 5; count++) before.in('gzip');
  const after = new HotBody([bytes], before);
  expect(after.in('gzip').bytes).toEqual(before.in('gzip').bytes);
  expect(gunzipSync(after.in('gzip').bytes)).toEqual(bytes);
});

test('a short answer travels as it is', () => {
  const body = new HotBody([Buffer.from('{}')]);
  expect(body.in('br')).toMatchObject({ bytes: body.identity, isCompressed: false });
});

test('what comes in pieces is the same answer', () => {
  const pieces = [bytes.subarray(0, 7), bytes.subarray(7, 9_000), bytes.subarray(9_000)];
  const [whole, parts] = [new HotBody([bytes]), new HotBody(pieces)];
  // Another answer in between, which is made in the same memory.
  new HotBody([Buffer.alloc(100_000, 'x'), Buffer.from('y')]).in('br');
  for (const coding of ['br', 'gzip', 'identity'] as const)
    expect(parts.in(coding)).toEqual(whole.in(coding));
});
