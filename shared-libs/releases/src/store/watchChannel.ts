import type { ChannelDocument } from '../channel/document.ts';
import { expiryFailure, type ChannelReadFailure } from '../channel/channelValidity.ts';
import type { Failure } from '../result.ts';
import { realScheduler, type Scheduler } from '../time/scheduler.ts';
import type { ReleaseStore } from './store.ts';

/** `unreadable`: no file, or no right to it. `refused`: onChange threw. */
export type WatchFailure = Failure<'unreadable' | 'expired' | 'refused' | ChannelReadFailure>;

/** Between two tries of a document that was not taken, at most: a rollback must not wait for longer. */
const slowestRetryMs = 1_000;

export interface WatchOptions {
  /** Time between two looks, in milliseconds. */
  intervalMs?: number;
  /** Called when its sentence is another one than before; the last good document stays in force. */
  onError?: (failure: WatchFailure) => void;
  /** What a document's last instant is held against. */
  now?: () => Date;
  /** In whose time it looks; real time, in which a watch keeps its process alive, unless given. */
  scheduler?: Scheduler;
}

export interface ChannelWatch {
  /** Looks at once. @returns when what stands in the file by now was handed over, taken or not. */
  look(): Promise<void>;
  /** No call follows it. */
  stop(): void;
}

/**
 * Looks at a channel's file and hands over its document: at once, then whenever it has been replaced. One
 * without a trusted signature, or whose time is over, is not handed over. One that onChange did not take, e.g.
 * since a request for its releases failed, is handed over again until it does.
 * It polls, since notifications of the file system are lost on network and container mounts.
 * @param onChange is awaited, so that changes are taken one after another.
 */
export function watchChannel(
  store: ReleaseStore,
  channel: string,
  onChange: (doc: ChannelDocument) => void | Promise<void>,
  options: WatchOptions = {},
): ChannelWatch {
  const { intervalMs = 250, onError, now = () => new Date() } = options;
  const { scheduler = realScheduler({ holds: true }) } = options;
  let seen = '';
  /** Taken and not yet expired. */
  let valid: ChannelDocument | undefined;
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Looks come one after the other. */
  let turn: Promise<void> = Promise.resolve();
  let pause = intervalMs;
  let reported = '';
  const report = (failure: WatchFailure) => {
    if (signal.aborted || failure.sentence === reported) return;
    reported = failure.sentence;
    onError?.(failure);
  };

  async function look(): Promise<void> {
    const state = await store.readChannelState(channel, seen);
    if (signal.aborted) return;
    if (state.stamp === seen) {
      reportExpiry();
      return;
    }
    seen = state.stamp;
    valid = undefined;
    if ('failure' in state) return report(state.failure);
    const read = await store.verifyChannel(channel, state.text ?? '');
    if (!read.ok) {
      // Half a document, where a store writes in place: the rest may come under the same stamp.
      if (read.failure.kind === 'invalid-channel') seen = '';
      return report(read.failure);
    }
    valid = read.value;
    if (reportExpiry() || signal.aborted) return;
    await onChange(read.value);
    reported = '';
  }

  /** @returns whether it has just expired. */
  function reportExpiry(): boolean {
    const expired = valid && expiryFailure(valid, now());
    if (!expired) return false;
    valid = undefined;
    report(expired);
    return true;
  }

  async function run(): Promise<void> {
    if (signal.aborted) return;
    try {
      await look();
      pause = intervalMs;
    } catch (error) {
      // What was in the way may be gone at the next look, although the file is still the same.
      seen = '';
      valid = undefined;
      pause = Math.min(2 * pause, Math.max(intervalMs, slowestRetryMs));
      const sentence = `The change of channel ${channel} was not taken: ${String(error)}`;
      report({ kind: 'refused', sentence });
    }
  }
  const lookNow = () => (turn = turn.then(run));

  async function goOn(): Promise<void> {
    while (!signal.aborted) {
      await lookNow();
      await scheduler.sleep(pause, signal);
    }
  }

  void goOn();
  return { look: lookNow, stop: () => stopping.abort() };
}
