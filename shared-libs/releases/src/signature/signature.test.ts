import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { channelWith, done, refusal } from '../examples/exampleChannel.ts';
import { buildExample, exampleRelease, remoteContents } from '../examples/exampleRelease.ts';
import { openKeyring, type Environment } from './keys.ts';
import { releaseDigest, type Release } from '../release/release.ts';
import { publishRelease } from '../changes/changes.ts';
import { signChannel, renewDevelopmentStore } from '../changes/sign.ts';
import { keyIdOf, signatureFailure, signed } from './signature.ts';
import { openStore } from '../store/folder/folderStore.ts';
import type { ReleaseStore } from '../store/store.ts';

let dir: string;
let store: ReleaseStore;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'releases-'));
  store = openStore(dir, openKeyring(dir, {}));
});

afterEach(() => rm(dir, { recursive: true }));

/** A pair of keys in files, as operations would have them. */
async function keyPair(name: string): Promise<{ private: string; public: string }> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const files = { private: join(dir, `${name}.pem`), public: join(dir, `${name}.pub.pem`) };
  await writeFile(files.private, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await writeFile(files.public, publicKey.export({ type: 'spki', format: 'pem' }));
  return files;
}

const withKeys = (env: Environment) => openStore(dir, openKeyring(dir, env));
const context = (used: ReleaseStore) => ({
  store: used,
  channel: 'production',
  at: '2026-11-21T08:00:00.000Z',
  who: 'ana',
  why: null,
});
const file = (name: string) => join(dir, name);
const channelJson = () => file('channels/production.json');
const alter = async (path: string, from: string, to: string) => {
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
};

test('a signature holds for its content whatever its layout, and for nothing else', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const release = signed(exampleRelease(), privateKey);
  const judge = (document: Release, key = publicKey) =>
    signatureFailure(document, [key], 'It')?.kind ?? 'good';
  expect(judge(release)).toBe('good');
  const relaid = Object.fromEntries(Object.entries(release).reverse());
  expect(judge(JSON.parse(JSON.stringify(relaid, null, 8)) as Release)).toBe('good');
  expect(judge({ ...release, version: '1.0.1' })).toBe('altered');
  expect(judge({ ...release, entry: 'client/board.css' })).toBe('altered');
  expect(judge(release, generateKeyPairSync('ed25519').publicKey)).toBe('untrusted');
  expect(judge(exampleRelease())).toBe('unsigned');
  const other = generateKeyPairSync('ed25519').publicKey;
  const renamed = { ...release.signature, keyId: keyIdOf(other) };
  expect(judge({ ...release, signature: renamed }, other)).toBe('altered');
});

test('the same release signed with another key is the same release', () => {
  const sign = () => signed(exampleRelease(), generateKeyPairSync('ed25519').privateKey);
  expect(releaseDigest(sign())).toBe(releaseDigest(sign()));
});

test('the development key is made on first use, once, and only its owner reads it', async () => {
  const ring = openKeyring(dir, {});
  expect(await ring.trustedKeys()).toEqual([]);
  const keys = await Promise.all([1, 2, 3, 4].map(() => openKeyring(dir, {}).signingKey()));
  expect(new Set(keys.map(keyIdOf)).size).toBe(1);
  expect((await ring.trustedKeys()).map(keyIdOf)).toEqual([keyIdOf(keys[0] ?? fail())]);
  expect((await stat(file('keys/development.pem'))).mode & 0o777).toBe(0o600);
});

test('a development key that was damaged is named, with what to do', async () => {
  await openKeyring(dir, {}).signingKey();
  await writeFile(file('keys/development.pem'), 'garbage');
  const words = /development\.pem is damaged.*Put it back from its copy/;
  await expect(openKeyring(dir, {}).signingKey()).rejects.toThrow(words);
  await expect(openKeyring(dir, {}).trustedKeys()).rejects.toThrow(words);
});

const fail = (): never => {
  throw new Error('no key');
};

test('a key that cannot be used is named, with its variable', async () => {
  await writeFile(file('no.pem'), 'no key');
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
  await writeFile(file('rsa.pem'), rsa.export({ type: 'spki', format: 'pem' }));
  const trusting = (name: string) =>
    openKeyring(dir, { RELEASE_TRUSTED_KEYS: file(name) }).trustedKeys();
  await expect(trusting('absent.pem')).rejects.toThrow(/RELEASE_TRUSTED_KEYS.*absent\.pem.*ENOENT/);
  await expect(trusting('no.pem')).rejects.toThrow('cannot be read as a key in PEM');
  await expect(trusting('rsa.pem')).rejects.toThrow('of type rsa, not Ed25519');
});

