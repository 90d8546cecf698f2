import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from './attack.ts';

/** One request over a connection of its own. @returns the status, or the word for a connection that broke. */
export function askAnew(origin: string, path: string, from: string): Promise<string> {
  const { port, host } = new URL(origin);
  return new Promise((resolve) => {
    let status = '';
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('data', (part: Buffer) => (status ||= part.toString('latin1', 9, 12)));
    socket.on('error', () => (status ||= 'refused'));
    socket.on('close', () => resolve(status || 'closed'));
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${from}\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`,
    );
  });
}

/** Connections of one client, each for another page and anew as soon as it is answered. */
export function newConnections(origin: string, address: string, atOnce = 400) {
  const answers: Record<string, number> = {};
  let [stopped, index] = [false, 0];
  const one = async () => {
    while (!stopped) {
      const status = await askAnew(origin, `/vuelos/llegadas?q=new-${(index += 1)}`, address);
      answers[status] = (answers[status] ?? 0) + 1;
      await sleep(20);
    }
  };
  const ended = Promise.all(Array.from({ length: atOnce }, one));
  return {
    async stop(): Promise<Attack> {
      stopped = true;
      await ended;
      return { name: 'new connections', answers };
    },
  };
}

/** What each connection asks for in one piece, and takes nothing of; how many there are. */
const [pipelined, unreading] = [700, 20];

/** Connections that ask for hundreds of long answers at once and read none; one that is ended is opened again. */
export function pipelining(origin: string, address: string) {
  const { port, host } = new URL(origin);
  const sockets = new Set<Socket>();
  let [ended, stopped] = [0, false];
  const request = `GET /api/v2/flights HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${address}\r\n\r\n`;
  const open = () => {
    const socket = connect(Number(port), '127.0.0.1').pause();
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      ended += 1;
      if (!stopped) setTimeout(open, 100);
    });
    socket.write(request.repeat(pipelined));
  };
  for (let index = 0; index < unreading; index++) open();
  return {
    stop(): Attack {
      stopped = true;
      // Who reads nothing does not always see that he was cut off.
      const answers = { 'seen to end': ended, 'not seen to end': sockets.size };
      for (const socket of sockets) socket.destroy();
      return { name: 'pipelining', answers };
    },
  };
}
