import { fork, type ChildProcess } from 'node:child_process';
import type { Program } from '@eldorado/build/one-file';
import type { ListeningSocket } from './listeningSocket.ts';

export interface SupervisorOptions {
  /** What the child listens on: while there is none callers wait, for one start. Without it the child listens by itself. */
  socket?: ListeningSocket;
  /** Milliseconds before a restart: the first one's, doubled by each that follows, up to the longest. */
  firstPause?: number;
  longestPause?: number;
  /** Milliseconds after which a child that lived on counts as well, and the pause is the first one's again. */
  steadyAfter?: number;
  /** How many restarts may end one after the other before any was ready: some twenty, while a database fails over, take over a minute. */
  mostTries?: number;
  /** Milliseconds that a child has to end by itself once it was asked to. */
  killAfter?: number;
  /** Milliseconds since some fixed instant; the machine's running time unless given. */
  now?: () => number;
  /** Runs something after so many milliseconds, and answers what takes that back; a timer unless given. */
  schedule?: (run: () => void, milliseconds: number) => () => void;
  /** Takes one sentence for each death. */
  report?: (sentence: string) => void;
}

export interface Supervisor {
  /** Asks the child to end and restarts none from here on. @param signal SIGTERM unless given. */
  stop(signal?: NodeJS.Signals): void;
  /** Resolves when the child says for the first time that it is ready. */
  ready: Promise<void>;
  /** The exit code, once the child has ended for good: 0 when it did what `stop` asked. */
  ended: Promise<number>;
}

/**
 * Runs a program in a child process and starts it again whenever it dies. One that ends before it has ever said that
 * it is ready (`reportReady`) is not started again: its configuration is wrong, and it has said what is. One that was is
 * given up after so many restarts that did not come as far: what it lacks does not come back by itself.
 */
export function supervise(
  { file, execArgv }: Program,
  options: SupervisorOptions = {},
): Supervisor {
  const {
    firstPause = 100,
    longestPause = 5_000,
    steadyAfter = 30_000,
    mostTries = 20,
    killAfter = 9_300,
  } = options;
  const { now = () => performance.now(), schedule = startTimer, report = writeLine } = options;
  const { socket } = options;
  let child: ChildProcess | undefined;
  let pause = firstPause;
  let wasReady = false;
  /** Starts since the last one that was ready. */
  let tries = 0;
  let stopping = false;
  let cancel = () => {};
  let markReady: () => void = () => {};
  const ready = new Promise<void>((resolve) => (markReady = resolve));
  let finish: (code: number) => void = () => {};
  const ended = new Promise<number>((resolve) => (finish = resolve));

  function start(): void {
    const began = now();
    const sockets = socket?.descriptors() ?? [];
    const current = fork(file, [], {
      execArgv: [...execArgv],
      env: { ...process.env, LISTEN_FDS: String(sockets.length) },
      // The sockets first: a child finds them from the fourth descriptor on (`listen`).
      stdio: ['ignore', 'inherit', 'inherit', ...sockets, 'ipc'],
      // A process group of its own, so that what it started can be ended with it.
      detached: true,
    });
    child = current;
    current.on('message', (message) => {
      if (message !== 'ready') return;
      wasReady = true;
      tries = 0;
      markReady();
    });
    // Without a listener a child that cannot be started would end the supervisor.
    current.on('error', (error) => report(`The site's process: ${error.message}`));
    current.once('exit', (code, signal) => {
      child = undefined;
      cancel();
      killGroup(current);
      // One that was still starting has no handler yet: the signal itself ends it, which was the wish.
      if (stopping) return finish(code ?? (signal === 'SIGKILL' ? 1 : 0));
      if (!wasReady) return finish(code === null || code === 0 ? 1 : code);
      if (tries === mostTries) {
        report(`The site did not start ${tries} times in a row; it is not started again`);
        return finish(code === null || code === 0 ? 1 : code);
      }
      // Who waited for one start in vain waits for no other.
      if (tries > 0) socket?.close();
      tries += 1;
      if (now() - began >= steadyAfter) pause = firstPause;
      const how = signal === null ? `with code ${code}` : `by ${signal}`;
      report(`The site's process ended ${how}; it starts again in ${pause / 1_000} s`);
      cancel = schedule(startAgain, pause);
      pause = Math.min(2 * pause, longestPause);
    });
  }

  function startAgain(): void {
    try {
      start();
    } catch (error) {
      report(`The site is not started again: ${String(error)}`);
      finish(1);
    }
  }

  start();
  return {
    ready,
    ended,
    stop(signal = 'SIGTERM') {
      if (stopping) return;
      stopping = true;
      cancel();
      // The child still has it, until it takes nobody any more.
      socket?.close();
      if (!child) return finish(0);
      const last = child;
      last.kill(signal);
      cancel = schedule(() => {
        report(`The site's process did not end within ${killAfter / 1_000} s; it is killed`);
        killGroup(last);
      }, killAfter);
    },
  };
}

/** Ends a child and whatever it started that is still in its group. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing of the group is left.
  }
}

function startTimer(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

function writeLine(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
