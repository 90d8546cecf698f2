import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { systemScheduler, type Scheduler } from '@eldorado/releases/scheduler';
import { cpuSeconds } from './cpuSeconds.ts';
import type {
  FromWorker,
  FaultReason,
  PageAnswer,
  PageJob,
  SetToOpen,
  ToWorker,
} from './protocol.ts';
import type { ApiText } from '../../api/apiText.ts';
import { watchWorker } from './watchWorker.ts';
import type { WorkerLimits } from '../../config/rules.ts';

/** A worker's death, or what its code did else that it must not: who is to blame, where that is known. */
export interface WorkerFault {
  reason: FaultReason;
  remote: string | null;
  sentence: string;
  /** Whose page it was; null where nobody's, or nobody knows. */
  visitor: string | null;
}

/** What ended a worker, and what that means for pages that it had answered already. */
export interface WorkerEnd {
  /** Whose doing it was, where it is certain and the page was answered: no other page's new try would show it. */
  blamed: WorkerFault | null;
  /** Where nobody knows whose it was: what it answered last. */
  answered: readonly PageJob[];
}

/** How a page ended that was not rendered. */
export class WorkerGone extends Error {
  readonly fault: WorkerFault;

  constructor(fault: WorkerFault) {
    super(fault.sentence);
    this.name = 'WorkerGone';
    this.fault = fault;
  }
}

/** A render that threw as a whole; nothing is wrong with the worker. */
export class RenderFailed extends Error {
  readonly remote: string | null;

  constructor(sentence: string, remote: string | null) {
    super(sentence);
    this.name = 'RenderFailed';
    this.remote = remote;
  }
}

export interface WorkerParts {
  /** The workers' code. */
  script: string;
  set: SetToOpen;
  limits: WorkerLimits;
  /** In whose time it is watched. */
  scheduler?: Scheduler;
  /** Answers what a page reads of the API. */
  askApi: (url: string, visitor: string) => Promise<ApiText>;
  /** Called for each fault that ends no worker. */
  onFault: (fault: WorkerFault) => void;
  /** Called when a page that it has only waits. */
  onRoom: () => void;
  /** Called once, when it is of no use any more. */
  onEnd: (end: WorkerEnd) => void;
}

export interface RenderedPage {
  answer: PageAnswer;
  /** Remotes that left something behind which they must not. */
  misbehavedBy: readonly string[];
}

export interface RenderWorker {
  /** Says what of the set did not start. Rejects with a WorkerGone when the set's code ends the worker, or its shell does not start. */
  opened: Promise<Readonly<Record<string, string>>>;
  busy(): number;
  /** Those of them that do not only wait. */
  making(): number;
  /** Pages it has rendered. */
  rendered(): number;
  /** Bytes of heap, as it last said. */
  heap(): number;
  render(page: PageJob): Promise<RenderedPage>;
  expire(): void;
  /** Ends it; the pages it renders are rejected. */
  end(): void;
}

/** Of Unix, 0 to 19: at 10 a process gets a tenth of what one at 0 gets while both want a core. */
const workerNiceness = 10;

/** Milliseconds between two looks at a worker that has something to do. */
const lookEvery = 250;

/** Pages that are looked at again when a worker ends and nobody knows whose doing it was. */
const mostAnswered = 3;

/** Faults after which nobody knows what the worker's other pages would show. */
const ending: readonly FaultReason[] = ['crash', 'exit', 'changed-global'];

/** Starts what renders the pages of a set. */
export type StartWorker = (parts: WorkerParts) => RenderWorker;

