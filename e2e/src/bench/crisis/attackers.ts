import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { telemetryPath } from 'shell/contract';
import { contactMessage } from '../../support/visitors/contactMessage.ts';
import type { Attack } from './attack.ts';
import { newConnections, pipelining } from './rawAttackers.ts';

interface Attacker {
  name: string;
  /** Requests under way at a time. */
  atOnce: number;
  /** Statuses that say that it was not held at the door: without one of them it attacked nothing. */
  taken: RegExp;
  /** Comes on top of the six whose bar is in budgets.json. */
  isMore?: true;
  /** The address that the n-th request comes from; one of the attacker's /24 ranges unless given. */
  address?: (index: number) => string;
  request(index: number, site: SeenSite): AttackRequest | Promise<AttackRequest>;
}

interface AttackRequest {
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

/** What an attacker sees of the site from one of its addresses. */
interface SeenSite {
  /** Of the set that is live now. */
  setId(): Promise<string>;
  /** The mark of a load that never was; empty where the site gives none. */
  mark(setId: string): Promise<string>;
}

/** A remote and its live version. */
export interface Target {
  remote: string;
  version: string;
}

/** What schemas, parsers and dates were seen to fall over: inherited names, odd bytes, wrong instants, deep nesting. */
const oddInputs: readonly AttackRequest[] = [
  ...[
    '{"constructor":1}',
    '{"fullName":{"toString":1}}',
    `${'['.repeat(5_000)}`,
    '{"__proto__":1}',
  ].map((body) => ({
    path: '/api/v2/contact-messages',
    headers: { 'content-type': 'application/json' },
    body,
  })),
  {
    path: '/api/v2/newsletter',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'constructor=1&__proto__=2',
  },
  ...[
    '/api/v2/flights?date=x',
    '/api/v2/flights?from=25:99',
    '/vuelos/salidas?q=%00',
    '/%ff%fe',
  ].map((path) => ({ path })),
];

const json = { 'content-type': 'application/json' };
const longText = 'a'.repeat(1_900_000);

const kindsOf = ({ remote, version }: Target): readonly Attacker[] => [
  {
    name: 'distinct pages',
    isMore: true,
    atOnce: 64,
    taken: /^200$/,
    request: (index) => ({ path: `/vuelos/salidas?q=${index}&from=0${index % 10}:00` }),
  },
  {
    name: 'failure reports',
    atOnce: 8,
    taken: /^204$/,
    // Without a mark that the site gave, every one of them would be refused at the door.
    async request(_index, site) {
      const setId = await site.setId();
      const mark = await site.mark(setId);
      const events = [{ kind: 'load-failed', remote, version, page: `${remote}/board` }];
      const body = JSON.stringify({ setId, locale: 'es', mark, cohort: null, events });
      return { path: telemetryPath, headers: json, body };
    },
  },
  {
    name: 'sign-in codes',
    isMore: true,
    atOnce: 8,
    taken: /^202$/,
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
    name: 'forms of a /48',
    atOnce: 8,
    // Refused it is at the latest when its share is spent.
    taken: /^(201|429)$/,
    address: (index) => `2001:db8:48:${(index % 65_536).toString(16)}::1`,
    request: (index) => ({
      path: '/api/v2/contact-messages',
      headers: json,
      body: JSON.stringify(contactMessage(index)),
    }),
  },
  {
    name: 'odd input',
    atOnce: 8,
    taken: /^(200|4\d\d)$/,
    request: (index) => oddInputs[index % oddInputs.length] ?? { path: '/' },
  },
  {
    name: 'big inputs',
    isMore: true,
    atOnce: 8,
    // Read before it is refused.
    taken: /^(200|4\d\d)$/,
    request: (index) =>
      index % 2 === 0
        ? { path: '/api/v2/contact-messages', headers: json, body: `{"comment":"${longText}"}` }
        : { path: `/api/v2/flights?q=${'ñandú%20'.repeat(800)}${index}` },
  },
];

/** Milliseconds between two bytes of a body that never ends, and how many such connections one attacker holds. */
const drip = 5_000;
const slowBodies = 400;
/** Ranges (/24) of an attacker, as somebody rents them: below the twenty networks that take a version out of service. */
const ranges = 16;
/** Each time from another range, and in it from another address: of a network that no traveller is in. */
const addressOf = (attacker: number, index: number) =>
  `100.${64 + attacker}.${index % ranges}.${1 + (Math.floor(index / ranges) % 250)}`;

/** Whom to attack. */
export interface AttackPlan {
  origin: string;
  target: Target;
  /** With attackers beyond the six whose bar is in budgets.json. */
  more: boolean;
}

/** Attackers of all kinds at once, each from addresses of its own, until `stop`, which throws when one attacked nothing. */
export function attackers({ origin, target, more }: AttackPlan) {
  let stopped = false;
  const kinds = kindsOf(target).filter(({ isMore }) => more || !isMore);
  const attacks = kinds.map(
    async ({ name, atOnce, taken, address, request }, attacker): Promise<Attack> => {
      const answers: Record<string, number> = {};
      let index = 0;
      const one = async () => {
        while (!stopped) {
          index += 1;
          const from = { 'x-forwarded-for': address?.(index) ?? addressOf(attacker, index) };
          const { path, body, headers } = await request(index, seenFrom(origin, from));
          const status = await fetch(origin + path, {
            ...(body !== undefined && { method: 'POST', body }),
            headers: { ...headers, ...from },
            redirect: 'manual',
          })
            .then(async (answer) => (await answer.arrayBuffer(), String(answer.status)))
            .catch(() => 'refused');
          answers[status] = (answers[status] ?? 0) + 1;
          // Who is refused at once would be a test of this machine's loopback.
          await sleep(10);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, one));
      if (!Object.keys(answers).some((status) => taken.test(status)))
        throw new Error(`The attacker '${name}' attacked nothing: ${JSON.stringify(answers)}`);
      return { name, answers };
    },
  );
  const slow = dripping(origin, (index) => addressOf(kinds.length, index));
  const anew = newConnections(origin, addressOf(kinds.length + 1, 0));
  const unread = pipelining(origin, addressOf(kinds.length + 2, 0));
  return {
    async stop(): Promise<readonly Attack[]> {
      stopped = true;
      const raw = [slow.stop(), unread.stop(), await anew.stop()];
      return [...raw, ...(await Promise.all(attacks))];
    },
  };
}

function seenFrom(origin: string, headers: Record<string, string>): SeenSite {
  const textOf = (path: string) =>
    fetch(origin + path, { headers })
      .then((answer) => (answer.ok ? answer.text() : ''))
      .catch(() => '');
  return {
    setId: async () => /"setId":"([^"]+)"/.exec(await textOf('/_site/live.json'))?.[1] ?? '',
    mark: (setId) => textOf(`${telemetryPath}/${setId}`),
  };
}

/** Connections that send a byte of a body now and then; one that is closed is opened again. */
function dripping(origin: string, address: (index: number) => string) {
  const { port } = new URL(origin);
  const sockets = new Set<Socket>();
  let closed = 0;
  let opened = 0;
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
          `X-Forwarded-For: ${address((opened += 1))}`,
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
