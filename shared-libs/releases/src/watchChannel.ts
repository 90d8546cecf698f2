import { open } from 'node:fs/promises';
import { parseChannel, type ChannelDocument } from './channel.ts';
import type { Failure } from './result.ts';
import { channelFile } from './store.ts';

/** `unreadable`: no file, or no right to it. `refused`: onChange threw. */
export type WatchFailure = Failure<'unreadable' | 'invalid-channel' | 'refused'>;

export interface WatchOptions {
  /** Time between two looks, in milliseconds. */
  intervalMs?: number;
  /** Told once per state of the file; the last good document stays in force. */
  onError?: (failure: WatchFailure) => void;
}

/**
 * Looks at a channel's file and hands over its document: at once, then whenever it has been replaced.
 * It polls, since notifications of the file system are lost on network and container mounts.
 * @param onChange is awaited, so that changes are taken one after another.
 * @returns stop(): no call follows it.
 */
export function watchChannel(
  dir: string,
  channel: string,
  onChange: (doc: ChannelDocument) => void | Promise<void>,
  { intervalMs = 500, onError }: WatchOptions = {},
): () => void {
  const file = channelFile(dir, channel);
  let seen = '';
  let stopped = false;
  let timer: NodeJS.Timeout;

  async function look(): Promise<void> {
    const state = await readState(file, seen);
    if (stopped || state.stamp === seen) return;
    seen = state.stamp;
    if ('failure' in state) return onError?.(state.failure);
    const parsed = parseChannel(state.text);
    if (!parsed.ok) return onError?.(parsed.failure);
    try {
      await onChange(parsed.value);
    } catch (error) {
      const sentence = `The change of channel ${channel} was not taken: ${String(error)}`;
      if (!stopped) onError?.({ kind: 'refused', sentence });
    }
  }

  async function run(): Promise<void> {
    await look();
    if (!stopped) timer = setTimeout(() => void run(), intervalMs);
  }

  void run();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

type FileState = { stamp: string; text: string } | { stamp: string; failure: WatchFailure };

/** Stamp and text come from one open file, so that a replacement in between cannot mix two documents. */
async function readState(file: string, seen: string): Promise<FileState> {
  try {
    const handle = await open(file, 'r');
    try {
      const { mtimeNs, size, ino } = await handle.stat({ bigint: true });
      const stamp = `${mtimeNs}-${size}-${ino}`;
      return { stamp, text: stamp === seen ? '' : await handle.readFile('utf8') };
    } finally {
      await handle.close();
    }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    const sentence = `${file} cannot be read (${code}). Publish to the channel, or mend the file's rights.`;
    return { stamp: `unreadable ${code}`, failure: { kind: 'unreadable', sentence } };
  }
}
