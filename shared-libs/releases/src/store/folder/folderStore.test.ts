import { spawn } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { thoroughly } from '@eldorado/testing/thorough';
import { emptyChannel, type ChannelDocument } from '../../channel/document.ts';
import { buildExample, exampleRelease, remoteContents } from '../../examples/exampleRelease.ts';
import { openStore } from './folderStore.ts';
import type { LogEntry, ReleaseStore } from '../store.ts';
import { promote, publish } from '../../channel/transitions.ts';

const register = join(import.meta.dirname, '../../../../build/register.mjs');
let dir: string;
let store: ReleaseStore;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'releases-'));
  store = openStore(dir);
});

afterEach(() => rm(dir, { recursive: true }));

const entry = (difference: Partial<LogEntry> = {}): LogEntry => ({
  at: '2026-11-21T08:00:00.000Z',
  who: 'ana',
  action: 'promote',
  channel: 'production',
  remote: 'mf-flights',
  version: '1.0.0',
  why: null,
  before: null,
  after: '1.0.0',
  ...difference,
});

/** A document with this many published versions, the last one live. */
function channelOf(count: number): ChannelDocument {
  let doc = emptyChannel();
  for (let patch = 0; patch < count; patch += 1) {
    const next = publish(doc, exampleRelease({ version: `1.0.${patch}` }), entry().at);
    if (next.ok) doc = next.value;
  }
  const live = promote(doc, 'mf-flights', `1.0.${count - 1}`, entry().at);
  return live.ok ? live.value : doc;
}

test('releases are found by name and version, oldest first, half-built folders left out', async () => {
  for (const version of ['1.10.0', '1.2.0', '1.2.0-rc.1']) {
    await buildExample(dir, exampleRelease({ version }), remoteContents);
  }
  await mkdir(join(dir, 'mf-flights/2.0.0'));
  await store.writeChannel('production', emptyChannel());
  expect((await store.listReleases()).map(({ version }) => version)).toEqual([
    '1.2.0-rc.1',
    '1.2.0',
    '1.10.0',
  ]);
  expect(await store.readRelease('mf-flights', '1.2.0')).toMatchObject({ ok: true });
  expect(await store.readRelease('mf-flights', '2.0.0')).toMatchObject({
    failure: { kind: 'release-missing' },
  });
});

test('a release in the folder of another is refused', async () => {
  await buildExample(dir, exampleRelease(), remoteContents);
  const text = await readFile(join(dir, 'mf-flights/1.0.0/release.json'));
  await mkdir(join(dir, 'mf-flights/1.1.0'));
  await writeFile(join(dir, 'mf-flights/1.1.0/release.json'), text);
  expect(await store.readRelease('mf-flights', '1.1.0')).toMatchObject({
    failure: { kind: 'invalid-release' },
  });
});

test('no name or version leads out of the store', async () => {
  expect(() => store.releaseDir('..', '1.0.0')).toThrow(RangeError);
  expect(() => store.releaseDir('mf-flights', '../..')).toThrow(RangeError);
  expect(await store.readRelease('../mf-flights', '1.0.0')).toMatchObject({ ok: false });
  expect(await store.readChannel('../production')).toMatchObject({ ok: false });
  await expect(store.writeChannel('../production', emptyChannel())).rejects.toThrow(RangeError);
});

test('an invalid document is never written', async () => {
  const doc = channelOf(1);
  await store.writeChannel('production', doc);
  await expect(store.writeChannel('production', { ...doc, schema: 'other' })).rejects.toThrow();
  expect(await store.readChannel('production')).toMatchObject({ ok: true, value: doc });
});

thoroughly(test)(
  'a reader in another process never sees a broken document during 50 writes',
  async () => {
    const documents = [channelOf(1), channelOf(40)] as const;
    await store.writeChannel('production', documents[0]);
    // It reads as fast as it can until its input ends, then prints what it saw.
    const code = `
    import { openStore } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'folderStore.ts')).href)};
    const store = openStore(${JSON.stringify(dir)});
    let going = true, reads = 0;
    const lengths = new Set(), broken = [];
    process.stdin.on('end', () => { going = false; }).resume();
    console.log('reading');
    while (going) {
      const doc = await store.readChannel('production');
      reads += 1;
      if (doc.ok) lengths.add(doc.value.microFrontends['mf-flights'].length);
      else broken.push(doc.failure.sentence);
    }
    console.log(JSON.stringify({ reads, lengths: [...lengths].sort((a, b) => a - b), broken }));
  `;
    const reader = spawn(
      process.execPath,
      ['--import', register, '--input-type=module', '-e', code],
      {
        stdio: ['pipe', 'pipe', 'inherit'],
      },
    );
    let output = '';
    const started = new Promise<void>((resolve) => {
      reader.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.startsWith('reading')) resolve();
      });
    });
    const ended = new Promise((resolve) => reader.on('close', resolve));
    await started;
    for (let write = 1; write <= 50; write += 1) {
      await store.writeChannel('production', documents[write % 2 === 0 ? 0 : 1]);
    }
    reader.stdin.end();
    await ended;
    const seen = JSON.parse(output.split('\n')[1] ?? '') as Record<string, unknown>;
    expect(seen).toMatchObject({ lengths: [1, 40], broken: [] });
    expect(seen['reads']).toBeGreaterThan(2);
    expect(await readdir(join(dir, 'channels'))).toEqual(['production.json']);
  },
  60_000,
);

test('channels are listed without what a crash left beside them', async () => {
  await store.writeChannel('staging', emptyChannel());
  await store.writeChannel('production', emptyChannel());
  await writeFile(join(dir, 'channels/production.json.1.tmp'), '{');
  expect(await store.listChannels()).toEqual(['production', 'staging']);
});

test('log entries are read back in order', async () => {
  await store.appendLog(entry());
  await store.appendLog(entry({ action: 'rollback', why: 'line\nbreak' }));
  expect(await store.readLog()).toEqual([
    entry(),
    entry({ action: 'rollback', why: 'line\nbreak' }),
  ]);
});

test('a line cut by a crash is reported and spoils no other', async () => {
  await store.appendLog(entry());
  await appendFile(join(dir, 'log.jsonl'), '{"at":"2026-11-2');
  await store.appendLog(entry({ version: '1.1.0' }));
  const damaged: number[] = [];
  expect(await store.readLog((line) => damaged.push(line))).toEqual([
    entry(),
    entry({ version: '1.1.0' }),
  ]);
  expect(damaged).toEqual([2]);
});
