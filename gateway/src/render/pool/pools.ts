import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { sha384, type ReleaseStore } from '@eldorado/releases';
import { pictureHrefs } from '../../files/pictures.ts';
import type { LiveSet } from '../../live/liveSet.ts';
import { ownerOf } from '../blame/pageOwner.ts';
import type { PageJob, SetToOpen, MadePage } from './protocol.ts';
import type { ApiText } from '../../api/apiText.ts';
import { RenderPool, type PoolParts } from './renderPool.ts';
import {
  startWorker as startProcess,
  WorkerGone,
  type StartWorker,
  type WorkerFault,
} from './renderWorker.ts';
import type { WorkerLimits } from '../../config/rules.ts';

export interface PoolsParts {
  store: ReleaseStore;
  /** A process of its own, unless a test gives another. */
  startWorker?: StartWorker | undefined;
  script: string;
  /** Workers of the live set. */
  workers: number;
  limits: WorkerLimits;
  most: { all: number; each: number };
  askApi: (url: string, visitor: string) => Promise<ApiText>;
  /** Called for a fault that ended no worker. */
  onFault: (set: LiveSet, fault: WorkerFault & { remote: string }) => void;
  /** Called when a remote's code ended a worker after its page was answered. */
  onLateEnd: (set: LiveSet, fault: WorkerFault & { remote: string }) => void;
  /** Called when a worker ended and nobody knows by whose doing. @param answered what it made last. */
  onUnknownEnd: (set: LiveSet, answered: readonly PageJob[]) => void;
  /** Called when a remote's code ended its worker while it was evaluated. */
  onBadStart: (set: LiveSet, fault: WorkerFault & { remote: string }) => void;
}

/** Hears of a page that a set's workers began with. */
export type MadeFirst = (page: PageJob, answer: MadePage) => Promise<void>;

/** Milliseconds after which the workers of a set without a page end, and those of the live set before. */
const idleFor = 30_000;
const leaveAfter = 5_000;
/** Characters of what an operator reads of a fault; the log has the rest. */
const longestSentence = 240;
/** Pages of a worker: while some wait for their data, others are made; who waits for long keeps nobody's place. */
const atOnce = { making: 3, underWay: 60 };
/** Kinds of pages at a time that have workers of their own: those of other sets than the live one, on trial, and made alone. */
const otherPools = 6;

/**
 * The workers of all sets: those of the live one, and of others, and for pages that are rendered alone. The pages of versions on trial
 * have workers of their own in each set: for what such a version does to them nobody else waits.
 */
export class Pools {
  private readonly parts: PoolsParts;
  private live: RenderPool | undefined;
  private leaving: RenderPool | undefined;
  private readonly prepared = new Map<string, RenderPool>();
  private readonly goodShells = new Set<string>();
  private readonly others: LRUCache<string, Promise<RenderPool>>;

  constructor(parts: PoolsParts) {
    this.parts = parts;
    this.others = new LRUCache({
      max: otherPools,
      ttl: idleFor,
      updateAgeOnGet: true,
      ttlAutopurge: true,
      dispose: (opening) => whenOpen(opening, (pool) => pool.end()),
    });
  }

  /**
   * Fills the workers of a set that is about to go live.
   * @param made hears of each page of the warm-up that is whole.
   * @returns what of it did not start, by name: a sentence each.
   */
  async prepare(
    set: LiveSet,
    warmUp: readonly PageJob[],
    made: MadeFirst,
  ): Promise<Readonly<Record<string, string>>> {
    const { workers } = this.parts;
    const { pool, faults } = await this.open(set, { first: workers, most: workers }, false);
    this.prepared.get(set.id)?.end();
    this.prepared.set(set.id, pool);
    this.goodShells.add(shellOf(set));
    await this.warm(set, warmUp, made);
    const sentences = Object.entries(faults).map(([name, fault]) => {
      const [cause = ''] = fault.split('\n', 1);
      const said = `${name} ${set.versions[name]} does not start on the server: ${cause}`;
      return [name, said.slice(0, longestSentence)] as const;
    });
    return Object.fromEntries(sentences);
  }

