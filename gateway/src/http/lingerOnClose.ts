import type { IncomingMessage } from 'node:http';

/** Milliseconds for which a body that nobody reads may still come before its connection is cut. */
const longest = 2_000;

/**
 * Lets a request that was answered before its body had come take its answer. A connection that is closed while bytes still
 * come is reset, and the client, which is writing still, loses what it was told (RFC 9112, section 9.6). So only this side
 * is closed, and what comes is read away until the body or the connection ends.
 */
export function lingerOnClose(request: IncomingMessage): void {
  const { socket } = request;
  const close = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    socket.destroySoon = close;
    if (request.complete || socket.destroyed) return close();
    const cut = setTimeout(() => socket.destroy(), longest);
    const end = () => {
      clearTimeout(cut);
      close();
    };
    request.once('close', end).resume();
    socket.end();
  };
}
