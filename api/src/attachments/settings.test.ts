import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleService } from '@eldorado/releases/example-service';
import { fileStoreOf, readAttachmentSettings } from './settings.ts';

jest.setTimeout(60_000);

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'files-'))));
afterEach(() => rmSync(root, { recursive: true }));

const id = 'A-file_of22characters0';
const content = Buffer.from([0, 255, 10, 13]);

test('files lie in a folder of the data folder, for its owner alone', async () => {
  const store = fileStoreOf(readAttachmentSettings({}), root);
  expect(await store.get(id)).toBeNull();
  await store.put(id, Buffer.from('before'));
  await store.put(id, content);
  expect(await store.get(id)).toEqual(content);
  expect(readdirSync(join(root, 'attachments'))).toEqual([id]);
  expect(statSync(join(root, 'attachments', id)).mode & 0o777).toBe(0o600);
  await store.remove(id);
  await store.remove(id);
  expect(await store.get(id)).toBeNull();
});

test.each(['../../etc/passwd', 'short', 'a/b/c/d/e/f/g/h/i/j', ''])(
  'what is no id becomes no path: %j',
  async (name) => {
    const store = fileStoreOf(readAttachmentSettings({}), root);
    await expect((async () => store.put(name, content))()).rejects.toThrow('no id');
  },
);

test('files lie in object storage where it is configured', async () => {
  const { env, close } = await exampleService(root);
  const settings = readAttachmentSettings({ ATTACHMENTS_STORE: 's3://site/attachments', ...env });
  const store = fileStoreOf(settings, root);
  expect(await store.get(id)).toBeNull();
  await store.put(id, content);
  expect(await store.get(id)).toEqual(content);
  await store.remove(id);
  await store.remove(id);
  expect(await store.get(id)).toBeNull();
  await close();
});

test.each([
  [{ ATTACHMENTS_STORE: '/srv/files' }, /ATTACHMENTS_STORE/],
  [{ ATTACHMENTS_STORE: 's3://site' }, /AWS_ACCESS_KEY_ID/],
  [{ CLAMD: 'clamd' }, /CLAMD must be host:port/],
  [{ CLAMD: 'clamd:99999' }, /CLAMD must be host:port/],
])('%j is refused by its name', (env, words) => {
  expect(() => readAttachmentSettings(env)).toThrow(words);
});

test('without settings nobody looks for viruses', () => {
  expect(readAttachmentSettings({ CLAMD: '' }).scan).toBeNull();
  expect(readAttachmentSettings({ CLAMD: '[::1]:3310' }).scan).not.toBeNull();
});
