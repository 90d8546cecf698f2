import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { startDebianProgram, type DebianProgram } from '../../testing/debianProgram.ts';
import { examplePdf } from '../inspect/exampleFiles.ts';
import { clamd } from './clamd.ts';
import { eicar } from './clamdServer.ts';

jest.setTimeout(120_000);

let server: DebianProgram;
beforeAll(async () => {
  server = await startDebianProgram({
    name: 'clamd',
    from: 'clamav-daemon',
    prepare(folder, port) {
      const [lists, config] = [join(folder, 'lists'), join(folder, 'clamd.conf')];
      mkdirSync(lists);
      // A list of one: the makers' own lists are 200 MB, and come from their servers.
      const sign = Buffer.from(eicar).toString('hex');
      writeFileSync(join(lists, 'test.ndb'), `Test.Eicar:0:*:${sign}\n`);
      const lines = ['Foreground yes', `TCPSocket ${port}`, 'TCPAddr 127.0.0.1'];
      writeFileSync(
        config,
        [...lines, `DatabaseDirectory ${lists}`, 'StreamMaxLength 6M', ''].join('\n'),
      );
      return ['-c', config];
    },
  });
});
afterAll(() => server.close());

const scan = (bytes: Buffer, silence?: number) =>
  clamd({ host: '127.0.0.1', port: server.port }, silence)(bytes);

test('clean files are clean, also the largest that a form takes, and many at once', async () => {
  expect(await scan(Buffer.alloc(5 * 1024 * 1024, 'ab'))).toBe(true);
  const pdf = await examplePdf();
  const many = Array.from({ length: 20 }, () => scan(pdf));
  expect(await Promise.all(many)).toEqual(many.map(() => true));
});

test('what is on its list is found: alone, behind other bytes and packed as a docx is', async () => {
  const packed = zipSync({ 'word/document.xml': Buffer.from(`<w:t>${eicar}</w:t>`) });
  const behind = Buffer.concat([await examplePdf(), Buffer.alloc(70_000), Buffer.from(eicar)]);
  for (const bytes of [Buffer.from(eicar), behind, Buffer.from(packed)])
    expect(await scan(bytes)).toBe(false);
});

test('what is longer than it reads is not called clean', async () => {
  await expect(scan(Buffer.alloc(7 * 1024 * 1024))).rejects.toThrow(/size limit|cannot be reached/);
});

test('while it hangs nobody hears that a file is clean; it goes on where it was', async () => {
  server.signal('SIGSTOP');
  await expect(scan(Buffer.from('a'), 300)).rejects.toThrow('says nothing');
  server.signal('SIGCONT');
  expect(await scan(Buffer.from('a'))).toBe(true);
});
