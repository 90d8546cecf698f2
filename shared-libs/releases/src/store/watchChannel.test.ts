import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveSet } from '../channel/channel.ts';
import { emptyChannel, type ChannelDocument } from '../channel/document.ts';
import { exampleRelease } from '../examples/exampleRelease.ts';
import { signed } from '../signature/signature.ts';
import { openStore } from './folder/folderStore.ts';
import type { ReleaseStore } from './store.ts';
import { promote, publish } from '../channel/transitions.ts';
import { watchChannel, type ChannelWatch, type WatchOptions } from './watchChannel.ts';

let dir: string;
let watch: ChannelWatch | undefined;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'releases-'));
});

afterEach(async () => {
  watch?.stop();
  watch = undefined;
  await rm(dir, { recursive: true });
});

function channelAt(version: string): ChannelDocument {
  const published = publish(emptyChannel(), exampleRelease({ version }), '2026-11-21T08:00:00Z');
  const doc = published.ok ? published.value : emptyChannel();
  const live = promote(doc, 'mf-flights', version, '2026-11-21T08:01:00Z');
  return live.ok ? live.value : doc;
}

/** Watches and hands out what is reported, one after another. `take` may refuse a document. */
function watched(options: WatchOptions = {}, take: (live?: string) => void = () => {}) {
  const events: string[] = [];
  const waiting: ((event: string) => void)[] = [];
  const note = (event: string) => {
    const next = waiting.shift();
    if (next) next(event);
    else events.push(event);
  };
  watch = watchChannel(
    openStore(dir),
    'production',
    (doc) => {
      take(liveSet(doc)['mf-flights']);
      note(`live ${liveSet(doc)['mf-flights']}`);
    },
    { ...options, onError: ({ kind }) => note(kind) },
  );
  const next = () =>
    new Promise<string>((resolve) => {
      const event = events.shift();
      if (event === undefined) waiting.push(resolve);
      else resolve(event);
    });
  return { events, next };
}

test('the document is handed over at once, and each change', async () => {
  const store = openStore(dir);
  await store.writeChannel('production', channelAt('1.0.0'));
  const { next } = watched();
  expect(await next()).toBe('live 1.0.0');
  await store.writeChannel('production', channelAt('1.1.0'));
  expect(await next()).toBe('live 1.1.0');
});

test('who asks for a look gets what stands there by now, with no wait for the next one', async () => {
  const store = openStore(dir);
  await store.writeChannel('production', channelAt('1.0.0'));
  const { events } = watched({ intervalMs: 3_600_000 });
  for (const version of ['1.1.0', '1.2.0']) {
    await store.writeChannel('production', channelAt(version));
    // The look under way may have read what was there before.
    await watch?.look();
    expect(events.at(-1)).toBe(`live ${version}`);
  }
});

test('a broken document is an error, reported once, and the next good one is taken', async () => {
  const store = openStore(dir);
  await store.writeChannel('production', channelAt('1.0.0'));
  const { next, events } = watched({ intervalMs: 10 });
  expect(await next()).toBe('live 1.0.0');
  await rm(join(dir, 'channels/production.json'));
  expect(await next()).toBe('unreadable');
  await writeFile(join(dir, 'channels/broken'), '{"schema":');
  await rename(join(dir, 'channels/broken'), join(dir, 'channels/production.json'));
  expect(await next()).toBe('invalid-channel');
  await store.writeChannel('production', channelAt('1.2.0'));
  expect(await next()).toBe('live 1.2.0');
  expect(events).toEqual([]);
});

test('half a document, where a store writes in place, is read again under the same stamp', async () => {
  const store = openStore(dir);
  await store.writeChannel('production', channelAt('1.0.0'));
  const { text } = { text: null, ...(await store.readChannelState('production', '')) };
  const whole = text ?? '';
  const texts = [whole.slice(0, 100), whole];
  const inPlace: ReleaseStore = {
    ...store,
    readChannelState: (_channel, seen) =>
      Promise.resolve({ stamp: 'one', text: seen === 'one' ? null : (texts.shift() ?? whole) }),
  };
  const errors: string[] = [];
  const live = await new Promise((resolve) => {
    const onError = ({ kind }: { kind: string }) => void errors.push(kind);
    watch = watchChannel(inPlace, 'production', resolve, { intervalMs: 1, onError });
  });
  expect(live).toMatchObject({ channel: 'production' });
  expect(errors).toEqual(['invalid-channel']);
});

