import { lookup } from 'node:dns/promises';
import net from 'node:net';
import { getSystemErrorName } from 'node:util';
import type { ListenAddress } from 'api/listen';

/** A socket that is bound, as Node's own modules see it. */
interface SocketHandle {
  fd: number;
  getsockname(out: { port?: number }): number;
  close(): void;
}

/**
 * Node's cluster binds with this. Whoever listens with the public ones takes connections as well, and the supervisor has nothing to
 * answer them with.
 */
const { _createServerHandle: bind } = net as unknown as {
  _createServerHandle(
    this: void,
    address: string | null,
    port: number,
    family: 4 | 6,
  ): SocketHandle | number;
};

/** How often a child inherits a socket, which is how many connections it takes of it in a turn of its loop. */
const times = 32;

export interface ListeningSocket {
  /** The same over restarts, also where any was asked for. */
  port: number;
  /** The descriptors that a child inherits to listen on, bound anew where they were closed. @throws when another program listens there meanwhile. */
  descriptors(): readonly number[];
  /** Refuses who waits and, until a child listens again, who comes. */
  close(): void;
}

/**
 * Binds an address for children that listen there one after the other. Once the first has listened, the system lets callers
 * connect and wait also while there is none.
 * @throws when nobody can listen there, as Node's servers do.
 */
export async function openSocket({ host, port }: ListenAddress): Promise<ListeningSocket> {
  const addresses = await addressesOf(host, port);
  let open = bindAll(addresses, host, port);
  const bound = open.port;
  return {
    port: bound,
    descriptors() {
      if (open.handles.length === 0) open = bindAll(addresses, host, bound);
      return open.handles.flatMap(({ fd }) => Array<number>(times).fill(fd));
    },
    close() {
      for (const handle of open.handles) handle.close();
      open = { handles: [], port: bound };
    },
  };
}

interface Address {
  address: string | null;
  family: 4 | 6;
}

/** As Fastify listens: on all addresses of `localhost`, on the first one of another name, on all of the machine without one. */
async function addressesOf(host: string, port: number): Promise<readonly Address[]> {
  if (host === '') return [{ address: null, family: 6 }];
  try {
    const found = await lookup(host, { all: true });
    const wanted = host === 'localhost' ? found : found.slice(0, 1);
    return wanted.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
  } catch {
    throw listenError('ENOTFOUND', host, port);
  }
}

function bindAll(addresses: readonly Address[], host: string, port: number) {
  const handles: SocketHandle[] = [];
  let bound = port;
  for (const { address, family } of addresses) {
    const handle = bind(address, bound, family);
    const name: { port?: number } = {};
    // That a port is taken is known only when its number is asked for.
    const fault = typeof handle === 'number' ? handle : handle.getsockname(name);
    if (typeof handle === 'number' || fault !== 0) {
      if (typeof handle !== 'number') handle.close();
      // A machine may know `localhost` by an address that it has not.
      if (handles.length > 0) continue;
      throw listenError(getSystemErrorName(fault), address ?? host, port);
    }
    handles.push(handle);
    bound = name.port ?? bound;
  }
  return { handles, port: bound };
}

const listenError = (code: string, address: string, port: number) =>
  Object.assign(new Error(`listen ${code}: ${address}:${port}`), {
    ...{ code, address, port },
    syscall: 'listen',
  });
