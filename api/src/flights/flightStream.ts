import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../context.ts';
import { floorMinute, hour, iso } from '../time.ts';
import { changesBetween, versionOf } from './changes.ts';

/** Milliseconds after which a browser connects again; it adds its own back-off. */
const retryMs = 3_000;
/** A comment in between keeps proxies from closing a quiet connection. */
const heartbeatMs = 25_000;
/** A reader that is further behind than this is cut off; it comes back and is told what it missed. */
const mostBuffered = 256 * 1024;
const mostReaders = 20_000;
/** Beyond this the whole board is a smaller answer than its changes. */
const longestGap = 3 * hour;

/** Where a reader stands: the minute it knows, and the data it knows it from. */
interface Position {
  minute: number;
  version: string;
}

const idOf = ({ minute, version }: Position) => `${minute}-${version}`;

function positionOf(id: string | undefined): Position | null {
  const [, minute, version] = /^(\d{1,15})-([0-9a-f]{12})$/.exec(id ?? '') ?? [];
  return minute && version ? { minute: Number(minute), version } : null;
}

const event = (position: Position, name: string, data: object) =>
  `id: ${idOf(position)}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * Changes of flights as server-sent events. Three events: `ready` on a first connection, `changes` with the flights
 * that look different (every minute, and what was missed after a reconnection), `reset` when the data itself
 * was replaced and the board must be read again.
 */
export class FlightStream {
  readonly #readers = new Set<ServerResponse>();
  readonly #context: Pick<ApiContext, 'clock' | 'store'>;
  readonly #timers: NodeJS.Timeout[];
  #last: Position;

  constructor(context: Pick<ApiContext, 'clock' | 'store'>, log: FastifyBaseLogger) {
    this.#context = context;
    this.#last = this.#now();
    const look = () => {
      try {
        this.tick();
      } catch (error) {
        log.warn(error, 'The changes of flights could not be sent');
      }
    };
    this.#timers = [
      setInterval(look, 1_000).unref(),
      setInterval(() => this.#send(': still here\n\n'), heartbeatMs).unref(),
    ];
  }

  get readers(): number {
    return this.#readers.size;
  }

  #now(): Position {
    const { clock, store } = this.#context;
    return { minute: floorMinute(clock.now().getTime()), version: versionOf(store().flights) };
  }

  /** What a reader at `from` must be told to stand at `to`, as it goes over the wire; empty when nothing. */
  #news(from: Position, to: Position): string {
    if (from.version !== to.version || to.minute - from.minute > longestGap)
      return event(to, 'reset', { at: iso(to.minute) });
    if (from.minute >= to.minute) return '';
    // Also without flights: what is on screen is of this minute.
    const flights = changesBetween(this.#context.store().flights, from.minute, to.minute);
    return event(to, 'changes', { at: iso(to.minute), flights });
  }

  /** Sends what the last minute brought; called once a second. */
  tick(): void {
    const now = this.#now();
    const news = this.#news(this.#last, now);
    this.#last = now;
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
    reader.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    const known = positionOf(lastEventId);
    // Others are told at the next tick; who stands where the stream stands misses nothing and hears nothing twice.
    const first = known
      ? this.#news(known, this.#last)
      : event(this.#last, 'ready', { at: iso(this.#last.minute) });
    reader.write(`retry: ${retryMs}\n\n${first}`);
    this.#readers.add(reader);
    reader.on('close', () => this.#readers.delete(reader));
    return true;
  }

  /** Ends every connection; readers come back by themselves. */
  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const reader of this.#readers) reader.end();
  }
}
