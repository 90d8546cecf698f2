import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeSupportCode } from '@eldorado/remote/support-code';
import { runCommand } from '../../examples/exampleCommand.ts';
import { exampleSite } from '../../examples/exampleSite.ts';
import { readPin } from '../../channel/pin.ts';
import { setIdOf } from '../../channel/setId.ts';
import { openStore } from '../../store/folder/folderStore.ts';

const { RELEASES_DIR } = process.env;
let dir: string;

/** A site whose mf-flights 1.0.0 is live, with 1.2.0 published. */
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'share-'));
  process.env['RELEASES_DIR'] = dir;
  await exampleSite({ dir, published: ['1.0.0', '1.2.0'], live: ['1.0.0'] });
});
afterEach(async () => {
  if (RELEASES_DIR === undefined) delete process.env['RELEASES_DIR'];
  else process.env['RELEASES_DIR'] = RELEASES_DIR;
  await rm(dir, { recursive: true });
});

test('a link pins a published version for an hour', async () => {
  const page = 'https://site.test/en/vuelos';
  const { code, out } = await runCommand('share', 'mf-flights', '1.2.0', '--page', page);
  expect(code).toBe(0);
  const [line = ''] = out.split('\n');
  const url = new URL(line);
  expect([url.origin, url.pathname]).toEqual(['https://site.test', '/en/vuelos']);
  const keys = await openStore(dir).keyring.trustedKeys();
  const pin = readPin(url.searchParams.get('release') ?? '', keys, new Date());
  expect(pin).toMatchObject({ ok: true, value: { versions: { 'mf-flights': '1.2.0' } } });
  const left = pin.ok ? Date.parse(pin.value.until) - Date.now() : 0;
  expect(left).toBeGreaterThan(3_590_000);
  expect(left).toBeLessThanOrEqual(3_600_000);
});

test('by --json, the one version has its remote and version beside the versions of all', async () => {
  const { out } = await runCommand('share', 'mf-flights', '1.2.0', '--json');
  expect(JSON.parse(out)).toMatchObject({
    ok: true,
    remote: 'mf-flights',
    version: '1.2.0',
    versions: { 'mf-flights': '1.2.0' },
  });
});

test('what is not published, or no address, is refused with what to do', async () => {
  expect(await runCommand('share', 'mf-flights', '9.9.9')).toMatchObject({
    code: 1,
    err: expect.stringContaining(
      'Publish it first: npm run release -- publish mf-flights 9.9.9',
    ) as string,
  });
  const nowhere = await runCommand('share', 'mf-flights', '1.2.0', '--page', 'vuelos');
  expect(nowhere.code).toBe(2);
});

test('a support code is read as versions, cohort, language and page', async () => {
  const remote = JSON.parse(await readFile(join(dir, 'mf-flights/1.0.0/remote.json'), 'utf8')) as {
    pages: { id: string; path: string }[];
  };
  const [page] = remote.pages;
  const code = encodeSupportCode({
    setId: setIdOf({ shell: '1.0.0', 'mf-flights': '1.0.0' }),
    cohort: 417,
    locale: 'fr',
    page: `mf-flights/${page?.id ?? ''}`,
  });
  const { code: done, out } = await runCommand('decode', code.toLowerCase().replaceAll('-', ''));
  expect(done).toBe(0);
  expect(out).toContain('mf-flights 1.0.0');
  expect(out).toMatch(/cohort +417\nlanguage +fr\n/);
  expect(out).toContain(`mf-flights/${page?.id ?? ''} (${page?.path ?? ''})`);
});

test('a code that was misheard is refused; one of another store says what is known', async () => {
  expect(await runCommand('decode', '7Q0F-31KD-XA2M')).toMatchObject({ code: 1 });
  const foreign = encodeSupportCode({ setId: 'ffffff', cohort: null, locale: 'es', page: null });
  expect(await runCommand('decode', foreign)).toMatchObject({
    code: 0,
    out: expect.stringContaining("not in this store's log (set ffffff…)") as string,
  });
});
