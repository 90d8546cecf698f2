import type { components } from '@eldorado/http/api-types';
import type { Http } from '@eldorado/http';

type Wire = components['schemas']['Flight'];

/** What the API's event stream sends: the flights that look different from a minute on. */
export interface FlightChanges {
  /** UTC ISO: what is on screen is of this minute. */
  at: string;
  flights: readonly Wire[];
}

export interface FlightListener {
  /** The stream begins at this minute, UTC ISO: what is on screen and older has missed changes. */
  ready(at: string): void;
  changes(changes: FlightChanges): void;
  /** The data itself was replaced: read the board again. */
  reset(): void;
  /** Whether changes arrive; while they do not, ask now and then. */
  connected(connected: boolean): void;
}

/** Milliseconds until the first attempt after the server refused, and the most between two. */
const firstWait = 5_000;
const longestWait = 60_000;

/** One connection for all that listen on the page. */
class Connection {
  readonly #listeners = new Set<FlightListener>();
  readonly #http: Http;
  #source: EventSource | null = null;
  #lastId = '';
  #wait = firstWait;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(http: Http) {
    this.#http = http;
  }

  add(listener: FlightListener): () => void {
    if (this.#listeners.size === 0) {
      document.addEventListener('visibilitychange', this.#followPage);
      this.#open();
    }
    this.#listeners.add(listener);
    listener.connected(this.#source?.readyState === 1);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      document.removeEventListener('visibilitychange', this.#followPage);
      this.#close();
    };
  }

  /** A page in the background listens to nothing; it is sent what it missed when it is looked at again. */
  readonly #followPage = () => {
    if (document.visibilityState === 'hidden') this.#close();
    else this.#open();
  };

  #open(): void {
    if (this.#source) return;
    const source = this.#http.events(
      `/v2/flight-events${this.#lastId ? `?after=${this.#lastId}` : ''}`,
    );
    if (!source) return;
    this.#source = source;
    const on = (name: string, handle: (event: MessageEvent<string>) => void) =>
      source.addEventListener(name, (event) => {
        this.#lastId = (event as MessageEvent<string>).lastEventId;
        this.#wait = firstWait;
        handle(event as MessageEvent<string>);
      });
    on('ready', ({ data }) => {
      const { at } = JSON.parse(data) as { at: string };
      for (const listener of this.#listeners) listener.ready(at);
    });
    on('changes', ({ data }) => {
      const changes = JSON.parse(data) as FlightChanges;
      for (const listener of this.#listeners) listener.changes(changes);
    });
    on('reset', () => {
      for (const listener of this.#listeners) listener.reset();
    });
    source.addEventListener('open', () => this.#connected(true));
    source.addEventListener('error', () => {
      this.#connected(false);
      // The browser comes back by itself after a broken line, and not after a refusal.
      if (source.readyState !== 2) return;
      this.#close();
      // Not all at the same moment.
      this.#timer = setTimeout(() => this.#open(), this.#wait * (0.5 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 2, longestWait);
    });
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
    this.#connected(false);
  }

  #connected(connected: boolean): void {
    for (const listener of this.#listeners) listener.connected(connected);
  }
}

const connections = new WeakMap<Http, Connection>();

/** For the store's dispatch: listens to changes of flights. @returns how to stop. */
export const followFlights =
  (listener: FlightListener) =>
  (_dispatch: unknown, _getState: unknown, { http }: { http: Http }): (() => void) => {
    const connection = connections.get(http) ?? new Connection(http);
    connections.set(http, connection);
    return connection.add(listener);
  };
