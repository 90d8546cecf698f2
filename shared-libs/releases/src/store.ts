import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import semver from 'semver';
import { parseChannel, type ChannelDocument } from './channel.ts';
import { withLock, type LockOptions } from './lock.ts';
import { isName, isVersion, parseRelease, type Release } from './release.ts';
import { failure, type Result } from './result.ts';

export interface ReleaseId {
  name: string;
  version: string;
}

/** One line of `<store>/log.jsonl`. */
export interface LogEntry {
  /** UTC, ISO 8601. */
  at: string;
  who: string;
  action: 'publish' | 'promote' | 'rollback';
  channel: string;
  remote: string;
  /** The version published or made live. */
  version: string;
  why: string | null;
  /** The remote's live version before and after; null when none was live. */
  before: string | null;
  after: string | null;
}

export type StoreFailure =
  'release-missing' | 'invalid-release' | 'channel-missing' | 'invalid-channel';

/** Releases and channels in a folder. What the disk refuses (rights, space) is thrown as Node gives it. */
export interface ReleaseStore {
  dir: string;
  /** Folder of a release, whether or not it exists. Throws a RangeError on a malformed name or version. */
  releaseDir(name: string, version: string): string;
  readRelease(
    name: string,
    version: string,
  ): Promise<Result<Release, 'release-missing' | 'invalid-release'>>;
  /** Every built release, by name and then oldest version first. */
  listReleases(): Promise<ReleaseId[]>;
  listChannels(): Promise<string[]>;
  readChannel(
    channel: string,
  ): Promise<Result<ChannelDocument, 'channel-missing' | 'invalid-channel'>>;
  /** Replaces the document as a whole; a reader sees the old one or the new one. Throws on an invalid one. */
  writeChannel(channel: string, doc: ChannelDocument): Promise<void>;
  /** Adds one line and returns when it is on the disk. */
  appendLog(entry: LogEntry): Promise<void>;
  /** Oldest first. `onDamaged` gets the number of each line that is no entry, e.g. one cut by a crash. */
  readLog(onDamaged?: (line: number) => void): Promise<LogEntry[]>;
  /** Runs a change (read, decide, write) while no other process runs one. */
  exclusively<T>(change: () => Promise<T>, options?: LockOptions): Promise<Result<T, 'locked'>>;
}

export function openStore(dir: string): ReleaseStore {
  const logFile = join(dir, 'log.jsonl');

  function releaseDir(name: string, version: string): string {
    // Both may come from a URL: nothing else may reach the path.
    if (!isName(name)) throw new RangeError(`'${name}' is not a remote's name`);
    if (!isVersion(version)) throw new RangeError(`'${version}' is not a version`);
    return join(dir, name, version);
  }

  return {
    dir,
    releaseDir,

    async readRelease(name, version) {
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
      return parsed;
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

    async readChannel(channel) {
      const text = isName(channel) ? await textOf(channelFile(dir, channel)) : null;
      if (text === null) {
        return failure(
          'channel-missing',
          `There is no channel ${channel} in ${dir}. Publish to it first: npm run release -- publish <remote> --channel ${channel}`,
        );
      }
      return parseChannel(text);
    },

    async writeChannel(channel, doc) {
      const file = channelFile(dir, channel);
      const checked = parseChannel(doc);
      if (!checked.ok) throw new Error(checked.failure.sentence);
      await mkdir(join(dir, 'channels'), { recursive: true });
      // No .json at its end, so that it is not taken for a channel when a crash leaves it behind.
      const aside = `${file}.${randomUUID()}.tmp`;
      try {
        await writeThrough(aside, `${JSON.stringify(doc, null, 2)}\n`);
        await rename(aside, file);
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
      await syncFolder(join(dir, 'channels'));
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

    exclusively: (change, options) => withLock(join(dir, '.lock'), change, options),
  };
}

/** Where a channel's document is. Throws a RangeError on a malformed name. */
export function channelFile(dir: string, channel: string): string {
  if (!isName(channel)) throw new RangeError(`'${channel}' is not a channel's name`);
  return join(dir, 'channels', `${channel}.json`);
}

function parseEntry(line: string): LogEntry | null {
  try {
    const entry = JSON.parse(line) as Partial<LogEntry> | null;
    return typeof entry?.at === 'string' && typeof entry.action === 'string'
      ? (entry as LogEntry)
      : null;
  } catch {
    return null;
  }
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
