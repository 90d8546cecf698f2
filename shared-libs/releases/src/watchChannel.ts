import type { ChannelDocument } from './channel.ts';
import { expiryFailure, type ChannelReadFailure } from './channelValidity.ts';
import type { Failure } from './result.ts';
import type { ReleaseStore } from './store.ts';

/** `unreadable`: no file, or no right to it. `refused`: onChange threw. */
export type WatchFailure = Failure<'unreadable' | 'expired' | 'refused' | ChannelReadFailure>;

export interface WatchOptions {
  /** Time between two looks, in milliseconds. */
  intervalMs?: number;
  /** Told once per state of the file, and when its time is over; the last good document stays in force. */
  onError?: (failure: WatchFailure) => void;
}

/**
 * Looks at a channel's file and hands over its document: at once, then whenever it has been replaced. One
 * without a trusted signature, or whose time is over, is not handed over.
 * It polls, since notifications of the file system are lost on network and container mounts.
 * @param onChange is awaited, so that changes are taken one after another.
 * @returns stop(): no call follows it.
 */
export function watchChannel(
  store: ReleaseStore,
  channel: string,
  onChange: (doc: ChannelDocument) => void | Promise<void>,
  { intervalMs = 250, onError }: WatchOptions = {},
): () => void {
  let seen = '';
  /** Taken and not yet expired. */
  let valid: ChannelDocument | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout;
  const tell = (failure: WatchFailure) => {
    if (!stopped) onError?.(failure);
  };

  async function look(): Promise<void> {
    const state = await store.readChannelState(channel, seen);
    if (stopped) return;
    if (state.stamp === seen) {
      tellExpiry();
      return;
    }
    seen = state.stamp;
    valid = undefined;
    if ('failure' in state) return tell(state.failure);
    const read = await store.verifyChannel(channel, state.text ?? '');
    if (!read.ok) return tell(read.failure);
    valid = read.value;
    if (!tellExpiry() && !stopped) await onChange(read.value);
  }

  /** @returns whether it has just expired. */
  function tellExpiry(): boolean {
    const expired = valid && expiryFailure(valid, new Date());
    if (!expired) return false;
    valid = undefined;
    tell(expired);
    return true;
  }

  async function run(): Promise<void> {
    try {
      await look();
    } catch (error) {
      const sentence = `The change of channel ${channel} was not taken: ${String(error)}`;
      tell({ kind: 'refused', sentence });
    }
    if (!stopped) timer = setTimeout(() => void run(), intervalMs);
  }

  void run();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
