import { LRUCache } from 'lru-cache';
import type { LiveSet } from '../../live/liveSet.ts';
import { findCulprit, type Finding, type Trial } from './findCulprit.ts';
import type { PageJob } from '../pool/protocol.ts';
import type { RenderPool } from '../pool/renderPool.ts';
import { RenderFailed, WorkerGone } from '../pool/renderWorker.ts';

/** A page on which a remote's part failed. */
export interface Failure {
  set: LiveSet;
  page: PageJob;
  /** Whose page it is. */
  owner: string;
  /** Whose part failed, as the shell says. */
  accused: string;
}

/** Who is found to be to blame, with its version. */
export type Proof =
  | { kind: 'culprit'; remote: string; version: string }
  | Exclude<Finding, { kind: 'culprit' }>
  /** No failure of it is known, and pages of it that were tried are well. */
  | { kind: 'well' };

/** Opens a set of these versions. */
export type OpenSet = (versions: Readonly<Record<string, string>>) => Promise<LiveSet>;

export interface Accusations {
  note(failure: Failure): void;
  /**
   * Renders pages on which a version failed again, apart, with and without whoever may be to blame.
   * @returns null where no page is known on which it failed of late.
   */
  prove(remote: string, version: string, open: OpenSet): Promise<Proof | null>;
  /**
   * Renders pages of a remote although none is known to have failed, and finds out who is to blame if one does.
   * @returns null without pages.
   */
  tryPages(
    remote: string,
    set: LiveSet,
    pages: readonly PageJob[],
    open: OpenSet,
  ): Promise<Proof | null>;
}

/** Pages that are kept of each version, and for how long in milliseconds: what a visitor typed may be in them. */
const keptPages = 3;
const keptFor = 120_000;
const keptVersions = 50;

/** @param apart starts a worker of a set without the code of some of its remotes. */
export function createAccusations(
  apart: (set: LiveSet, absent: readonly string[]) => Promise<RenderPool>,
): Accusations {
  const failures = new LRUCache<string, readonly Failure[]>({ max: keptVersions, ttl: keptFor });

  async function find({ set, page, owner, accused }: Failure, open: OpenSet): Promise<Proof> {
    const remotes = Object.keys(set.versions).filter((name) => name !== 'shell');
    const others = remotes.filter((name) => name !== owner && name !== accused);

    async function fails({ present, asBefore }: Trial): Promise<boolean> {
      const earlier = asBefore === undefined ? null : await before(set, asBefore, open);
      const isThere = (name: string) =>
        present.includes(name) && (name !== asBefore || earlier !== null);
      const absent = remotes.filter((name) => !isThere(name));
      const pool = await apart(earlier ?? set, absent);
      return failsIn(pool, { ...page, without: absent }, accused).finally(() => pool.end(true));
    }

    const found = await findCulprit({ accused, owner, others }, fails);
    if (found.kind !== 'culprit') return found;
    return { ...found, version: set.versions[found.remote] ?? '' };
  }

  return {
    note(failure) {
      const { set, page, accused } = failure;
      const id = `${accused}@${set.versions[accused]}`;
      const known = failures.get(id) ?? [];
      const others = known.filter((each) => each.page.address !== page.address);
      failures.set(id, [failure, ...others].slice(0, keptPages));
    },
    async prove(remote, version, open) {
      const id = `${remote}@${version}`;
      const known = failures.get(id);
      if (!known) return null;
      for (const failure of known) {
        const proof = await find(failure, open);
        if (proof.kind === 'unseen') continue;
        failures.delete(id);
        return proof;
      }
      return { kind: 'unseen' };
    },
    async tryPages(remote, set, pages, open) {
      if (pages.length === 0) return null;
      const pool = await apart(set, []);
      const failing = await firstFailing(pool, pages, remote).finally(() => pool.end(true));
      if (!failing) return { kind: 'well' };
      return find({ set, page: failing, owner: remote, accused: remote }, open);
    },
  };
}

/** The first of some pages on which the part of a remote fails. */
async function firstFailing(
  pool: RenderPool,
  pages: readonly PageJob[],
  accused: string,
): Promise<PageJob | undefined> {
  for (const page of pages) if (await failsIn(pool, page, accused)) return page;
  return undefined;
}

/** Whether the part of a remote fails where a page is rendered again. */
async function failsIn(pool: RenderPool, page: PageJob, accused: string): Promise<boolean> {
  try {
    const { answer, misbehavedBy } = await pool.render({ ...page, refreshes: true });
    if (misbehavedBy.includes(accused)) return true;
    return 'html' in answer && answer.errors.some(({ remote }) => remote === accused);
  } catch (error) {
    if (error instanceof RenderFailed || error instanceof WorkerGone) return true;
    throw error;
  }
}

/** A set with the good version before of one of its remotes; null where there is none, or it cannot be had. */
async function before(set: LiveSet, remote: string, open: OpenSet): Promise<LiveSet | null> {
  const version = set.fallbacks.get(remote)?.version;
  if (version === undefined) return null;
  return open({ ...set.versions, [remote]: version }).catch(() => null);
}
