import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * The HTML of a tree, whole, in UTF-8.
 * @param onError called with what a part of the tree threw that a boundary caught.
 * @throws what the tree threw where no boundary caught it.
 */
export function htmlOf(tree: ReactNode, onError: (error: unknown) => void): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const whole = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const rendering = renderToPipeableStream(tree, {
      // A large part would otherwise be sent out of place, with an inline script that the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => rendering.pipe(whole),
      onShellError: reject,
      onError,
    });
  });
}
