import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import semver from 'semver';
import { sealed, verifiedChannel } from '../../channel/channelValidity.ts';
import { isDocument, parseChannel } from '../../channel/document.ts';
import { openKeyring, type Environment } from '../../signature/keys.ts';
import { isName, isVersion, parseRelease, releaseDigest } from '../../release/release.ts';
import { failure } from '../../result.ts';
import { openStore } from '../folder/folderStore.ts';
import { keptIdOf, keptReading, thinOut, type KeptDocuments } from '../kept.ts';
import { parseEntry, type LogEntry, type ReleaseStore } from '../store.ts';
import { openBucket } from './bucket.ts';
import { withConditionalLock } from './conditionalLock.ts';
import { hasConditionalWrites } from './conditionalWrites.ts';
import { withTicketLock } from './ticketLock.ts';

/**
 * Releases and channels in an S3-compatible object storage, under the same names as in a folder. A release that
 * is read is fetched into the local folder as a whole, where builds put theirs too; publishing takes it to the
 * bucket. Each log entry is an object of its own, since objects cannot grow.
 * @param address `s3://bucket/prefix`.
 * @param dir the local folder.
 * @throws without keys of one's own: a development key of one machine says nothing to another.
 */
export function openS3Store(
  address: string,
  dir: string,
  env: Environment = process.env,
): ReleaseStore {
  const keyring = openKeyring(dir, env);
  if (keyring.isDevelopment) {
    throw new Error(
      `${address} needs keys of yours: npm run release -- key release.pem, then RELEASE_SIGNING_KEY and RELEASE_TRUSTED_KEYS`,
    );
  }
  const bucket = openBucket(address, env);
  const local = openStore(dir, keyring);
  const keyOf = (channel: string) => {
    if (!isName(channel)) throw new RangeError(`'${channel}' is not a channel's name`);
    return `channels/${channel}.json`;
  };

  const keptKey = (channel: string, id: string) => `kept/${channel}/${id}.json`;
  const keptOf = (channel: string): KeptDocuments => ({
    ids: async () => {
      const under = `kept/${channel}/`;
      const objects = await bucket.list(under);
      return objects.map(({ key }) => key.slice(under.length, -'.json'.length));
    },
    text: async (id) => (await bucket.get(keptKey(channel, id)))?.toString('utf8') ?? null,
    remove: (id) => bucket.remove([keptKey(channel, id)]),
  });

  // Verified before the first change, and not where releases are only read: that may be all its keys allow.
  let conditional: Promise<boolean> | undefined;
  const onCondition = () => {
    conditional ??= hasConditionalWrites(bucket).catch((error: unknown) => {
      conditional = undefined;
      throw error;
    });
    return conditional;
  };

  // An entry never changes: each is fetched once.
  const entries = new Map<string, LogEntry>();

  async function fetchRelease(name: string, version: string): Promise<boolean> {
    if (!isName(name) || !isVersion(version)) return false;
    const target = local.releaseDir(name, version);
    if (existsSync(join(target, 'release.json'))) return false;
    const folder = `${name}/${version}/`;
    const objects = await bucket.list(folder);
    // It is uploaded last: without it the release is not whole.
    if (!objects.some(({ key }) => key === `${folder}release.json`)) return false;
    const aside = join(dir, name, `.fetched-${randomUUID()}`);
    try {
      await forEach(objects, async ({ key }) => {
        const file = insideOf(aside, key.slice(folder.length));
        const content = await bucket.get(key);
        if (content === null)
          throw new Error(`${key} was removed while ${name} ${version} was fetched`);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, content);
      });
      await rename(aside, target);
      return true;
    } catch (error) {
      // Two requests may fetch the same release: the first one's folder stays.
      if (existsSync(join(target, 'release.json'))) return true;
      throw error;
    } finally {
      await rm(aside, { recursive: true, force: true });
    }
  }

  /** Whether an object is the release.json of the same build as the one of a folder. */
  async function holdsBuild(key: string, from: string): Promise<boolean> {
    const texts = [await bucket.get(key), await readFile(join(from, 'release.json'))];
    const [a, b] = texts.map((text) => {
      const release = parseRelease(text?.toString('utf8'));
      return release.ok ? releaseDigest(release.value) : null;
    });
    return a === b;
  }

  return {
    ...local,
    ...keptReading(keptOf, keyring),
    dir: address,
    fetchRelease,

    async readRelease(name, version, options) {
      await fetchRelease(name, version);
      const read = await local.readRelease(name, version, options);
      if (read.ok || read.failure.kind !== 'untrusted') return read;
      // It may have been signed with another key since it was fetched.
      const text = await bucket.get(`${name}/${version}/release.json`);
      if (!text) return read;
      await writeFile(join(local.releaseDir(name, version), 'release.json'), text);
      return local.readRelease(name, version, options);
    },

    async signRelease(release) {
      const own = await local.signRelease(release);
      const key = `${release.name}/${release.version}/release.json`;
      const dir = local.releaseDir(release.name, release.version);
      if (await holdsBuild(key, dir)) await bucket.put(key, JSON.stringify(own, null, 2));
      return own;
    },

    async upload(name, version) {
      const from = local.releaseDir(name, version);
      const found = await readdir(from, { recursive: true, withFileTypes: true });
      const files = found
        .filter((each) => each.isFile())
        .map((each) => relative(from, join(each.parentPath, each.name)).split(sep).join('/'));
      const objectOf = (file: string) => `${name}/${version}/${file}`;
      const [last, wanted] = [objectOf('release.json'), new Set(files.map(objectOf))];
      const there = await bucket.list(objectOf(''));
      const tags = new Map(there.map(({ key, tag }) => [key, tag]));
      const put = async (file: string) => {
        const content = await readFile(join(from, file));
        const key = objectOf(file);
        if (tags.get(key)?.replaceAll('"', '') !== md5(content)) await bucket.put(key, content);
      };
      // Another build of this version, whose publishing was cut short: half of each must not look like a release.
      const other = there.some(({ key }) => key === last) && !(await holdsBuild(last, from));
      if (other) {
        await bucket.remove([last]);
        tags.delete(last);
      }
      await forEach(
        files.filter((file) => file !== 'release.json'),
        put,
      );
      await bucket.remove(there.map(({ key }) => key).filter((key) => !wanted.has(key)));
      await put('release.json');
    },

    async removeRelease(name, version) {
      const objects = await bucket.list(`${name}/${version}/`);
      const first = `${name}/${version}/release.json`;
      // Half a release must not look like one.
      await bucket.remove([first]);
      await bucket.remove(objects.map(({ key }) => key).filter((key) => key !== first));
      await local.removeRelease(name, version);
    },

    async listReleases() {
      const ids = (await bucket.list('')).flatMap(({ key }) => {
        const [name = '', version = '', file, more] = key.split('/');
        const found = file === 'release.json' && more === undefined;
        return found && isName(name) && isVersion(version) ? [{ name, version }] : [];
      });
      const known = new Set(ids.map(({ name, version }) => `${name}@${version}`));
      const built = await local.listReleases();
      return [
        ...ids,
        ...built.filter(({ name, version }) => !known.has(`${name}@${version}`)),
      ].sort((a, b) => a.name.localeCompare(b.name) || semver.compareBuild(a.version, b.version));
    },

    async listChannels() {
      const keys = (await bucket.list('channels/')).map(({ key }) => key);
      return keys.map((key) => key.slice('channels/'.length, -'.json'.length)).filter(isName);
    },

    async readChannel(channel, { unverified = false } = {}) {
      const text = isName(channel) ? await bucket.get(keyOf(channel)) : null;
      if (text === null) {
        return failure(
          'channel-missing',
          `There is no channel ${channel} in ${address}. Publish to it first: npm run release -- publish <remote> --channel ${channel}`,
        );
      }
      if (unverified) return parseChannel(text.toString('utf8'));
      return verifiedChannel(text.toString('utf8'), channel, await keyring.trustedKeys());
    },

    async readChannelState(channel, seen) {
      try {
        const found = await bucket.getIfChanged(keyOf(channel), seen);
        if (found === 'unchanged') return { stamp: seen, text: null };
        if (found) return { stamp: found.tag, text: found.text };
        return {
          stamp: 'missing',
          ...failure('unreadable', `${address} has no channel ${channel}.`),
        };
      } catch (error) {
        const sentence = `Channel ${channel} of ${address} cannot be read (${String(error)}). Fix the connection or its keys.`;
        return { stamp: `unreadable ${String(error)}`, ...failure('unreadable', sentence) };
      }
    },

    async writeChannel(channel, doc, read) {
      const key = keyOf(channel);
      const text = await sealed(doc, channel, keyring);
      const found = read && (await bucket.read(key));
      if (read && !isDocument(found?.text ?? null, read)) return false;
      if (read && (await onCondition())) {
        const tag = await bucket.putIf(key, text, found?.tag ?? null);
        if (tag === null) return false;
      } else await bucket.put(key, text);
      const id = keptIdOf(text);
      await bucket.put(keptKey(channel, id), text);
      await thinOut(keptOf(channel), id);
      return true;
    },

    async appendLog(entry) {
      await bucket.put(`log/${entry.at}-${randomUUID()}.json`, JSON.stringify(entry));
    },

    async readLog(onDamaged) {
      const keys = (await bucket.list('log/')).map(({ key }) => key);
      await forEach(
        keys.filter((key) => !entries.has(key)),
        async (key) => {
          const entry = parseEntry((await bucket.get(key))?.toString('utf8') ?? '');
          if (entry) entries.set(key, entry);
        },
      );
      return keys.flatMap((key, index) => {
        const entry = entries.get(key);
        if (!entry) onDamaged?.(index + 1);
        return entry ?? [];
      });
    },

    async exclusively(change, options) {
      const lock = (await onCondition()) ? withConditionalLock : withTicketLock;
      return lock(bucket, change, options);
    },
  };
}

/** What most services take for an object's tag; where another one is, all is uploaded again. */
function md5(content: Buffer): string {
  return createHash('md5').update(content).digest('hex');
}

/** Does this for each, a few at a time: a request takes longer than its bytes. */
async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, lane));
}

/** A key comes from outside: it must not name a file elsewhere. */
function insideOf(folder: string, path: string): string {
  const file = join(folder, path);
  if (file.startsWith(folder + sep)) return file;
  throw new Error(`the object ${path} of a release leads out of its folder`);
}
