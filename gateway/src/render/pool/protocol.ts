import type { ApiText } from '../../api/apiText.ts';
import type { SentForm } from '@eldorado/remote';
import type { Release } from '@eldorado/releases';
import type { ExternalLinks, PinnedVersions } from 'shell/contract';
import type { SiteTime } from '../../config/siteClock.ts';
import type { FailedVersion } from '../../document/pinnedBanner.ts';
import type { LiveApp } from '../../live/liveSet.ts';

/** What the gateway and its rendering workers say to each other: plain data, over the channel between two processes. */
export type ToWorker =
  | { kind: 'open'; set: SetToOpen }
  | { kind: 'render'; job: number; page: PageJob }
  | { kind: 'answer'; question: number; answer: ApiText }
  /** The data changed: what was read before is not used again. */
  | { kind: 'expire' }
  | { kind: 'ping' }
  /** From now on it says whose code goes on, as one does that renders pages alone. */
  | { kind: 'trace' };

export type FromWorker =
  /** The code of an app is about to be evaluated: what ends the worker now is its doing. */
  | { kind: 'opening'; name: string }
  /** @param faults what of the set cannot be rendered, by name. */
  | { kind: 'opened'; faults: Readonly<Record<string, string>> }
  | { kind: 'refused'; sentence: string }
  /** @param misbehavedBy remotes that left something behind which they must not, though the page is whole. */
  | { kind: 'rendered'; job: number; answer: PageAnswer; misbehavedBy: readonly string[] }
  /** The page could not be rendered at all. */
  | { kind: 'failed'; job: number; sentence: string; remote: string | null }
  /** The page has not been made in one go: it waits for something. */
  | { kind: 'waits'; job: number }
  | { kind: 'ask'; question: number; url: string; visitor: string }
  /** A remote's part of the page begins: sent by a worker that renders one page at a time. */
  | { kind: 'entered'; remote: string }
  /** @param asked for which page its code ran, which may have been answered; null while it was loaded. */
  | {
      kind: 'misbehaved';
      remote: string;
      reason: FaultReason;
      sentence: string;
      asked: { job: number; visitor: string } | null;
    }
  /** @param heap bytes in use. */
  | { kind: 'pong'; heap: number; rss: number };

/** What a remote's code may do to a worker that it must not. */
export type FaultReason =
  | 'crash'
  | 'time-out'
  | 'memory'
  | 'exit'
  | 'left-timer'
  | 'changed-global'
  | 'unhandled-rejection';

/** A set as a worker opens it. */
export interface SetToOpen {
  id: string;
  versions: Readonly<Record<string, string>>;
  apps: readonly (readonly [string, LiveApp])[];
  fallbacks: readonly (readonly [string, Release])[];
  /** The source of each app's server bundle, in UTF-8: ten megabytes, which as text take four times as long on their way. */
  sources: Readonly<Record<string, Uint8Array>>;
  /** Apps whose code is not to be evaluated. */
  without: readonly string[];
  /** Says which remote's part of a page begins. */
  traced: boolean;
  /** The site's own pictures: the path of each, by name. */
  pictureHrefs: Readonly<Record<string, string>>;
}

/** A page to render. */
export interface PageJob extends SiteTime {
  /** Path, with the parameters that the page reads. */
  address: string;
  origin: string;
  assetsOrigin: string;
  /** The address of who asks, for the API. */
  visitor: string;
  links: ExternalLinks;
  pinned?: PinnedVersions;
  /** What the pinned page does without, for whoever tries it out. */
  failed?: FailedVersion;
  /** Nobody waits for it: the copy in memory serves meanwhile. */
  refreshes?: boolean;
  /** What the page's form sent and the API did not take. */
  sent?: SentForm;
  /** Remotes that are out of service: their pages are the shell's, and say so. */
  without: readonly string[];
}

/** A page that a worker made. */
export interface MadePage {
  status: number;
  /** Whether it may be shown again: a page that shows a failure may not. */
  keep: boolean;
  html: Uint8Array;
  /** Which remote owns the page; null where the address has none. */
  owner: string | null;
  /** The page's screen failed: another version of its remote is to be tried. */
  broken: boolean;
  /** What failed on the way, by remote. */
  errors: readonly { remote: string | null; sentence: string }[];
  /** Which version of which of the API's answers it was made of, by address; absent when one of them is of no version. */
  reads?: Readonly<Record<string, string>>;
  /** What those that state an instant (`updatedAt`) are of, by address. */
  times?: Readonly<Record<string, string>>;
  /** When the oldest of them was the API's, milliseconds since the epoch; absent when they are all of now. */
  dataAt?: number;
}

export type PageAnswer = { redirect: string; status: number } | MadePage;
