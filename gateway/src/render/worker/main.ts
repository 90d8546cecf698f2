import type { FromWorker, PageJob, SetToOpen, ToWorker, FaultReason } from '../pool/protocol.ts';
import type { ApiText } from '../../api/apiText.ts';
import { createApiReader } from './apiReader.ts';
import { closeRealm } from './closeRealm.ts';
import { describeError, isErrorNamed } from './describeError.ts';
import { lockRealm } from './lockRealm.ts';
import { openSet } from './openSet.ts';
import { createPageReads } from './pageReads.ts';
import { createPageMaker, type PageMaker } from './renderPage.ts';
import { traceRemotes } from './traceRemotes.ts';
import { beginPage, endPage, running, watchTimers, type Scope } from './watchTimers.ts';
import { watchWaits } from './watchWaits.ts';

/**
 * A rendering worker: one process that runs the code of one set of releases. It answers the gateway's messages and has no
 * other way out. What it does with a page, what it reads and when it ends is the gateway's to decide.
 */
// Taken before the realm is closed: bundles know another `process`.
const worker = process;
const tell = (message: FromWorker) => void worker.send?.(message);

/** The site's time, milliseconds since the epoch; null while it stands still, and answers grow old all the same. */
let siteNow: number | null = null;
const questions = new Map<number, (answer: ApiText) => void>();
let asked = 0;
const api = createApiReader(
  (url, visitor) =>
    new Promise((resolve) => {
      asked += 1;
      questions.set(asked, resolve);
      tell({ kind: 'ask', question: asked, url, visitor });
    }),
  { now: () => siteNow ?? performance.now() },
);

/** Milliseconds after which a page that is not made keeps nobody's place: one that computes lets no timer run. */
const waitsAfter = 50;
const waits = watchWaits();
let maker: PageMaker | undefined;
let changedGlobal: () => string | null = () => null;

/** @param scope whose code it was, and for which page; by itself whose runs now, as far as that is known. */
function misbehaved(
  reason: FaultReason,
  sentence: unknown,
  scope: Scope | undefined = running.getStore(),
): void {
  const remote = scope?.remote ?? 'shell';
  scope?.page.misbehaved.add(remote);
  const asked = scope?.page.asked ?? null;
  tell({ kind: 'misbehaved', remote, reason, sentence: describeError(sentence), asked });
}

worker.on('unhandledRejection', (error) => {
  // An API that does not answer is nobody's fault.
  if (!isErrorNamed(error, ['ApiError'])) misbehaved('unhandled-rejection', error);
});
worker.on('uncaughtException', (error) => misbehaved('crash', error));
// The gateway ends its workers; a signal to the whole group is not for them.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) worker.on(signal, () => undefined);
worker.on('disconnect', () => worker.exit(0));

const trace = () => traceRemotes((remote) => tell({ kind: 'entered', remote }));

function open(set: SetToOpen): void {
  if (set.traced) trace();
  try {
    const opened = openSet(set, {
      begins: (name) => tell({ kind: 'opening', name }),
      shellRan({ shared }) {
        changedGlobal = lockRealm(shared);
      },
      remoteRan(scope, leftTimer) {
        if (leftTimer)
          misbehaved('left-timer', 'A timer that repeats was set when it was loaded', scope);
        const changed = changedGlobal();
        if (changed) misbehaved('changed-global', `${changed} was changed by loading it`, scope);
      },
    });
    maker = createPageMaker(opened);
    tell({ kind: 'opened', faults: opened.faults });
  } catch (error) {
    tell({ kind: 'refused', sentence: String(error) });
  }
}

async function render(job: number, page: PageJob): Promise<void> {
  const scope: Scope = { remote: 'shell', page: beginPage({ job, visitor: page.visitor }) };
  const waiting = setTimeout(() => tell({ kind: 'waits', job }), waitsAfter);
  const answer = await make(job, page, scope);
  clearTimeout(waiting);
  // What a page left is said before the page is: the gateway then knows whose it was.
  const remote = await endPage(scope.page);
  if (remote)
    misbehaved('left-timer', 'A timer that repeats was left by a page', { ...scope, remote });
  const changed = changedGlobal();
  if (changed) misbehaved('changed-global', `${changed} was changed`, scope);
  const misbehavedBy = [...scope.page.misbehaved];
  tell(answer.kind === 'rendered' ? { ...answer, misbehavedBy } : answer);
}

async function make(job: number, page: PageJob, scope: Scope): Promise<FromWorker> {
  if (!maker) return { kind: 'failed', job, sentence: 'No set is open', remote: null };
  try {
    const reads = createPageReads(api, page.visitor);
    const givenUp = () => {
      scope.remote = [...scope.page.parts].at(-1)?.remote ?? 'shell';
      return 'It waits for nothing that would come: the API has answered all that was asked';
    };
    const made = maker.make(page, scope, reads.read);
    const answer = await waits.until({ asks: reads.asks, givenUp }, made);
    return { kind: 'rendered', job, answer: reads.noted(answer), misbehavedBy: [] };
  } catch (error) {
    return { kind: 'failed', job, sentence: describeError(error), remote: scope.remote };
  }
}

worker.on('message', (message: ToWorker) => {
  if (message.kind === 'render') {
    siteNow = message.page.clockIsFrozen ? null : message.page.now;
    void render(message.job, message.page);
  } else if (message.kind === 'answer') {
    questions.get(message.question)?.(message.answer);
    questions.delete(message.question);
  } else if (message.kind === 'ping') {
    const { heapUsed, external, rss } = worker.memoryUsage();
    tell({ kind: 'pong', heap: heapUsed + external, rss });
    waits.look();
  } else if (message.kind === 'expire') api.expire();
  else if (message.kind === 'trace') trace();
  else open(message.set);
});

watchTimers();
closeRealm(() => {
  misbehaved('exit', 'Its code asked for the end of the process');
  throw new Error('A page must not end its process');
});
