import type { Readable } from 'node:stream';

/**
 * Ends an answer that has begun and does not come to its end, a byte now and then: who waits for it learns that it failed, and
 * the connection is free. One that waits for a slow visitor to take it is left alone.
 * @param milliseconds it has.
 */
export function endSlowBody(body: Readable, milliseconds: number): Readable {
  const look = setInterval(() => {
    if (body.readableLength === 0 && !body.isPaused())
      body.destroy(new Error('The API did not end its answer in time'));
  }, milliseconds);
  return body.once('close', () => clearInterval(look));
}
