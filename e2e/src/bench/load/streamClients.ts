import { connect, type Socket } from 'node:net';

/** What the bench sends to this process. */
export type Order =
  /** A message or a reading has gone to the API: `sentAt` and `readAt` say when. */
  | { kind: 'sent' }
  | { kind: 'connect'; port: number; count: number; perSecond: number }
  /** From now on count who comes back. */
  | { kind: 'restart' }
  | { kind: 'report' }
  | { kind: 'stop' };

export interface Report {
  open: number;
  /** By event number: how many clients have it, and when the bench sent it. */
  seen: number[];
  /** Milliseconds from the sending of a feed's message to a client, as counts. */
  delivered: number[];
  /** The same from the sending of a sensor's reading. */
  figures: number[];
  /** The same from the start of a minute to its changes. */
  minutes: number[];
  /** Milliseconds from the order `restart` to the new connection of a client that had been cut off, as counts. */
  back: number[];
  resets: number;
}

/** When what was sent went to the API, by number: UTC milliseconds. */
export interface Sent {
  sentAt: number[];
  readAt: number[];
}

/** The queue whose n-th reading is n minutes. */
export const readQueue = '1-national';

/** Gates by which an event is known: the bench gives the n-th flight the gate Zn at the instant in its message's id. */
export const gateOf = (event: number) => `Z${event}`;

interface Client {
  socket: Socket | null;
  lastId: string;
  pending: string;
  retry: number;
  open: boolean;
  cutOff: boolean;
  seen: Set<number>;
  /** The last reading it has. */
  reading: number;
}

interface ServerEvent {
  id: string;
  name: string;
  at: string;
  events: number[];
  /** The reading that figures are of. */
  reading: number | null;
}

/** Clients as browsers are: one connection each, `retry` and Last-Event-ID after it breaks. Runs in a process of its own. */
function run(send: (report: Report) => void): (order: Order & Partial<Sent>) => void {
  const clients: Client[] = [];
  const report: Report = {
    ...{ open: 0, seen: [], delivered: [], figures: [], minutes: [], back: [], resets: 0 },
  };
  let sentAt: number[] = [];
  let readAt: number[] = [];
  let port = 0;
  let restartedAt = 0;
  let stopped = false;
  // Thousands are sent the same bytes: they are read once. Reading must cost less than sending, on the same machine.
  const known: { bytes: Buffer; received: ServerEvent[] }[] = [];
  const shared = Buffer.allocUnsafe(256 * 1024);

  const count = (counts: number[], ms: number) => {
    const bucket = Math.max(0, Math.round(ms));
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  };

  function readEvents(text: string): ServerEvent[] {
    return [...text.matchAll(/(?:id: (\S+)\n)?event: (\w+)\ndata: ([^\n]*)\n/g)].map(
      ([, id = '', name = '', data = '{}']) => {
        const {
          at = '',
          flights = [],
          queues = [],
        } = JSON.parse(data) as {
          at?: string;
          flights?: { gate: string | null }[];
          queues?: { id: string; minutesMax: number; source: string }[];
        };
        const queue = queues.find((row) => row.id === readQueue && row.source === 'import');
        const events = flights.flatMap(({ gate }) => /^Z(\d+)$/.exec(gate ?? '')?.[1] ?? []);
        return { id, name, at, events: events.map(Number), reading: queue?.minutesMax ?? null };
      },
    );
  }

  function take(client: Client, received: readonly ServerEvent[]) {
    const now = Date.now();
    for (const { id, name, at, events, reading } of received) {
      const before = Number(client.lastId.split('-')[0]);
      const missed = client.lastId !== '' && client.cutOff;
      if (name === 'reset') report.resets += 1;
      client.lastId = id || client.lastId;
      for (const event of events) {
        if (client.seen.has(event)) continue;
        client.seen.add(event);
        report.seen[event] = (report.seen[event] ?? 0) + 1;
        const sent = sentAt[event];
        if (sent !== undefined && restartedAt === 0) count(report.delivered, now - sent);
      }
      const read = reading !== null && reading > client.reading ? readAt[reading] : undefined;
      client.reading = reading ?? client.reading;
      if (read !== undefined && restartedAt === 0) count(report.figures, now - read);
      const changedAt = Date.parse(at);
      if (name === 'changes' && changedAt > before && !missed && restartedAt === 0)
        count(report.minutes, now - changedAt);
    }
  }

  function read(client: Client, bytes: Buffer) {
    const whole = client.pending === '';
    const same = whole ? known.find((piece) => piece.bytes.equals(bytes)) : undefined;
    if (same) {
      take(client, same.received);
      return;
    }
    client.pending += bytes.toString('latin1');
    if (!client.open && client.pending.startsWith('HTTP/1.1 200')) {
      client.open = true;
      report.open += 1;
      if (client.cutOff && restartedAt > 0) count(report.back, Date.now() - restartedAt);
    }
    const end = client.pending.lastIndexOf('\n\n');
    if (end < 0) return;
    const text = client.pending.slice(0, end + 2);
    // What is left is the end of a chunk, or the beginning of the next event.
    client.pending = client.pending.slice(end + 2).replace(/^\r\n$/, '');
    client.retry = Number(/retry: (\d+)/.exec(text)?.[1] ?? client.retry);
    const received = readEvents(text);
    if (whole && client.pending === '' && received.length > 0) {
      known.unshift({ bytes: Buffer.from(bytes), received });
      known.length = Math.min(known.length, 4);
    }
    take(client, received);
  }

  function open(client: Client) {
    if (stopped) return;
    const socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer: shared,
        callback(length) {
          read(client, shared.subarray(0, length));
          return true;
        },
      },
    });
    client.socket = socket;
    client.pending = '';
    const last = client.lastId ? `Last-Event-ID: ${client.lastId}\r\n` : '';
    socket.write(
      `GET /api/v2/flight-events HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/event-stream\r\n${last}\r\n`,
    );
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (client.open) report.open -= 1;
      client.open = false;
      client.cutOff = true;
      if (!stopped) setTimeout(() => open(client), client.retry);
    });
  }

  return (order) => {
    sentAt = order.sentAt ?? sentAt;
    readAt = order.readAt ?? readAt;
    if (order.kind === 'connect') {
      port = order.port;
      for (let i = 0; i < order.count; i++) {
        const client: Client = {
          socket: null,
          lastId: '',
          pending: '',
          retry: 3_000,
          open: false,
          cutOff: false,
          seen: new Set(),
          reading: -1,
        };
        clients.push(client);
        setTimeout(() => open(client), (i / order.perSecond) * 1_000);
      }
    } else if (order.kind === 'restart') {
      restartedAt = Date.now();
    } else if (order.kind === 'sent') {
      return;
    } else if (order.kind === 'report') {
      send(report);
    } else {
      stopped = true;
      for (const { socket } of clients) socket?.destroy();
      process.disconnect();
    }
  };
}

// Started by the bench with a channel between the two.
if (process.send) {
  process.on(
    'message',
    run((report) => process.send?.(report)),
  );
}