/** Starts a process that renders pages. */
export const startWorker: StartWorker = (parts) => {
  const { limits, scheduler = systemScheduler } = parts;
  const child: ChildProcess = fork(parts.script, [], {
    // Nothing of the gateway's environment: it holds its secrets.
    env: { NODE_ENV: 'production', TZ: 'UTC' },
    execPath: process.execPath,
    execArgv: [
      '--experimental-permission',
      `--allow-fs-read=${parts.script}`,
      '--disallow-code-generation-from-strings',
      `--max-old-space-size=${limits.memory}`,
      '--no-warnings',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    cwd: '/',
  });
  // Who listens goes before who renders: a page from memory never waits for a core that a page that is in none has.
  if (child.pid !== undefined) setPriority(child.pid, workerNiceness);
  let printed = '';
  child.stderr?.on('data', (text: Buffer) => {
    printed = (printed + text.toString()).slice(-1_000);
  });
  const jobs = new Map<
    number,
    {
      page: PageJob;
      resolve: (answer: RenderedPage) => void;
      reject: (error: Error) => void;
      started: number;
      waits: boolean;
    }
  >();
  let answered: PageJob[] = [];
  let lastJob = 0;
  let done = 0;
  let heap = 0;
  let ended = false;
  /** Whose code ran last, of a traced worker and while a set is opened. */
  let entered: string | null = null;
  const watch = watchWorker(limits, parts.set.traced === true, {
    now: () => scheduler.now(),
    cpu: () => cpuSeconds(child.pid),
  });
  let opening = true;
  let setOpened: (faults: Readonly<Record<string, string>>) => void = () => undefined;
  let setRefused: (error: Error) => void = () => undefined;
  const opened = new Promise<Readonly<Record<string, string>>>((resolve, reject) => {
    setOpened = resolve;
    setRefused = reject;
  });
  opened.catch(() => undefined);

  const tell = (message: ToWorker) => {
    if (child.connected) child.send(message, () => undefined);
  };

  /**
   * @param job the page whose code it was, where that is known. @param isCertain by what was running; else by what had run when it was seen,
   * and a page under way is rendered again, and shows it by itself.
   */
  function finish(fault: WorkerFault | null, job: number | null = null, isCertain = false): void {
    if (ended) return;
    ended = true;
    const blamed = fault && job !== null && (isCertain || !jobs.has(job)) ? fault : null;
    endLooks();
    child.kill('SIGKILL');
    const gone = new WorkerGone(
      fault ?? { reason: 'exit', remote: null, sentence: 'It was ended', visitor: null },
    );
    setRefused(gone);
    for (const { reject } of jobs.values()) reject(gone);
    jobs.clear();
    parts.onEnd({ blamed, answered: fault && fault.remote === null ? answered : [] });
  }

  const faultOf = (reason: FaultReason, sentence: string): WorkerFault => ({
    reason,
    remote: entered,
    sentence,
    visitor: null,
  });

  /** Whether it runs without an end, or on when no page is asked for. */
  function look(): void {
    const pages = [...jobs.values()].map(({ started }) => started);
    const found = watch.look({ opening, pages });
    if (found === 'ping' || found === 'trace') return tell({ kind: found });
    if (found === 'fine') return;
    const fault = faultOf('time-out', found.endless);
    if (found.whose === 'nobody') return finish({ ...fault, remote: null });
    return finish(fault, found.whose === 'last' ? lastJob : null);
  }
  const endLooks = scheduler.every(lookEvery, look);

  child.on('message', (message: FromWorker) => {
    watch.heard();
    switch (message.kind) {
      case 'opening':
      case 'entered':
        entered = 'name' in message ? message.name : message.remote;
        return;
      case 'opened':
        opening = false;
        entered = null;
        return setOpened(message.faults);
      case 'refused':
        return finish({
          reason: 'crash',
          remote: 'shell',
          sentence: message.sentence,
          visitor: null,
        });
      case 'rendered':
      case 'failed': {
        const job = jobs.get(message.job);
        jobs.delete(message.job);
        done += 1;
        if (job) answered = [...answered, job.page].slice(-mostAnswered);
        if (message.kind === 'rendered')
          job?.resolve({ answer: message.answer, misbehavedBy: message.misbehavedBy });
        else job?.reject(new RenderFailed(message.sentence, message.remote));
        return;
      }
      case 'ask':
        void parts.askApi(message.url, message.visitor).then((answer) => {
          tell({ kind: 'answer', question: message.question, answer });
        });
        return;
      case 'pong':
        heap = message.heap;
        if (message.rss > limits.memory * 2 * 1_048_576)
          finish(faultOf('memory', `It holds ${Math.round(message.rss / 1_048_576)} MB`));
        return;
      case 'waits': {
        const job = jobs.get(message.job);
        if (job) job.waits = true;
        return parts.onRoom();
      }
      case 'misbehaved': {
        const { reason, sentence, asked } = message;
        // Of some errors the worker does not know whose they are.
        const remote = asked || opening ? message.remote : entered;
        const fault = { reason, remote, sentence, visitor: asked?.visitor ?? null };
        // Of a worker that renders alone its page's own try tells.
        const isCertain =
          asked !== null && reason !== 'changed-global' && parts.set.traced !== true;
        if (ending.includes(reason)) finish(fault, asked?.job ?? lastJob, isCertain);
        else parts.onFault(fault);
      }
    }
  });
  child.on('error', (error) => finish(faultOf('crash', String(error))));
  child.on('exit', (code, signal) =>
    // V8 ends a process that has no memory left with SIGABRT, or its code.
    finish(
      faultOf(
        signal === 'SIGABRT' || code === 134 ? 'memory' : 'crash',
        `It ended with ${signal ?? code}. ${printed}`.trim(),
      ),
    ),
  );
  tell({ kind: 'open', set: parts.set });

  return {
    opened,
    busy: () => jobs.size,
    making: () => [...jobs.values()].filter(({ waits }) => !waits).length,
    rendered: () => done,
    heap: () => heap,
    render(page) {
      lastJob += 1;
      const job = lastJob;
      watch.given(jobs.size === 0);
      return new Promise((resolve, reject) => {
        jobs.set(job, { page, resolve, reject, started: scheduler.now(), waits: false });
        tell({ kind: 'render', job, page });
      });
    },
    expire: () => tell({ kind: 'expire' }),
    end: () => finish(null),
  };
};
