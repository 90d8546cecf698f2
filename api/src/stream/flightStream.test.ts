import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { handScheduler } from '@eldorado/releases/scheduler';
import type { Store } from '../store.ts';
import { iso, minute } from '../time/time.ts';
import { exampleBook } from '../flights/examples/exampleBook.ts';
import { withUpdates, type FlightBook } from '../flights/flightBook.ts';
import { FlightStream } from './flightStream.ts';
import type { LegUpdate } from '../flights/legFacts.ts';

const start = Date.parse('2026-11-20T17:00:00Z');
const days = ['2026-11-19', '2026-11-20', '2026-11-21'];
const book = exampleBook(days, new Date(start));

/** A connection that keeps what was written to it. */
class Reader extends EventEmitter {
  text = '';
  writableLength = 0;
  ended = false;
  destroyed = false;
  writeHead() {
    return this;
  }
  write(chunk: Buffer | string) {
    this.text += chunk.toString();
    return true;
  }
  end() {
    this.ended = true;
  }
  destroy() {
    this.destroyed = true;
    this.emit('close');
  }
  /** The waits among the figures that arrived since the last look. */
  takeWaits() {
    const waits = [...this.text.matchAll(/event: figures\ndata: .*"wait":(\d+)/g)];
    this.text = '';
    return waits.map(([, wait]) => Number(wait));
  }
  /** The other events that did. */
  take() {
    const events = [...this.text.matchAll(/id: (.*)\nevent: (.*)\ndata: (.*)\n\n/g)].map(
      ([, id = '', name, data = '']) => ({
        id,
        name,
        data: JSON.parse(data) as { flights?: { id: string }[] },
      }),
    );
    this.text = '';
    return events;
  }
}

/** A gate that a feed tells of a departure. */
const update: LegUpdate = {
  legId: '2026-11-20-D-AV9325',
  identity: {
    direction: 'D',
    airline: 'AV',
    number: 9325,
    suffix: '',
    other: 'MDE',
    originDate: '2026-11-20',
    repeat: 1,
  },
  messageAt: new Date(start),
  sequence: 7,
  facts: { actual: { gate: 'C99' } },
  changes: [],
};

function streamOf(flights: FlightBook = book) {
  const world = { now: start, flights, wait: 7 };
  const stream = new FlightStream(
    {
      clock: { now: () => new Date(world.now) },
      scheduler: handScheduler(),
      store: () => ({ flights: world.flights }) as Store,
    },
    {} as FastifyBaseLogger,
    (_store, minute) => ({ at: iso(minute), wait: world.wait }),
  );
  streams.push(stream);
  const connect = (lastEventId?: string) => {
    const reader = new Reader();
    stream.open(reader as unknown as ServerResponse, lastEventId);
    return reader;
  };
  return { world, stream, connect };
}

const streams: FlightStream[] = [];
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});

test('a first connection is told where it stands, and then what changes', () => {
  const { world, stream, connect } = streamOf();
  const reader = connect();
  expect(reader.take().map(({ name }) => name)).toEqual(['ready']);
  stream.tick();
  expect(reader.take()).toEqual([]);
  world.now += 15 * minute;
  stream.tick();
  const [changes] = reader.take();
  expect(changes?.name).toBe('changes');
  expect(changes?.data.flights?.length).toBeGreaterThan(10);
});

test('who comes back is told what was missed, also by a server that was started again', () => {
  const before = streamOf();
  const id = before.connect().take()[0]?.id;
  const after = streamOf();
  after.world.now += 15 * minute;
  after.stream.tick();
  const [missed] = after.connect(id).take();
  expect(missed?.name).toBe('changes');
  expect(missed?.data.flights?.length).toBeGreaterThan(10);
  expect(after.connect(missed?.id).take()).toEqual([]);
});

test('replaced data, or too long an absence, means reading the board again', () => {
  const { world, stream, connect } = streamOf();
  const reader = connect();
  const id = reader.take()[0]?.id ?? '';
  world.flights = exampleBook(days.slice(1), new Date(start));
  stream.tick();
  expect(reader.take().map(({ name }) => name)).toEqual(['reset']);
  expect(
    connect(id)
      .take()
      .map(({ name }) => name),
  ).toEqual(['reset']);
  const now = connect().take()[0]?.id ?? '';
  world.now += 4 * 60 * minute;
  stream.tick();
  expect(
    connect(now)
      .take()
      .map(({ name }) => name),
  ).toEqual(['reset']);
});

test('an id that cannot be read means reading the board again', () => {
  const { connect } = streamOf();
  expect(
    connect('yesterday')
      .take()
      .map(({ name }) => name),
  ).toEqual(['reset']);
});

test('a message of a feed is told at once, and to who was away over a restart', () => {
  const before = streamOf();
  const reader = before.connect();
  const id = reader.take()[0]?.id;
  const fed = withUpdates(book, [update]);
  before.world.flights = fed;
  before.stream.tick();
  const [received] = reader.take();
  expect(received).toMatchObject({
    name: 'changes',
    data: { flights: [{ id: update.legId, gate: 'C99' }] },
  });
  const after = streamOf(fed);
  expect(after.connect(id).take()).toMatchObject([
    { id: received?.id, name: 'changes', data: { flights: [{ id: update.legId, gate: 'C99' }] } },
  ]);
  expect(after.connect(received?.id).take()).toEqual([]);
  // A database that was put back to an earlier day knows less than the reader.
  expect(
    streamOf()
      .connect(received?.id)
      .take()
      .map(({ name }) => name),
  ).toEqual(['reset']);
});

test('figures are told on each connection and when they change, without moving where a reader stands', () => {
  const { world, stream, connect } = streamOf();
  const reader = connect();
  expect(reader.text).not.toMatch(/id: .*\nevent: figures/);
  expect(reader.takeWaits()).toEqual([7]);
  stream.tick();
  world.wait = 9;
  stream.tick();
  expect(reader.takeWaits()).toEqual([9]);
  stream.tick();
  expect(reader.takeWaits()).toEqual([]);
  expect(connect().takeWaits()).toEqual([9]);
  world.now += minute;
  stream.tick();
  expect(reader.takeWaits()).toEqual([9]);
});

test('a reader that does not read is cut off, one that left is forgotten', () => {
  const { world, stream, connect } = streamOf();
  const slow = connect();
  const gone = connect();
  slow.writableLength = 1024 * 1024;
  gone.emit('close');
  expect(stream.readers).toBe(1);
  world.now += 15 * minute;
  stream.tick();
  expect([slow.destroyed, stream.readers]).toEqual([true, 0]);
});

test('the end of the server ends the connections, and those that come meanwhile are told to come back', () => {
  const { stream, connect } = streamOf();
  const reader = connect();
  stream.end();
  expect(reader.ended).toBe(true);
  const late = connect();
  expect([late.ended, late.text]).toEqual([true, expect.stringMatching(/^retry: \d+\n\n$/)]);
});