  /** Starts the workers of another set than the live one, where it has none. @param made as with `prepare`. */
  async begin(set: LiveSet, warmUp: readonly PageJob[], made: MadeFirst): Promise<void> {
    if (!this.others.has(set.id)) await this.warm(set, warmUp, made);
  }

  /**
   * Code that ran before is fast: what was asked for of late is rendered, up to a page that ends a worker. Once, by the first worker:
   * the others start meanwhile, and who waits for a rollback does not wait for them.
   */
  private async warm(set: LiveSet, pages: readonly PageJob[], made: MadeFirst): Promise<void> {
    const isTried = (page: PageJob) => set.onTrial.has(ownerOf(set, page));
    const onTrial = pages.filter(isTried);
    const others = pages.filter((page) => !isTried(page));
    await Promise.all([
      this.warmPool(this.of(set, false), others, made),
      set.onTrial.size > 0 && this.warmPool(this.of(set, true), onTrial, made),
    ]);
  }

  /** A page is packed as the next one is rendered. */
  private async warmPool(
    opening: Promise<RenderPool>,
    pages: readonly PageJob[],
    made: MadeFirst,
  ): Promise<void> {
    const pool = await opening;
    const packing: Promise<void>[] = [];
    for (const page of pages) {
      try {
        const { answer, misbehavedBy } = await pool.render(page);
        const isWhole = 'html' in answer && answer.errors.length + misbehavedBy.length === 0;
        if (isWhole) packing.push(made(page, answer));
      } catch (error) {
        if (error instanceof WorkerGone) break;
      }
    }
    // A page that cannot be kept is made again, and delays no set.
    await Promise.allSettled(packing);
  }

  take(set: LiveSet): void {
    const next = this.prepared.get(set.id);
    if (!next) throw new Error(`The set ${set.id} was not prepared`);
    this.prepared.delete(set.id);
    this.leaving?.end();
    this.leaving = this.live;
    this.live = next;
    const leaving = this.leaving;
    // Pages of the set before are under way.
    setTimeout(() => leaving?.end(), leaveAfter).unref();
  }

  async tryShell(set: LiveSet): Promise<void> {
    if (this.goodShells.has(shellOf(set))) return;
    const remotes = [...set.apps.keys()].filter((name) => name !== 'shell');
    const pool = await this.apart(set, remotes).catch((error: unknown) => {
      throw error instanceof WorkerGone
        ? new Error(error.fault.sentence.replace(/^Error: /, ''))
        : error;
    });
    pool.end();
    this.goodShells.add(shellOf(set));
  }

  /** The workers of a set's pages; `onTrial` of those whose remote is. */
  of(set: LiveSet, onTrial: boolean): Promise<RenderPool> {
    if (onTrial) return this.other(set, `trial ${set.id}`, false);
    for (const pool of [this.live, this.leaving, this.prepared.get(set.id)])
      if (pool?.set.id === set.id && pool.takes) return Promise.resolve(pool);
    return this.other(set, set.id, false);
  }

  /** A worker that renders one page at a time, and says which remote's part of it begins. */
  alone(set: LiveSet): Promise<RenderPool> {
    return this.other(set, `alone ${set.id}`, true);
  }

  /** A worker where nothing has run, without the code of some remotes; whoever asks for it ends it. */
  async apart(set: LiveSet, absent: readonly string[]): Promise<RenderPool> {
    const { pool } = await this.open(set, { first: 1, most: 1 }, false, absent);
    return pool;
  }

  /** Sends back whoever waits for a page of another set than the live one: what they were to see may be out of service. */
  sendBack(): void {
    this.leaving?.sendBack();
    for (const opening of this.others.values()) whenOpen(opening, (pool) => pool.sendBack());
  }

  expire(): void {
    this.live?.expire();
    this.leaving?.expire();
    for (const opening of this.others.values()) whenOpen(opening, (pool) => pool.expire());
  }

  load(): { waiting: number; busy: number; ready: boolean } {
    const { live } = this;
    return { waiting: live?.waiting ?? 0, busy: live?.busy ?? 0, ready: live?.isReady ?? false };
  }

