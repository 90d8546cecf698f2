import type { PageJob, SetToOpen } from './protocol.ts';
import type { ApiText } from '../../api/apiText.ts';
import { networkOf } from '@eldorado/http/network';
import { QueueFull } from '@eldorado/http/fair-queue';
import { RenderQueue } from './renderQueue.ts';
import {
  WorkerGone,
  type RenderedPage,
  type RenderWorker,
  type StartWorker,
  type WorkerEnd,
  type WorkerFault,
} from './renderWorker.ts';
import type { WorkerLimits } from '../../config/rules.ts';

export interface PoolParts {
  startWorker: StartWorker;
  script: string;
  set: SetToOpen;
  /** Workers to begin with, and how many there are at most while pages wait. */
  size: { first: number; most: number };
  /** Pages that a worker makes at a time, and how many it may have under way with those that only wait for their data. */
  atOnce: { making: number; underWay: number };
  limits: WorkerLimits;
  most: { all: number; each: number };
  askApi: (url: string, visitor: string) => Promise<ApiText>;
  /** Called for a fault that ends no worker. */
  onFault: (fault: WorkerFault) => void;
  /** Called when a worker has ended by itself. */
  onEnd: (end: WorkerEnd) => void;
}

/** A worker is replaced when its heap holds so great a share of what it may have, and after so many pages as it may make. */
const heapShare = 0.7;

/** Tries to start a worker, one after the other, before those who wait are sent away: 100 ms to 1.6 s apart. */
const mostStarts = 4;
/** Milliseconds between two tries while others serve. */
const longestWait = 5_000;

/** A page that is not made as it was asked for: when its turn came it was not to be. */
export class LeftOut extends Error {}

/** A page that is not made although nothing is wrong with it: as it was asked for, nobody needs it. */
export class NotNeeded extends Error {}

/** Whoever had asked for it was gone as its turn came. */
export class NobodyWaits extends NotNeeded {
  /** As nginx names it: whose fault it is, and that nobody reads the answer. */
  readonly statusCode = 499;
}

/** Other releases are live than when it was asked for, and its turn has not come: it is to be asked for anew, of those. */
export class ReleasesChanged extends NotNeeded {}

interface Waiting {
  page: PageJob;
  isLate: () => boolean;
  resolve: (page: RenderedPage) => void;
  reject: (error: unknown) => void;
}

/** Workers that render one set of releases. What dies is replaced. */
export class RenderPool {
  readonly set: SetToOpen;
  private readonly parts: PoolParts;
  private readonly workers = new Set<RenderWorker>();
  private readonly ready = new Set<RenderWorker>();
  private readonly queue: RenderQueue<Waiting>;
  private ended = false;
  private failedStarts = 0;

  constructor(parts: PoolParts) {
    this.parts = parts;
    this.set = parts.set;
    this.queue = new RenderQueue(parts.most);
  }

  /**
   * Starts the workers. @returns what of the set did not start, by name, once the first worker has opened it.
   * @throws {WorkerGone} when the set's code ends its worker, or its shell does not start.
   */
  async open(): Promise<Readonly<Record<string, string>>> {
    const first = this.start();
    const faults = await first.opened;
    for (let more = 1; more < this.parts.size.first; more++) this.start();
    return faults;
  }

  /** Whether it takes pages still. */
  get takes(): boolean {
    return !this.ended;
  }

  /** Whether a worker has opened the set. */
  get isReady(): boolean {
    return this.ready.size > 0;
  }

  /** Pages that visitors wait for, not yet under way. */
  get waiting(): number {
    return this.queue.waiting;
  }

  /** Pages under way. */
  get busy(): number {
    let busy = 0;
    for (const worker of this.ready) busy += worker.busy();
    return busy;
  }

  /**
   * Renders a page when it is its turn.
   * @param isLate asked when its turn has come: whether it is not to be made any more. @throws {LeftOut} then.
   * @throws {QueueFull} at once, or when others who have fewer pages waiting need its place. @throws {WorkerGone} when its worker ended, by this page's doing or another's.
   * @throws {RenderFailed} when the page threw as a whole. @throws {ReleasesChanged} when it was sent back.
   */
  render(page: PageJob, isLate = () => false): Promise<RenderedPage> {
    return new Promise((resolve, reject) => {
      try {
        const waiting = { page, isLate, resolve, reject };
        const network = networkOf(page.visitor);
        this.queue.add(network, waiting, page.refreshes === true)?.reject(new QueueFull());
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
        return;
      }
      if (this.workers.size === 0 && !this.ended && this.failedStarts === 0) this.start();
      this.next();
    });
  }

