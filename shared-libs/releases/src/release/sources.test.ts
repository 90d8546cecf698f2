import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sourceHash, type Sources } from './sources.ts';

// A repository of its own, whose files the tests may change.
let root: string;

const sources: Sources = {
  files: ['mf-flights/src/remote.ts', 'mf-flights/src/widgets.ts'],
  folders: ['mf-flights/content'],
  packages: ['node_modules/formik'],
};

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'source-'));
  await write('mf-flights/src/remote.ts', 'export default 1;');
  await write('mf-flights/content/wifi/es.md', 'Wi-Fi');
  await install('node_modules/formik', '2.4.6', { tiny: '^1.0.0' });
  await install('node_modules/tiny', '1.0.0');
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

const install = (folder: string, version: string, dependencies?: Record<string, string>) =>
  write(`${folder}/package.json`, JSON.stringify({ version, dependencies }));

test('the same sources give the same hash, wherever they lie', async () => {
  const before = await sourceHash(sources, root);
  expect(before).toMatch(/^[0-9a-f]{16}$/);
  await rename(root, `${root}-moved`);
  root = `${root}-moved`;
  expect(await sourceHash(sources, root)).toBe(before);
});

test.each([
  ['a file that was read changes', () => write('mf-flights/src/remote.ts', 'export default 2;')],
  ['a file that was read goes', () => rm(path.join(root, 'mf-flights/src/remote.ts'))],
  ['a file appears that was looked for', () => write('mf-flights/src/widgets.ts', '')],
  ['a file of a folder changes', () => write('mf-flights/content/wifi/es.md', 'Wifi')],
  ['a folder gets a file', () => write('mf-flights/content/wifi/en.md', '')],
  ['a folder goes', () => rm(path.join(root, 'mf-flights/content'), { recursive: true })],
  ['a package gets another version', () => install('node_modules/formik', '2.4.7')],
  ['what a package depends on gets one', () => install('node_modules/tiny', '1.0.1')],
  [
    'a package gets a dependency of its own',
    () => install('node_modules/formik/node_modules/tiny', '1.0.2'),
  ],
])('the hash is another one when %s', async (_, change) => {
  const before = await sourceHash(sources, root);
  await change();
  expect(await sourceHash(sources, root)).not.toBe(before);
});

test.each([
  [
    'a file that was not read',
    () => write('shared-libs/releases/src/commands/reading/list.ts', 'new'),
  ],
  ['a test in a folder', () => write('mf-flights/content/wifi/wifi.test.ts', 'new')],
  ['a package that was not read', () => install('node_modules/yup', '1.0.0')],
])('%s does not count', async (_, change) => {
  const before = await sourceHash(sources, root);
  await change();
  expect(await sourceHash(sources, root)).toBe(before);
});