test('nobody signs what nobody would take', async () => {
  const [mine, theirs] = [await keyPair('mine'), await keyPair('theirs')];
  const ring = openKeyring(dir, {
    RELEASE_SIGNING_KEY: mine.private,
    RELEASE_TRUSTED_KEYS: theirs.public,
  });
  await expect(ring.signingKey()).rejects.toThrow('is none of RELEASE_TRUSTED_KEYS');
  const gateway = openKeyring(dir, { RELEASE_TRUSTED_KEYS: theirs.public });
  await expect(gateway.signingKey()).rejects.toThrow('RELEASE_SIGNING_KEY is not');
});

test('a release is read with its signature, and refused without, altered or of a stranger', async () => {
  await buildExample(dir, exampleRelease(), remoteContents);
  const kind = async (used = store) => refusal(await used.readRelease('mf-flights', '1.0.0'));
  expect(await kind()).toBeNull();
  const strangers = await keyPair('strangers');
  expect(await kind(withKeys({ RELEASE_TRUSTED_KEYS: strangers.public }))).toBe('untrusted');
  const release = file('mf-flights/1.0.0/release.json');
  await alter(release, '"contract": 1', '"contract": 2');
  expect(await kind()).toBe('altered');
  await alter(release, '"contract": 2', '"contract": 1');
  expect(await kind()).toBeNull();
  await writeFile(release, JSON.stringify(exampleRelease()));
  expect(await kind()).toBe('unsigned');
});

test('a key of one remote signs releases of that remote, and nothing else', async () => {
  const [own, taxi] = [await keyPair('site'), await keyPair('taxi')];
  const RELEASE_TRUSTED_KEYS = `${own.public}, mf-taxi=${taxi.public}`;
  const team = withKeys({ RELEASE_SIGNING_KEY: taxi.private, RELEASE_TRUSTED_KEYS });
  const taxiRelease = exampleRelease({ name: 'mf-taxi' });
  await team.signRelease(await buildExample(dir, taxiRelease, remoteContents));
  const gateway = withKeys({ RELEASE_TRUSTED_KEYS });
  expect(refusal(await gateway.readRelease('mf-taxi', '1.0.0'))).toBeNull();

  const flights = await buildExample(dir, exampleRelease(), remoteContents);
  const alone = /signs releases of mf-taxi alone/;
  await expect(team.signRelease(flights)).rejects.toThrow(alone);
  await expect(team.writeChannel('production', channelWith('1.0.0'))).rejects.toThrow(alone);
  await expect(publishRelease(context(team), 'mf-taxi', '1.0.0')).rejects.toThrow(alone);
  expect(await team.readLog()).toEqual([]);
  // Who may sign documents publishes what the team built.
  const site = withKeys({ RELEASE_SIGNING_KEY: own.private, RELEASE_TRUSTED_KEYS });
  expect(done(await publishRelease(context(site), 'mf-taxi', '1.0.0'))).toMatchObject({
    changed: true,
  });
  // Also where somebody signed without asking.
  const forger = withKeys({ RELEASE_SIGNING_KEY: taxi.private });
  await forger.signRelease(flights);
  await forger.writeChannel('production', channelWith('1.0.0'));
  expect(refusal(await gateway.readRelease('mf-flights', '1.0.0'))).toBe('untrusted');
  expect(refusal(await gateway.readChannel('production'))).toBe('untrusted');
});

test('a document is signed for its channel and for 30 days', async () => {
  const before = Date.now();
  await store.writeChannel('production', channelWith('1.0.0'));
  const doc = done(await store.readChannel('production'));
  expect(doc).toMatchObject({ ...channelWith('1.0.0'), channel: 'production' });
  const lasts = Date.parse(doc.expiresAt ?? '') - Date.parse(doc.issuedAt ?? '');
  expect(lasts).toBe(30 * 86_400_000);
  expect(Date.parse(doc.issuedAt ?? '')).toBeGreaterThanOrEqual(before);
});

test('a document altered by a byte, unsigned, of a stranger or of another channel is refused', async () => {
  await store.writeChannel('production', channelWith('1.0.0'));
  const good = await readFile(channelJson(), 'utf8');
  const kind = async (used = store) => refusal(await used.readChannel('production'));
  await alter(channelJson(), '"expiresAt": "20', '"expiresAt": "21');
  expect(await kind()).toBe('altered');
  const { signature: _none, ...unsigned } = JSON.parse(good) as Record<string, unknown>;
  await writeFile(channelJson(), JSON.stringify(unsigned));
  expect(await kind()).toBe('unsigned');
  await writeFile(channelJson(), good);
  const strangers = await keyPair('strangers');
  expect(await kind(withKeys({ RELEASE_TRUSTED_KEYS: strangers.public }))).toBe('untrusted');
  await writeFile(file('channels/staging.json'), good);
  expect(refusal(await store.readChannel('staging'))).toBe('other-channel');
  expect(await kind()).toBeNull();
});

