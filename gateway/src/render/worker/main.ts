import type { FromWorker, PageJob, SetToOpen, ToWorker, ApiText, Misconduct } from '../protocol.ts';
import { createApiReader } from './apiReader.ts';
import { closeRealm } from './closeRealm.ts';
import { openSet } from './openSet.ts';
import { createPageMaker, type PageMaker } from './renderPage.ts';
import { traceRemotes } from './traceRemotes.ts';
import { watchGlobals } from './watchGlobals.ts';
import { endTimers, running, watchTimers, type Scope } from './watchTimers.ts';

/**
 * A rendering worker: one process that runs the code of one set of releases. It answers the gateway's messages and has no
 * other way out. What it does with a page, what it reads and when it ends is the gateway's to decide.
 */
// Taken before the realm is closed: bundles know another `process`.
const worker = process;
const tell = (message: FromWorker) => void worker.send?.(message);

const questions = new Map<number, (answer: ApiText) => void>();
let asked = 0;
const api = createApiReader(
  (url, visitor) =>
    new Promise((resolve) => {
      asked += 1;
      questions.set(asked, resolve);
      tell({ kind: 'ask', question: asked, url, visitor });
    }),
);

let maker: PageMaker | undefined;
let changedGlobal: () => string | null = () => null;

function misbehaved(remote: string, reason: Misconduct, sentence: unknown): void {
  const text = sentence instanceof Error ? (sentence.stack ?? sentence.message) : String(sentence);
  tell({ kind: 'misbehaved', remote, reason, sentence: text.slice(0, 2_000) });
}

/** Whose code runs now, as far as that is known. */
const culprit = () => running.getStore()?.remote ?? 'shell';

worker.on('unhandledRejection', (error) => {
  // An API that does not answer is nobody's misconduct.
  if (!(error instanceof Error && error.name === 'ApiError'))
    misbehaved(culprit(), 'unhandled-rejection', error);
});
worker.on('uncaughtException', (error) => misbehaved(culprit(), 'crash', error));
// The gateway ends its workers; a signal to the whole group is not for them.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) worker.on(signal, () => undefined);
worker.on('disconnect', () => worker.exit(0));

function open(set: SetToOpen): void {
  if (set.traced) traceRemotes((remote) => tell({ kind: 'entered', remote }));
  try {
    const opened = openSet(
      set,
      (name) => tell({ kind: 'opening', name }),
      (name) => misbehaved(name, 'left-timer', 'A timer that repeats was set when it was loaded'),
    );
    maker = createPageMaker(opened);
    changedGlobal = watchGlobals();
    tell({ kind: 'opened', faults: opened.faults });
  } catch (error) {
    tell({ kind: 'refused', sentence: String(error) });
  }
}

async function render(job: number, page: PageJob): Promise<void> {
  const scope: Scope = { remote: 'shell', timers: new Map() };
  const answer = await make(job, page, scope);
  // What a page left is said before the page is: the gateway then knows whose it was.
  const timer = endTimers(scope);
  if (timer) misbehaved(timer, 'left-timer', 'A timer that repeats was left by a page');
  const changed = changedGlobal();
  if (changed) misbehaved(scope.remote, 'changed-global', `${changed} was changed`);
  tell(answer);
}

async function make(job: number, page: PageJob, scope: Scope): Promise<FromWorker> {
  if (!maker) return { kind: 'failed', job, sentence: 'No set is open', remote: null };
  try {
    const read = (url: string) => api.read(url, page.visitor);
    return { kind: 'rendered', job, answer: await maker.make(page, scope, read) };
  } catch (error) {
    const sentence = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { kind: 'failed', job, sentence: sentence.slice(0, 2_000), remote: scope.remote };
  }
}

worker.on('message', (message: ToWorker) => {
  if (message.kind === 'render') void render(message.job, message.page);
  else if (message.kind === 'answer') {
    questions.get(message.question)?.(message.answer);
    questions.delete(message.question);
  } else if (message.kind === 'ping') {
    const { heapUsed, external, rss } = worker.memoryUsage();
    tell({ kind: 'pong', heap: heapUsed + external, rss });
  } else if (message.kind === 'expire') api.expire();
  else open(message.set);
});

watchTimers();
closeRealm(() => {
  misbehaved(culprit(), 'exit', 'Its code asked for the end of the process');
  throw new Error('A page must not end its process');
});
