import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, setIdOf } from '@eldorado/releases';
import { exampleApp, examplePage, writeExample } from './exampleSet.ts';
import { openSet } from './liveSet.ts';

let dir: string;
beforeEach(async () => (dir = await mkdtemp(path.join(tmpdir(), 'set-'))));
afterEach(() => rm(dir, { recursive: true }));

const release = (name: string, server: string, difference: object = {}) =>
  writeExample(dir, exampleApp(name, [examplePage()], main), server, difference);

const main = { main: { js: ['client/main.js'], css: [] } };
const shellSource = 'exports.shared = {};';
const versions = { shell: '1.0.0', 'mf-flights': '1.0.0' };
const open = (report = jest.fn(), wanted: Record<string, string> = versions) =>
  openSet(openStore(dir), wanted, report);

test('a set is named by its versions, whatever their order', () => {
  const id = setIdOf({ shell: '1.0.0', 'mf-taxi': '2.0.0' });
  expect(id).toMatch(/^[0-9a-f]{12}$/);
  expect(setIdOf({ 'mf-taxi': '2.0.0', shell: '1.0.0' })).toBe(id);
});

test('another version, another app and swapped versions are other sets', () => {
  const ids = [
    setIdOf({ shell: '1.0.0', 'mf-taxi': '2.0.0' }),
    setIdOf({ shell: '1.0.0', 'mf-taxi': '2.0.1' }),
    setIdOf({ shell: '1.0.0', 'mf-taxi': '2.0.0', 'mf-flights': '1.0.0' }),
    setIdOf({ shell: '2.0.0', 'mf-taxi': '1.0.0' }),
    setIdOf({ shell: '1.0.0' }),
  ];
  expect(new Set(ids).size).toBe(ids.length);
});

test('a set holds its apps’ declarations', async () => {
  await release('shell', shellSource);
  await release('mf-flights', '');
  const report = jest.fn();
  const set = await open(report);
  expect([...set.apps.keys()]).toEqual(['shell', 'mf-flights']);
  expect(set.apps.get('mf-flights')?.descriptor.pages[0]?.path).toBe('/vuelos');
  expect(set).toMatchObject({ id: setIdOf(versions), versions });
  expect(report).not.toHaveBeenCalled();
});

test('a remote that cannot be opened is left out and reported', async () => {
  await release('shell', shellSource);
  await release('mf-flights', '', { entry: null });
  const report = jest.fn();
  const set = await open(report, { ...versions, 'mf-taxi': '1.0.0' });
  expect([...set.apps.keys()]).toEqual(['shell']);
  expect(report.mock.calls.map(([name]) => name as string)).toEqual(['mf-flights', 'mf-taxi']);
  expect(String((report.mock.calls[0] as unknown[])[1])).toContain('a remote needs its entry');
});

test('the good version before stands beside the live one when it fits the shell', async () => {
  await release('shell', shellSource);
  await release('mf-flights', '');
  const older = (version: string, contract: number) => {
    const app = exampleApp('mf-flights', [examplePage()], main);
    const written = { ...app.release, version, contract };
    return writeExample(dir, { ...app, release: written }, '');
  };
  await older('0.9.0', 1);
  await older('0.7.0', 0);
  const before = async (version: string) => {
    const standing = { before: { 'mf-flights': version }, onTrial: new Set<string>() };
    const set = await openSet(openStore(dir), versions, jest.fn(), standing);
    return set.fallbacks.get('mf-flights')?.version;
  };
  expect(await before('0.9.0')).toBe('0.9.0');
  // Another contract, one that is gone, and itself.
  for (const version of ['0.7.0', '0.8.0', '1.0.0']) expect(await before(version)).toBeUndefined();
});

test('without a shell that opens there is no set', async () => {
  await release('mf-flights', '');
  await expect(open()).rejects.toThrow('shell 1.0.0 is not built');
  await expect(open(jest.fn(), { 'mf-flights': '1.0.0' })).rejects.toThrow(
    'shell has no live release: npm run release -- promote shell VERSION',
  );
});

test('what the server reads of a release is what the release signed', async () => {
  await release('shell', shellSource);
  await release('mf-taxi', '');
  await writeFile(path.join(dir, 'mf-taxi/1.0.0/remote.json'), '{}');
  const report = jest.fn();
  await open(report, { shell: '1.0.0', 'mf-taxi': '1.0.0' });
  expect(report.mock.calls.map(([name]) => name as string)).toEqual(['mf-taxi']);
});