test('keys are rotated without a gap: trust both, sign with the new one, trust it alone', async () => {
  const [old, fresh] = [await keyPair('old'), await keyPair('fresh')];
  const before = withKeys({ RELEASE_SIGNING_KEY: old.private });
  await before.signRelease(await buildExample(dir, exampleRelease(), remoteContents));
  await before.writeChannel('production', channelWith('1.0.0'));
  const reads = async (used: ReleaseStore) => [
    refusal(await used.readChannel('production')),
    refusal(await used.readRelease('mf-flights', '1.0.0')),
  ];

  const gateway = withKeys({ RELEASE_TRUSTED_KEYS: `${old.public}, ${fresh.public}` });
  expect(await reads(gateway)).toEqual([null, null]);
  const operator = withKeys({
    RELEASE_SIGNING_KEY: fresh.private,
    RELEASE_TRUSTED_KEYS: `${old.public},${fresh.public}`,
  });
  const signing = done(await signChannel(context(operator), false));
  expect(signing).toMatchObject({ releases: ['mf-flights@1.0.0'], refused: [] });
  expect(await reads(gateway)).toEqual([null, null]);
  expect(await reads(withKeys({ RELEASE_TRUSTED_KEYS: fresh.public }))).toEqual([null, null]);
  expect(await reads(withKeys({ RELEASE_TRUSTED_KEYS: old.public }))).toEqual([
    'untrusted',
    'untrusted',
  ]);
});

test('signing vouches for nothing unknown, unless it is forced, and never for damaged files', async () => {
  for (const version of ['1.0.0', '1.1.0']) {
    await buildExample(dir, exampleRelease({ version }), remoteContents);
    await alter(file(`mf-flights/${version}/release.json`), '"contract": 1', '"contract": 2');
  }
  await writeFile(file('mf-flights/1.1.0/client/remoteEntry.js'), 'altered');
  await store.writeChannel('production', channelWith('1.0.0'));
  expect(done(await signChannel(context(store), false))).toMatchObject({
    releases: [],
    refused: ['mf-flights@1.0.0', 'mf-flights@1.1.0'],
  });
  await alter(channelJson(), '"expiresAt": "20', '"expiresAt": "21');
  expect(refusal(await signChannel(context(store), false))).toBe('altered');
  expect(done(await signChannel(context(store), true))).toMatchObject({
    releases: ['mf-flights@1.0.0'],
    refused: ['mf-flights@1.1.0'],
  });
  expect(refusal(await store.readChannel('production'))).toBeNull();
  expect(await store.readLog()).toMatchObject([
    { action: 'sign', who: 'ana' },
    { action: 'sign', who: 'ana' },
  ]);
});

describe('a development store', () => {
  const strip = async (path: string) => {
    const { signature: _none, ...rest } = JSON.parse(await readFile(path, 'utf8')) as object & {
      signature?: unknown;
    };
    await writeFile(path, JSON.stringify(rest));
  };
  const reads = async () => [
    refusal(await store.readChannel('production')),
    refusal(await store.readRelease('mf-flights', '1.0.0')),
  ];

  beforeEach(async () => {
    await buildExample(dir, exampleRelease(), remoteContents);
    await store.writeChannel('production', channelWith('1.0.0'));
  });

  test('of before signatures is signed at the next start, and so is one whose key was lost', async () => {
    await strip(channelJson());
    await strip(file('mf-flights/1.0.0/release.json'));
    expect(await reads()).toEqual(['unsigned', 'unsigned']);
    await renewDevelopmentStore(store, 'production');
    expect(await reads()).toEqual([null, null]);
    await rm(file('keys'), { recursive: true });
    expect(await reads()).toEqual(['untrusted', 'untrusted']);
    await renewDevelopmentStore(store, 'production');
    expect(await reads()).toEqual([null, null]);
  });

  test('is renewed when half of its time is over, not before', async () => {
    const fresh = await readFile(channelJson(), 'utf8');
    await renewDevelopmentStore(store, 'production');
    expect(await readFile(channelJson(), 'utf8')).toBe(fresh);
    const key = await store.keyring.signingKey();
    const doc = done(await store.readChannel('production'));
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const expired = signed({ ...doc, issuedAt: ago(40), expiresAt: ago(10) }, key);
    await writeFile(channelJson(), JSON.stringify(expired));
    await renewDevelopmentStore(store, 'production');
    const renewed = done(await store.readChannel('production'));
    expect(Date.parse(renewed.expiresAt ?? '')).toBeGreaterThan(Date.now());
  });

  test('that was altered is not signed anew', async () => {
    await alter(channelJson(), '"expiresAt": "20', '"expiresAt": "21');
    await alter(file('mf-flights/1.0.0/release.json'), '"contract": 1', '"contract": 2');
    await expect(renewDevelopmentStore(store, 'production')).rejects.toThrow('was altered');
    expect(await reads()).toEqual(['altered', 'altered']);
  });

  test('with keys of its own is left alone', async () => {
    await strip(channelJson());
    const own = await keyPair('own');
    await renewDevelopmentStore(withKeys({ RELEASE_SIGNING_KEY: own.private }), 'production');
    expect(await reads()).toEqual(['unsigned', null]);
  });
});
