import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emptyChannel, openStore, promote, publish, type ReleaseStore } from '@eldorado/releases';
import { exampleApp, writeExample } from '../live/exampleSet.ts';
import { requireLive } from './requireLive.ts';

let dir: string;
let store: ReleaseStore;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'require-live-'));
  store = openStore(dir);
});
afterEach(() => rm(dir, { recursive: true }));

const at = '2026-11-21T12:00:00.000Z';

async function published() {
  const release = await writeExample(
    dir,
    exampleApp('shell', [], { main: { js: ['client/main.js'], css: [] } }),
    'exports.shared = {};',
  );
  const done = publish(emptyChannel(), release, at);
  if (!done.ok) throw new Error(done.failure.sentence);
  return done.value;
}

test('a store without a channel, or with a shell that was never promoted, is refused with what to do', async () => {
  const sentence = /Nothing is live on channel production of .*promote releases there/;
  await expect(requireLive(store, 'production')).rejects.toThrow(sentence);
  await store.writeChannel('production', await published());
  await expect(requireLive(store, 'production')).rejects.toThrow(sentence);
});

test('a broken document is no reason not to start, as long as an earlier one is kept', async () => {
  const live = promote(await published(), 'shell', '1.0.0', at);
  if (!live.ok) throw new Error(live.failure.sentence);
  await store.writeChannel('production', live.value);
  await writeFile(path.join(dir, 'channels/production.json'), '{');
  await expect(requireLive(store, 'production')).resolves.toBeUndefined();
  await rm(path.join(dir, 'kept'), { recursive: true });
  await expect(requireLive(store, 'production')).rejects.toThrow(
    'The channel document is not valid',
  );
});

test('a store with a live shell is enough', async () => {
  const live = promote(await published(), 'shell', '1.0.0', at);
  if (!live.ok) throw new Error(live.failure.sentence);
  await store.writeChannel('production', live.value);
  await expect(requireLive(store, 'production')).resolves.toBeUndefined();
});
