import { until } from '@eldorado/releases/until';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * Between an API and its PostgreSQL, or another server: passes everything on until it is told to hang, as a machine that is stopped,
 * or a network that swallows packets, does (for tests).
 */
export async function silentProxy(serverUrl: string) {
  const { hostname, port } = new URL(serverUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  let hangs = false;
  const flow = ([near, far]: readonly [Socket, Socket]) => void near.pipe(far).pipe(near);
  const server = createServer((near) => {
    const pair = [near, connect(Number(port), hostname)] as const;
    pairs.add(pair);
    for (const socket of pair)
      socket
        .on('error', () => undefined)
        .on('close', () => {
          for (const other of pair) other.destroy();
          pairs.delete(pair);
        });
    if (!hangs) flow(pair);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    /** Takes connections and bytes, and answers nothing. */
    hang() {
      hangs = true;
      for (const pair of pairs) for (const socket of pair) socket.unpipe().pause();
    },
    /** Goes on, with what was sent meanwhile. */
    goOn() {
      hangs = false;
      for (const pair of pairs) flow(pair);
    },
    /** Until somebody has a connection. */
    connected: () => until(() => pairs.size > 0),
    /** Breaks what connections there are. */
    cut() {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
    },
    close() {
      server.close();
      for (const pair of pairs) for (const socket of pair) socket.destroy();
    },
  };
}
