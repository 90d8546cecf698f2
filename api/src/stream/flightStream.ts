import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../context.ts';
import type { Store } from '../store.ts';
import { floorMinute, hour, iso, minute } from '../time/time.ts';
import { changesBetween, versionOf } from './changes.ts';

/** Milliseconds after which a browser connects again: each another one, so that after a restart not all come at once. */
const retryMs = () => Math.round(1_000 + 2_500 * Math.random());
/** Milliseconds between two looks for news: of the minute, and of feeds. */
const lookMs = 100;
/** A comment in between keeps proxies from closing a quiet connection. */
const heartbeatMs = 25_000;
/** A reader that is further behind than this is cut off; it comes back and is told what it missed. */
const mostBuffered = 256 * 1024;
const mostReaders = 20_000;
/** Positions whose news are kept ready. */
const mostMissed = 200;
/** Beyond this the whole board is a smaller answer than its changes. */
const longestGap = 3 * hour;

/** What the answer that is a stream says of itself. */
export const streamHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  // Its end is the connection's: whoever comes back comes to a process that listens.
  connection: 'close',
  // A page of any site may listen: all of it is public.
  'access-control-allow-origin': '*',
};

/** Where a reader stands: the minute and the feeds' message it knows, and the plan it knows them from. */
interface Position {
  minute: number;
  sequence: number;
  version: string;
}

const idOf = ({ minute, sequence, version }: Position) => `${minute}-${sequence}-${version}`;

function positionOf(id: string): Position | null {
  const [, at, sequence, version] = /^(\d{1,15})-(\d{1,11})-([0-9a-f]{12})$/.exec(id) ?? [];
  if (!at || !sequence || !version || Number(at) % minute !== 0) return null;
  return { minute: Number(at), sequence: Number(sequence), version };
}

const event = (position: Position, name: string, data: object) =>
  `id: ${idOf(position)}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Makes the figures of now, at a minute in UTC milliseconds. */
type MakeFigures = (store: Store, minute: number) => object;

/**
 * What changes as server-sent events: `ready` on a first connection, `changes` with the flights that look different (every
 * minute, at each message of a feed, and what was missed after a reconnection), `reset` when the plan itself was replaced
 * and the board must be read again, `figures` with the live figures on each connection and whenever one of them changes.
 */
export class FlightStream {
  readonly #readers = new Set<ServerResponse>();
  readonly #context: Pick<ApiContext, 'clock' | 'scheduler' | 'store'>;
  readonly #makeFigures: MakeFigures;
  readonly #stops: (() => void)[];
  #ended = false;
  #last: Position;
  #figures = '';
  /** What the figures were made of. */
  #madeOf: { store: Store; minute: number } | null = null;
  /** What readers at other positions are told to stand at the last one: after a restart thousands ask the same. */
  readonly #missed = new Map<string, Buffer>();

  constructor(
    context: Pick<ApiContext, 'clock' | 'scheduler' | 'store'>,
    log: FastifyBaseLogger,
    makeFigures: MakeFigures,
  ) {
    this.#context = context;
    this.#makeFigures = makeFigures;
    this.#last = this.#now();
    this.#newFigures(this.#last);
    const look = () => {
      try {
        this.tick();
      } catch (error) {
        log.warn(error, 'What changed could not be sent');
      }
    };
    const { scheduler } = context;
    this.#stops = [
      scheduler.every(lookMs, look),
      scheduler.every(heartbeatMs, () => this.#send(': still here\n\n')),
    ];
  }

  get readers(): number {
    return this.#readers.size;
  }

  #now(): Position {
    const { clock, store } = this.#context;
    const { flights } = store();
    return {
      minute: floorMinute(clock.now().getTime()),
      sequence: flights.sequence,
      version: versionOf(flights),
    };
  }

  /** What a reader at `from` must be told to stand at `to`, as it goes over the wire; empty when nothing. */
  #news(from: Position, to: Position): string {
    const replaced = from.version !== to.version || from.sequence > to.sequence;
    if (replaced || to.minute - from.minute > longestGap)
      return event(to, 'reset', { at: iso(to.minute) });
    if (from.minute >= to.minute && from.sequence === to.sequence) return '';
    const since = Math.min(from.minute, to.minute);
    const { flights: book } = this.#context.store();
    // Also without flights: what is on screen is of this minute.
    const flights = changesBetween(book, since, to.minute, from.sequence);
    return event(to, 'changes', { at: iso(to.minute), flights });
  }

  /** The same, kept ready. */
  #newsFrom(from: Position): Buffer {
    const id = idOf(from);
    const ready = this.#missed.get(id) ?? Buffer.from(this.#news(from, this.#last));
    if (this.#missed.size < mostMissed) this.#missed.set(id, ready);
    return ready;
  }

  /** The figures as an event, when they are others than the last; without an id, since who comes back is told them anew. */
  #newFigures({ minute }: Position): string {
    const store = this.#context.store();
    if (this.#madeOf?.store === store && this.#madeOf.minute === minute) return '';
    const figures = `event: figures\ndata: ${JSON.stringify(this.#makeFigures(store, minute))}\n\n`;
    this.#madeOf = { store, minute };
    if (figures === this.#figures) return '';
    this.#figures = figures;
    return figures;
  }

  #newChanges(now: Position): string {
    if (idOf(now) === idOf(this.#last)) return '';
    const news = this.#news(this.#last, now);
    this.#last = now;
    this.#missed.clear();
    return news;
  }

  /** Sends what is new since the last look. */
  tick(): void {
    const now = this.#now();
    const figures = this.#newFigures(now);
    const news = this.#newChanges(now) + figures;
    if (news) this.#send(news);
  }

  #send(text: string): void {
    const bytes = Buffer.from(text);
    for (const reader of this.#readers) {
      if (reader.writableLength > mostBuffered) reader.destroy();
      else reader.write(bytes);
    }
  }

  /**
   * Adds a reader to the stream.
   * @param lastEventId what it sends as Last-Event-ID when it comes back.
   * @returns false when there are too many.
   */
  open(reader: ServerResponse, lastEventId: string | undefined): boolean {
    if (this.#readers.size >= mostReaders) return false;
    reader.writeHead(200, streamHeaders);
    // Others are told at the next tick; who stands where the stream stands misses nothing and hears nothing twice.
    reader.write(`retry: ${retryMs()}\n\n`);
    // Over a connection that was open already: another process is found by the next one.
    if (this.#ended) {
      reader.end();
      return true;
    }
    const first = this.#first(lastEventId);
    if (first.length > 0) reader.write(first);
    reader.write(this.#figures);
    this.#readers.add(reader);
    reader.on('close', () => this.#readers.delete(reader));
    return true;
  }

  #first(lastEventId: string | undefined): Buffer | string {
    const stamp = { at: iso(this.#last.minute) };
    if (!lastEventId) return event(this.#last, 'ready', stamp);
    const known = positionOf(lastEventId);
    // What cannot be read may be of an earlier version of this service.
    return known ? this.#newsFrom(known) : event(this.#last, 'reset', stamp);
  }

  /** Ends every answer, and from now on each as soon as it has begun; readers come back by themselves. */
  end(): void {
    this.#ended = true;
    for (const reader of this.#readers) reader.end();
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.end();
  }
}