  close(): void {
    for (const pool of [this.live, this.leaving, ...this.prepared.values()]) pool?.end(true);
    for (const opening of this.others.values()) whenOpen(opening, (pool) => pool.end(true));
    this.others.clear();
  }

  private other(set: LiveSet, key: string, traced: boolean): Promise<RenderPool> {
    const known = this.others.get(key);
    if (known) return known;
    // A great share of the visitors may be a canary's.
    const most = traced ? 1 : Math.ceil(this.parts.workers / 2);
    const opening = this.open(set, { first: 1, most }, traced).then(({ pool }) => pool);
    this.others.set(key, opening);
    opening.catch(() => {
      if (this.others.peek(key) === opening) this.others.delete(key);
    });
    return opening;
  }

  /** Opens a set, without the remotes whose code ends its worker. */
  private async open(
    set: LiveSet,
    size: PoolParts['size'],
    traced: boolean,
    absent: readonly string[] = [],
  ) {
    const sources = await readSources(this.parts.store, set);
    const ended: Record<string, string> = {};
    for (;;) {
      const { id, versions } = set;
      const apps = [...set.apps];
      const fallbacks = [...set.fallbacks];
      const without = [...absent, ...Object.keys(ended)];
      const pool = this.pool(set, size, {
        id,
        versions,
        apps,
        fallbacks,
        sources,
        without,
        traced,
        pictureHrefs,
      });
      try {
        return { pool, faults: { ...(await pool.open()), ...ended } };
      } catch (error) {
        pool.end(true);
        const fault = error instanceof WorkerGone ? error.fault : null;
        const remote = fault?.remote;
        if (!fault || !remote || remote === 'shell' || ended[remote] !== undefined) throw error;
        ended[remote] = fault.sentence;
        this.parts.onBadStart(set, { ...fault, remote });
      }
    }
  }

  private pool(set: LiveSet, size: PoolParts['size'], toOpen: SetToOpen): RenderPool {
    const { startWorker = startProcess, ...parts } = this.parts;
    const { script, limits, most, askApi, onFault, onLateEnd, onUnknownEnd } = parts;
    const ofRemote = (
      fault: WorkerFault | null,
      report: (set: LiveSet, fault: WorkerFault & { remote: string }) => void,
    ) => {
      if (fault?.remote && fault.remote !== 'shell')
        report(set, { ...fault, remote: fault.remote });
    };
    return new RenderPool({
      startWorker,
      script,
      set: toOpen,
      size,
      atOnce: toOpen.traced ? { making: 1, underWay: 1 } : atOnce,
      limits,
      most,
      askApi,
      onFault: (fault) => ofRemote(fault, onFault),
      onEnd({ blamed, answered }) {
        ofRemote(blamed, onLateEnd);
        // A worker that says whose code goes on has nobody left to ask.
        if (answered.length > 0 && !toOpen.traced) onUnknownEnd(set, answered);
      },
    });
  }
}

const shellOf = (set: LiveSet) =>
  set.apps.get('shell')?.release.files['server/shell.cjs']?.integrity ?? '';

const whenOpen = (opening: Promise<RenderPool>, then: (pool: RenderPool) => void) =>
  void opening.then(then, () => undefined);

/** Reads the server bundles of a set, by name. One that cannot be had as its release signed it does not start, and says why. */
async function readSources(store: ReleaseStore, set: LiveSet): Promise<SetToOpen['sources']> {
  const throwing = (sentence: string) =>
    Buffer.from(`throw new Error(${JSON.stringify(sentence)})`);
  const sources = [...set.apps].map(async ([name, { release }]) => {
    const file = name === 'shell' ? 'server/shell.cjs' : 'server/remote.cjs';
    const folder = store.releaseDir(name, release.version);
    try {
      const source = await readFile(path.join(folder, file));
      const isSigned = sha384(source) === release.files[file]?.integrity;
      const altered = `${file} of ${name} ${release.version} is not what its release signed`;
      return [name, isSigned ? source : throwing(altered)] as const;
    } catch (error) {
      return [name, throwing(String(error))] as const;
    }
  });
  return Object.fromEntries(await Promise.all(sources));
}
