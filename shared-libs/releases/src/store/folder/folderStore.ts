import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import semver from 'semver';
import { isDocument, parseChannel } from '../../channel/document.ts';
import { sealed, verifiedChannel } from '../../channel/channelValidity.ts';
import { isName, isVersion, parseRelease } from '../../release/release.ts';
import { failure } from '../../result.ts';
import { openKeyring, type Keyring } from '../../signature/keys.ts';
import { signatureFailure, signed } from '../../signature/signature.ts';
import { keptIdOf, keptReading, thinOut, type KeptDocuments } from '../kept.ts';
import { parseEntry, type LogEntry, type ReleaseId, type ReleaseStore } from '../store.ts';
import { withLock } from './folderLock.ts';

/**
 * The store in a folder.
 * @param keyring who may sign; RELEASE_SIGNING_KEY and RELEASE_TRUSTED_KEYS say so otherwise.
 */
export function openStore(dir: string, keyring: Keyring = openKeyring(dir)): ReleaseStore {
  const logFile = join(dir, 'log.jsonl');
  const reserve = join(dir, '.reserve');

  function releaseDir(name: string, version: string): string {
    // Both may come from a URL: nothing else may reach the path.
    if (!isName(name)) throw new RangeError(`'${name}' is not a remote's name`);
    if (!isVersion(version)) throw new RangeError(`'${version}' is not a version`);
    return join(dir, name, version);
  }

  const keptDir = (channel: string) => join(dir, 'kept', channel);

  function keptOf(channel: string): KeptDocuments {
    const fileOf = (id: string) => join(keptDir(channel), `${id}.json`);
    return {
      ids: async () =>
        (await namesIn(keptDir(channel))).map((file) => file.slice(0, -'.json'.length)),
      text: (id) => textOf(fileOf(id)),
      remove: (id) => rm(fileOf(id), { force: true }),
    };
  }

  return {
    dir,
    keyring,
    releaseDir,
    ...keptReading(keptOf, keyring),

    async readRelease(name, version, { unverified = false } = {}) {
      const known = isName(name) && isVersion(version);
      const text = known ? await textOf(join(releaseDir(name, version), 'release.json')) : null;
      if (text === null) {
        return failure(
          'release-missing',
          `${name} ${version} is not built in ${dir}. Build it: npm run build -w ${name}`,
        );
      }
      const parsed = parseRelease(text);
      if (parsed.ok && (parsed.value.name !== name || parsed.value.version !== version)) {
        return failure(
          'invalid-release',
          `The folder of ${name} ${version} holds ${parsed.value.name} ${parsed.value.version}. Build the release again.`,
        );
      }
      if (!parsed.ok || unverified) return parsed;
      const trusted = await keyring.trustedKeys();
      const refused = signatureFailure(parsed.value, trusted, `${name} ${version}`);
      return refused ? { ok: false, failure: refused } : parsed;
    },

    async signRelease(release) {
      const own = signed(release, await keyring.signingKey());
      const file = join(releaseDir(release.name, release.version), 'release.json');
      await replace(file, `${JSON.stringify(own, null, 2)}\n`);
      return own;
    },

    upload: () => Promise.resolve(),
    fetchRelease: () => Promise.resolve(false),

    async removeRelease(name, version) {
      // Aside first, under a name that is no version: half a release must never stand in its place.
      const aside = join(dir, name, `.removed-${version}`);
      await rm(aside, { recursive: true, force: true });
      await rename(releaseDir(name, version), aside).catch(nullWhenAbsent);
      await rm(aside, { recursive: true, force: true });
    },

    async listReleases() {
      const found: ReleaseId[] = [];
      for (const name of (await namesIn(dir)).filter(isName).sort()) {
        const versions = (await namesIn(join(dir, name)))
          .filter(isVersion)
          .sort(semver.compareBuild);
        for (const version of versions) {
          const files = await namesIn(join(dir, name, version));
          if (files.includes('release.json')) found.push({ name, version });
        }
      }
      return found;
    },

    async listChannels() {
      const files = await namesIn(join(dir, 'channels'));
      return files
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -'.json'.length))
        .filter(isName)
        .sort();
    },

    async readChannel(channel, { unverified = false } = {}) {
      const text = isName(channel) ? await textOf(channelFile(dir, channel)) : null;
      if (text === null) {
        return failure(
          'channel-missing',
          `There is no channel ${channel} in ${dir}. Publish to it first: npm run release -- publish <remote> --channel ${channel}`,
        );
      }
      if (unverified) return parseChannel(text);
      return verifiedChannel(text, channel, await keyring.trustedKeys());
    },

    async readChannelState(channel, seen) {
      const file = channelFile(dir, channel);
      try {
        // Stamp and text come from one open file, so that a replacement in between cannot mix two documents.
        const handle = await open(file, 'r');
        try {
          const { mtimeNs, size, ino } = await handle.stat({ bigint: true });
          const stamp = `${mtimeNs}-${size}-${ino}`;
          return { stamp, text: stamp === seen ? null : await handle.readFile('utf8') };
        } finally {
          await handle.close();
        }
      } catch (error) {
        const code = (error as NodeJS.ErrnoException).code ?? String(error);
        return {
          stamp: `unreadable ${code}`,
          ...failure(
            'unreadable',
            `${file} cannot be read (${code}). Publish to the channel, or fix the file's rights.`,
          ),
        };
      }
    },

    async verifyChannel(channel, text) {
      return verifiedChannel(text, channel, await keyring.trustedKeys());
    },

    async writeChannel(channel, doc, read) {
      const file = channelFile(dir, channel);
      if (read && !isDocument(await textOf(file), read)) return false;
      const text = await sealed(doc, channel, keyring);
      await mkdir(join(dir, 'channels'), { recursive: true });
      await mkdir(keptDir(channel), { recursive: true });
      const id = keptIdOf(text);
      // Written before the document is in force, where a full disk still refuses the whole change, and named after it.
      const aside = join(keptDir(channel), `.${randomUUID()}.tmp`);
      try {
        await writeThrough(aside, text);
        await replace(file, text);
        await rename(aside, join(keptDir(channel), `${id}.json`));
      } finally {
        await rm(aside, { force: true });
      }
      await thinOut(keptOf(channel), id);
      return true;
    },

    async appendLog(entry) {
      await mkdir(dir, { recursive: true });
      const handle = await open(logFile, 'a+');
      try {
        const { size } = await handle.stat();
        const last = Buffer.alloc(1);
        if (size > 0) await handle.read(last, 0, 1, size - 1);
        // A line cut by a crash stays by itself and does not spoil this one.
        const start = size > 0 && last.toString() !== '\n' ? '\n' : '';
        await handle.appendFile(`${start}${JSON.stringify(entry)}\n`);
        await handle.sync();
      } finally {
        await handle.close();
      }
    },

    async readLog(onDamaged) {
      const entries: LogEntry[] = [];
      const lines = ((await textOf(logFile)) ?? '').split('\n');
      lines.forEach((line, index) => {
        if (line === '') return;
        const entry = parseEntry(line);
        if (entry) entries.push(entry);
        else onDamaged?.(index + 1);
      });
      return entries;
    },

    useReserve: () => rm(reserve, { force: true }),

    async exclusively(change, options) {
      const done = await withLock(join(dir, '.lock'), change, options);
      await keepRoom(reserve);
      return done;
    },
  };
}

