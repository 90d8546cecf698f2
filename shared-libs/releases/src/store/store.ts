import type { ChannelDocument } from '../channel/document.ts';
import type { ChannelReadFailure } from '../channel/channelValidity.ts';
import type { Release, ReleaseId } from '../release/release.ts';
import type { Failure, Result } from '../result.ts';
import type { Keyring } from '../signature/keys.ts';
import type { SignatureFailure } from '../signature/signature.ts';
import type { Holds, LockOptions } from './lock.ts';

/** A canary as the log notes it: its version and its share in percent. */
export interface LoggedCanary {
  version: string;
  traffic: number;
}

/** One line of `<store>/log.jsonl`. */
export interface LogEntry {
  /** UTC, ISO 8601. */
  at: string;
  who: string;
  action:
    | 'publish'
    | 'promote'
    | 'rollback'
    | 'canary'
    | 'pause'
    | 'quarantine'
    | 'retire'
    | 'prove'
    | 'restore'
    | 'gc'
    | 'sign';
  /** `-` where none was changed: a release that no channel had was removed. */
  channel: string;
  /** `-` when the document as a whole was signed, and when several apps changed together: see `apps`. */
  remote: string;
  /** The version published, made live, tried, paused, taken out, proven good or removed; of several the ids of all. */
  version: string;
  why: string | null;
  /** Id of the approval by somebody else that it took: it is good once. */
  approval?: string;
  /** The remote's live version before and after; null when none was live. */
  before: string | null;
  after: string | null;
  /** The remote's canary before and after, where there was one. */
  canaryBefore?: LoggedCanary;
  canaryAfter?: LoggedCanary;
  /** Each of several that one command changed together. */
  apps?: readonly ChangedApp[];
}

/** What one of several was before a command, and is after it. */
export type ChangedApp = Pick<
  LogEntry,
  'remote' | 'version' | 'before' | 'after' | 'canaryBefore' | 'canaryAfter'
>;

export type ReleaseFailure = 'release-missing' | 'invalid-release' | SignatureFailure;
export type StoreFailure = ReleaseFailure | ChannelReadFailure;

export interface ReadOptions {
  /** Reads it whoever signed it, so that it can be signed anew. */
  unverified?: boolean;
}

/** A channel's file as it is now; the stamp is another one after each change. */
export type ChannelState =
  | { stamp: string; text: string | null }
  | { stamp: string; failure: Failure<'unreadable'> };

/**
 * Releases and channels, in a folder or in object storage. What it hands out has a trusted signature, what it writes gets one. What
 * the disk or the network refuses (rights, space) is thrown as it comes.
 */
export interface ReleaseStore {
  /** Its folder or address. */
  dir: string;
  keyring: Keyring;
  /** Folder of a release, whether or not it exists. Throws a RangeError on a malformed name or version. */
  releaseDir(name: string, version: string): string;
  readRelease(
    name: string,
    version: string,
    options?: ReadOptions,
  ): Promise<Result<Release, ReleaseFailure>>;
  /** Signs a release's release.json with this process's key. */
  signRelease(release: Release): Promise<Release>;
  /**
   * Takes a release from where builds put it to where everyone finds it, as far as it is not there: in a folder it
   * always is.
   */
  upload(name: string, version: string): Promise<void>;
  /** Fetches a release from where everyone finds it into `releaseDir`; false when it is there, or nowhere. */
  fetchRelease(name: string, version: string): Promise<boolean>;
  /** Takes a release away as a whole. */
  removeRelease(name: string, version: string): Promise<void>;
  /** Every built release, by name and then oldest version first. */
  listReleases(): Promise<ReleaseId[]>;
  listChannels(): Promise<string[]>;
  /** The document, also one that has expired: a change renews it. */
  readChannel(
    channel: string,
    options?: ReadOptions,
  ): Promise<Result<ChannelDocument, ChannelReadFailure>>;
  /** The file's content, or no text while its stamp is still the one that was seen. */
  readChannelState(channel: string, seen: string): Promise<ChannelState>;
  /** The document out of a file's content, when it is valid and signed for this channel. */
  verifyChannel(
    channel: string,
    text: string,
  ): Promise<Result<ChannelDocument, ChannelReadFailure>>;
  /**
   * Signs the document, valid from now on, and replaces it as a whole; a reader sees the old one or the new
   * one. Throws on an invalid one.
   * @param read what the change read, an empty document where there was none: nothing is written, and false returned,
   *   when another one is there by now. In object storage with conditional writes nothing can come in between.
   */
  writeChannel(channel: string, doc: ChannelDocument, read?: ChannelDocument): Promise<boolean>;
  /** Ids of the last documents that were in force on a channel, the newest first: `writeChannel` keeps a copy of each. */
  listKept(channel: string): Promise<string[]>;
  /** One of them, when it is valid, signed for this channel and still there. */
  readKept(channel: string, id: string): Promise<Result<ChannelDocument, ChannelReadFailure>>;
  /** Adds one line and returns when it is on the disk. */
  appendLog(entry: LogEntry): Promise<void>;
  /** Oldest first. `onDamaged` gets the number of each line that is no entry, e.g. one cut by a crash. */
  readLog(onDamaged?: (line: number) => void): Promise<LogEntry[]>;
  /**
   * Gives up the room that is reserved for removing releases, so that it can be written on a full disk too; the next
   * change reserves it anew.
   */
  useReserve(): Promise<void>;
  /** Runs a change (read, decide, write) while no other process runs one; it asks `holds` right before it writes. */
  exclusively<T>(
    change: (holds: Holds) => Promise<T>,
    options?: LockOptions,
  ): Promise<Result<T, 'locked'>>;
}

/** A line of the log, or null when it is none. */
export function parseEntry(line: string): LogEntry | null {
  try {
    const entry = JSON.parse(line) as Partial<LogEntry> | null;
    return typeof entry?.at === 'string' && typeof entry.action === 'string'
      ? (entry as LogEntry)
      : null;
  } catch {
    return null;
  }
}
