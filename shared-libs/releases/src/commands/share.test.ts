import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeSupportCode } from '@eldorado/remote/support-code';
import { promoteRelease, publishRelease } from '../changes.ts';
import { done } from '../exampleChannel.ts';
import {
  buildExample,
  exampleRelease,
  exampleShell,
  remoteContents,
  shellContents,
} from '../exampleRelease.ts';
import { main } from '../main.ts';
import { readPin } from '../pin.ts';
import { setIdOf } from '../setId.ts';
import { openStore } from '../store.ts';

const { RELEASES_DIR } = process.env;
let dir: string;
let printed: string;

/** A site whose mf-flights 1.0.0 is live, with 1.2.0 published. */
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'share-'));
  process.env['RELEASES_DIR'] = dir;
  const store = openStore(dir);
  const context = { store, channel: 'production', at: new Date().toISOString(), who: 'ana', why: null };
  await buildExample(dir, exampleShell({ contract: 1 }), shellContents);
  for (const version of ['1.0.0', '1.2.0']) {
    await buildExample(dir, exampleRelease({ version }), remoteContents);
    done(await publishRelease(context, 'mf-flights', version));
  }
  done(await publishRelease(context, 'shell', '1.0.0'));
  done(await promoteRelease(context, 'shell', '1.0.0'));
  done(await promoteRelease(context, 'mf-flights', '1.0.0'));
  printed = '';
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((chunk) => {
      printed += String(chunk);
      return true;
    });
  }
});
afterEach(async () => {
  jest.restoreAllMocks();
  if (RELEASES_DIR === undefined) delete process.env['RELEASES_DIR'];
  else process.env['RELEASES_DIR'] = RELEASES_DIR;
  await rm(dir, { recursive: true });
});

test('a link pins a published version for an hour', async () => {
  expect(await main(['share', 'mf-flights', '1.2.0', '--page', 'https://site.test/en/vuelos'])).toBe(0);
  const [line = ''] = printed.split('\n');
  const url = new URL(line);
  expect([url.origin, url.pathname]).toEqual(['https://site.test', '/en/vuelos']);
  const keys = await openStore(dir).keyring.trustedKeys();
  const pin = readPin(url.searchParams.get('release') ?? '', keys, new Date());
  expect(pin).toMatchObject({ ok: true, value: { remote: 'mf-flights', version: '1.2.0' } });
  const left = pin.ok ? Date.parse(pin.value.until) - Date.now() : 0;
  expect(left).toBeGreaterThan(3_590_000);
  expect(left).toBeLessThanOrEqual(3_600_000);
});

test('what is not published, or no address, is refused with what to do', async () => {
  expect(await main(['share', 'mf-flights', '9.9.9'])).toBe(1);
  expect(printed).toContain('Publish it first: npm run release -- publish mf-flights 9.9.9');
  expect(await main(['share', 'mf-flights', '1.2.0', '--page', 'vuelos'])).toBe(2);
});

test('a support code is told in versions, cohort, language and page', async () => {
  const remote = JSON.parse(
    await readFile(join(dir, 'mf-flights/1.0.0/remote.json'), 'utf8'),
  ) as { pages: { id: string; path: string }[] };
  const [page] = remote.pages;
  const code = encodeSupportCode({
    setId: setIdOf({ shell: '1.0.0', 'mf-flights': '1.0.0' }),
    cohort: 417,
    locale: 'fr',
    page: `mf-flights/${page?.id ?? ''}`,
  });
  expect(await main(['decode', code.toLowerCase().replaceAll('-', '')])).toBe(0);
  expect(printed).toContain('mf-flights 1.0.0');
  expect(printed).toMatch(/cohort +417\nlanguage +fr\n/);
  expect(printed).toContain(`mf-flights/${page?.id ?? ''} (${page?.path ?? ''})`);
});

test('a code that was misheard is refused; one of another store says what is known', async () => {
  expect(await main(['decode', '7Q0F-31KD-XA2M'])).toBe(1);
  const foreign = encodeSupportCode({ setId: 'ffffff', cohort: null, locale: 'es', page: null });
  expect(await main(['decode', foreign])).toBe(0);
  expect(printed).toContain("not in this store's log (set ffffff…)");
});