/** Where a channel's document is. Throws a RangeError on a malformed name. */
function channelFile(dir: string, channel: string): string {
  if (!isName(channel)) throw new RangeError(`'${channel}' is not a channel's name`);
  return join(dir, 'channels', `${channel}.json`);
}

/** A file's text, or null when there is none; other errors are thrown. */
async function textOf(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch(nullWhenAbsent);
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(nullWhenAbsent)) ?? [];
}

function nullWhenAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}

/** What the log and the documents of a site with hundreds of releases take, several times over. */
const reservedBytes = 4 * 1024 * 1024;

/** Fills a file with nothing of use, where there is none; a disk that has no room for it is no reason to fail. */
async function keepRoom(file: string): Promise<void> {
  try {
    // Random, since some file systems keep no room for what compresses well.
    await writeFile(file, randomBytes(reservedBytes), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(file, { force: true });
  }
}

/** Replaces a file as a whole, and returns when the disk has it. */
async function replace(file: string, text: string): Promise<void> {
  // No .json at its end, so that it is not taken for a channel when a crash leaves it behind.
  const aside = `${file}.${randomUUID()}.tmp`;
  try {
    await writeThrough(aside, text);
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  await syncFolder(dirname(file));
}

async function writeThrough(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The rename itself is on the disk only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