test('a channel that does not exist yet is taken when it appears', async () => {
  const { next } = watched({ intervalMs: 10 });
  expect(await next()).toBe('unreadable');
  await openStore(dir).writeChannel('production', channelAt('1.0.0'));
  expect(await next()).toBe('live 1.0.0');
});

test('a change that cannot be taken is reported once, tried again, and taken when it can be', async () => {
  const store = openStore(dir);
  await store.writeChannel('production', channelAt('1.0.0'));
  let tries = 0;
  const { next, events } = watched({ intervalMs: 10 }, (live) => {
    if (live === '1.1.0' && (tries += 1) < 4) throw new Error('one request failed');
  });
  expect(await next()).toBe('live 1.0.0');
  await store.writeChannel('production', channelAt('1.1.0'));
  expect([await next(), await next()]).toEqual(['refused', 'live 1.1.0']);
  expect({ tries, events }).toEqual({ tries: 4, events: [] });
});

test('a change that is never taken does not keep the next one away', async () => {
  const store = openStore(dir);
  await store.writeChannel('production', channelAt('1.0.0'));
  const { next } = watched({ intervalMs: 10 }, (live) => {
    if (live !== '1.2.0') throw new Error(`cannot load ${live}`);
  });
  expect(await next()).toBe('refused');
  await store.writeChannel('production', channelAt('1.1.0'));
  expect(await next()).toBe('refused');
  await store.writeChannel('production', channelAt('1.2.0'));
  expect(await next()).toBe('live 1.2.0');
});

/** Puts a text in the place of the document, as a whole. */
async function replaceDocument(text: string): Promise<void> {
  await writeFile(join(dir, 'channels/aside'), text);
  await rename(join(dir, 'channels/aside'), join(dir, 'channels/production.json'));
}

test('a document without a trusted signature, or altered, is not handed over', async () => {
  const store = openStore(dir);
  await store.writeChannel('production', channelAt('1.0.0'));
  const { next } = watched({ intervalMs: 10 });
  expect(await next()).toBe('live 1.0.0');
  await replaceDocument(JSON.stringify(channelAt('6.6.6')));
  expect(await next()).toBe('unsigned');
  await store.writeChannel('production', channelAt('1.1.0'));
  expect(await next()).toBe('live 1.1.0');
  const text = await readFile(join(dir, 'channels/production.json'), 'utf8');
  await replaceDocument(
    text
      .replaceAll('"1.1.0"', '"1.1.1"')
      .replaceAll('@1.1.0', '@1.1.1')
      .replaceAll('/1.1.0/', '/1.1.1/'),
  );
  expect(await next()).toBe('altered');
});

test('a document that has expired is not handed over, and one in force is reported when its time is over', async () => {
  const store = openStore(dir);
  await store.writeChannel('production', channelAt('1.0.0'));
  const doc = await store.readChannel('production');
  if (!doc.ok) throw new Error(doc.failure.sentence);
  const key = await store.keyring.signingKey();
  const until = (expiresAt: string) => JSON.stringify(signed({ ...doc.value, expiresAt }, key));
  let now = new Date('2026-11-21T12:00:00Z');
  await replaceDocument(until('2026-11-21T11:59:59Z'));
  const { next, events } = watched({ intervalMs: 10, now: () => now });
  expect(await next()).toBe('expired');
  await replaceDocument(until('2026-11-21T12:00:01Z'));
  expect(await next()).toBe('live 1.0.0');
  now = new Date('2026-11-21T12:00:01Z');
  expect(await next()).toBe('expired');
  await store.writeChannel('production', channelAt('1.1.0'));
  expect(await next()).toBe('live 1.1.0');
  expect(events).toEqual([]);
});
