import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What became of one attacker's requests: how often each status came; `held` counts connections that were open in the end. */
export interface Attack {
  name: string;
  answers: Readonly<Record<string, number>>;
}

interface Attacker {
  name: string;
  /** Requests under way at a time. */
  atOnce: number;
  /** One request, from the attacker's own address unless it names another. */
  request(index: number): { path: string; body?: string; headers?: Record<string, string> };
}

/** What of the site a liar must know. */
export interface Known {
  setId: string;
  remote: string;
  version: string;
}

const json = { 'content-type': 'application/json' };
const longText = 'a'.repeat(1_900_000);

const kindsOf = ({ setId, remote, version }: Known): readonly Attacker[] => [
  {
    name: 'distinct pages',
    atOnce: 64,
    request: (index) => ({ path: `/vuelos/salidas?q=${index}&from=0${index % 10}:00` }),
  },
  {
    name: 'failure reports',
    atOnce: 8,
    request: (index) => ({
      path: '/_site/telemetry',
      // Of a network of 65,536 addresses.
      headers: { ...json, 'x-forwarded-for': `198.51.${index % 256}.${(index >> 8) % 256}` },
      body: JSON.stringify({
        setId,
        locale: 'es',
        cohort: null,
        events: [{ kind: 'load-failed', remote, version, page: `${remote}/board` }],
      }),
    }),
  },
  {
    name: 'sign-in codes',
    atOnce: 8,
    request: (index) => ({
      path: '/api/v2/taxi-imperial/sign-in/codes',
      headers: json,
      body: JSON.stringify({
        phone_country_code: '+57',
        phone: `300${String(1_000_000 + index)}`,
        locale: 'es',
        consent: true,
        consentVersion: '2026-11-20',
      }),
    }),
  },
  {
    name: 'big inputs',
    atOnce: 8,
    request: (index) =>
      index % 2 === 0
        ? { path: '/api/v2/contact-messages', headers: json, body: `{"comment":"${longText}"}` }
        : { path: `/api/v2/flights?q=${'ñandú%20'.repeat(800)}${index}` },
  },
];

/** Milliseconds between two bytes of a body that never ends, and how many such connections one attacker holds. */
const drip = 5_000;
const slowBodies = 400;
const attackerAt = (index: number) => `203.0.113.${index + 1}`;

/** Five attackers at once, each from an address of its own, until `stop`. */
export function attackers(origin: string, known: Known) {
  let stopped = false;
  const kinds = kindsOf(known);
  const attacks = kinds.map(async ({ name, atOnce, request }, attacker): Promise<Attack> => {
    const answers: Record<string, number> = {};
    let index = 0;
    const one = async () => {
      while (!stopped) {
        index += 1;
        const { path, body, headers } = request(index);
        const status = await fetch(origin + path, {
          ...(body !== undefined && { method: 'POST', body }),
          headers: { 'x-forwarded-for': attackerAt(attacker), ...headers },
          redirect: 'manual',
        }).then(
          async (answer) => (await answer.arrayBuffer(), String(answer.status)),
          () => 'refused',
        );
        answers[status] = (answers[status] ?? 0) + 1;
        // Who is refused at once would be a test of this machine's loopback.
        await sleep(10);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, one));
    return { name, answers };
  });
  const slow = dripping(origin, attackerAt(kinds.length));
  return {
    async stop(): Promise<readonly Attack[]> {
      stopped = true;
      return [slow.stop(), ...(await Promise.all(attacks))];
    },
  };
}

/** Connections that send a byte of a body now and then; one that is closed is opened again. */
function dripping(origin: string, address: string) {
  const { port } = new URL(origin);
  const sockets = new Set<Socket>();
  let closed = 0;
  let stopped = false;
  const open = () => {
    const socket = connect(Number(port), '127.0.0.1');
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      closed += 1;
      if (!stopped) setTimeout(open, 100);
    });
    socket
      .resume()
      .write(
        [
          'POST /api/v2/contact-messages HTTP/1.1',
          'Host: localhost',
          `X-Forwarded-For: ${address}`,
          'Content-Type: application/json',
          'Content-Length: 5000',
          '',
          '{',
        ].join('\r\n'),
      );
  };
  for (let index = 0; index < slowBodies; index++) open();
  const timer = setInterval(() => {
    for (const socket of sockets) socket.write('a');
  }, drip);
  return {
    stop(): Attack {
      stopped = true;
      clearInterval(timer);
      const answers = { held: sockets.size, 'closed by the site': closed };
      for (const socket of sockets) socket.destroy();
      return { name: 'slow bodies', answers };
    },
  };
}