  expire(): void {
    for (const worker of this.workers) worker.expire();
  }

  /** Rejects what waits with `ReleasesChanged`; what is under way goes on. */
  sendBack(): void {
    for (const { reject } of this.queue.drain()) reject(new ReleasesChanged());
    if (this.ended) this.end();
  }

  /** Ends its workers once all that was asked for is rendered; or at once, and what waits is rejected. */
  end(atOnce = false): void {
    this.ended = true;
    if (atOnce) {
      this.reject('exit', 'Its pool was ended');
    }
    for (const worker of this.workers)
      if (atOnce || (this.queue.size === 0 && worker.busy() === 0)) worker.end();
  }

  /** Whether there is something to do, or may be. */
  private get isNeeded(): boolean {
    return !this.ended || this.queue.size > 0;
  }

  /** Sends away whoever waits. */
  private reject(reason: WorkerFault['reason'], sentence: string): void {
    const gone = new WorkerGone({ reason, remote: null, sentence, visitor: null });
    for (const { reject } of this.queue.drain()) reject(gone);
  }

  private start(): RenderWorker {
    const { startWorker, script, set, limits, askApi, onFault, onEnd } = this.parts;
    const worker: RenderWorker = startWorker({
      script,
      set,
      limits,
      askApi,
      onFault,
      onRoom: () => this.next(),
      onEnd: (end) => {
        const wasReady = this.ready.delete(worker);
        this.workers.delete(worker);
        if (wasReady && this.isNeeded) this.start();
        onEnd(end);
      },
    });
    this.workers.add(worker);
    worker.opened.then(
      () => {
        this.failedStarts = 0;
        this.ready.add(worker);
        this.next();
      },
      () => this.startAgain(),
    );
    return worker;
  }

  /**
   * A pool that has served does not give up because a start failed: each try waits longer. Whoever waits does not wait for all of
   * them; the next one who asks starts anew.
   */
  private startAgain(): void {
    this.failedStarts += 1;
    if (!this.isNeeded) return;
    const others = this.workers.size > 0;
    if (others || (this.failedStarts <= mostStarts && this.queue.size > 0)) {
      const wait = Math.min(100 * 2 ** this.failedStarts, longestWait);
      setTimeout(() => {
        if (this.isNeeded && this.workers.size < this.parts.size.most) this.start();
      }, wait).unref();
      return;
    }
    this.reject('crash', 'No worker starts');
    this.failedStarts = 0;
  }

  private next(): void {
    for (;;) {
      const worker = this.idlest();
      if (!worker) return this.grow();
      const waiting = this.queue.next();
      if (!waiting) return;
      if (waiting.isLate()) {
        waiting.reject(new LeftOut());
        continue;
      }
      void worker
        .render(waiting.page)
        .then(waiting.resolve, waiting.reject)
        .finally(() => this.after(worker));
    }
  }

  /** One more at a time, and none while one starts. */
  private grow(): void {
    const starts = this.workers.size > this.ready.size;
    if (!starts && this.queue.size > 0 && this.workers.size < this.parts.size.most) this.start();
  }

  private idlest(): RenderWorker | undefined {
    let found: RenderWorker | undefined;
    const { making, underWay } = this.parts.atOnce;
    for (const worker of this.ready) {
      if (worker.making() >= making || worker.busy() >= underWay) continue;
      if (!found || worker.making() < found.making()) found = worker;
    }
    return found;
  }

  /** A worker that has done its share takes no more pages, and ends with its last. */
  private after(worker: RenderWorker): void {
    const { memory, pages } = this.parts.limits;
    const spent = worker.rendered() >= pages || worker.heap() > memory * heapShare * 1_048_576;
    if (spent && this.ready.delete(worker) && this.isNeeded) this.start();
    this.next();
    const idle = worker.busy() === 0;
    if (idle && (spent || !this.isNeeded)) worker.end();
  }
}
