import { clamd } from './clamd.ts';
import { clamdServer, eicar, type Trouble } from './clamdServer.ts';

let server: Awaited<ReturnType<typeof clamdServer>>;
afterEach(() => server.close());

async function scanned(bytes: Buffer, trouble?: Trouble) {
  server = await clamdServer(trouble);
  return clamd({ host: '127.0.0.1', port: server.port }, 300)(bytes);
}

test('a file is sent whole, in pieces, and is clean', async () => {
  const bytes = Buffer.alloc(200_000, 'ab');
  expect(await scanned(bytes)).toBe(true);
  expect(server.seen).toEqual([bytes]);
});

test('the test file of the antivirus makers is found, also behind other bytes', async () => {
  expect(await scanned(Buffer.concat([Buffer.alloc(70_000), Buffer.from(eicar)]))).toBe(false);
});

test.each<[Trouble, RegExp]>([
  ['silence', /says nothing/],
  ['hang up', /answers ''|cannot be reached/],
  ['size limit', /size limit exceeded/],
])('of a scanner with trouble (%s) nobody hears that a file is clean', async (trouble, words) => {
  await expect(scanned(Buffer.from('a'), trouble)).rejects.toThrow(words);
});

test('a scanner that is away is a fault', async () => {
  server = await clamdServer();
  await server.close();
  const scan = clamd({ host: '127.0.0.1', port: server.port });
  await expect(scan(Buffer.from('a'))).rejects.toThrow(/cannot be reached/);
  server = await clamdServer();
});
