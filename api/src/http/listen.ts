import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { FastifyInstance, FastifyListenOptions } from 'fastify';

/** The first descriptor that a process inherits to listen on, as systemd counts; LISTEN_FDS says how many there are. */
const firstInherited = 3;

/** Connections that wait until they are taken; the system allows its `somaxconn` at most, 4,096 on a Linux of today. */
const backlog = 4_096;

export interface ListenAddress {
  host: string;
  /** 0 lets the system choose one. */
  port: number;
}

/** Where an API of its own listens. @throws with the variable that is wrong. */
export function readAddress(env: Readonly<Record<string, string | undefined>>): ListenAddress {
  const port = Number(env['PORT'] || '4100');
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('PORT must be 0 to 65535');
  return { host: env['HOST'] || '127.0.0.1', port };
}

/**
 * Lets a server take connections: on the sockets that its supervisor holds, or where there is none on one of its own. Node takes
 * one connection of a socket in each turn of its loop, so that one who opens hundreds keeps all who come after him waiting
 * for as many turns; of a socket that is inherited several times it takes as many.
 * @returns the servers beside the app's own that take connections for it; `drain` closes them with it.
 * @throws with address and port when another program listens there.
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: ListenAddress,
): Promise<readonly Server[]> {
  const inherited = Number(process.env['LISTEN_FDS'] ?? 0);
  if (inherited === 0) {
    await app.listen({ host, port, backlog });
    return [];
  }
  try {
    // Of `localhost` Fastify would open the other addresses itself, which are among those that are inherited.
    const options: FastifyListenOptions & { fd: number } = {
      host: '0.0.0.0',
      fd: firstInherited,
      backlog,
    };
    await app.listen(options);
    return await Promise.all(
      Array.from({ length: inherited - 1 }, (_, index) => door(app, firstInherited + 1 + index)),
    );
  } catch (error) {
    // Of an inherited socket Node knows no address.
    throw Object.assign(error as Error, { address: host, port });
  }
}

async function door(app: FastifyInstance, fd: number): Promise<Server> {
  // As Node's HTTP server has them.
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket: Socket) =>
    app.server.emit('connection', socket),
  );
  server.listen({ fd, backlog });
  await once(server, 'listening');
  return server;
}
