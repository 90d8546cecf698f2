import type { Http } from '@eldorado/http';
import { appActions } from '../slices/app.ts';
import type { EventData, StreamListener } from './eventData.ts';

/** Milliseconds until the first attempt after the server refused, and the most between two. */
const firstWait = 5_000;
const longestWait = 60_000;

type Heard = StreamListener & { connected(connected: boolean): void };
type Dispatch = (action: ReturnType<typeof appActions.airportRead>) => unknown;

const names = ['ready', 'changes', 'reset', 'figures'] as const;

/** One connection for all that listen on the page. */
class Connection {
  readonly #listeners = new Set<Heard>();
  readonly #http: Http;
  readonly #dispatch: Dispatch;
  #source: EventSource | null = null;
  #lastId = '';
  /** For who comes later: the next ones may be a minute away. */
  #figures: EventData['figures'] | null = null;
  #wait = firstWait;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(http: Http, dispatch: Dispatch) {
    this.#http = http;
    this.#dispatch = dispatch;
  }

  add(listener: Heard): () => void {
    if (this.#listeners.size === 0) {
      document.addEventListener('visibilitychange', this.#followPage);
      this.#open();
    }
    this.#listeners.add(listener);
    listener.connected(this.#source?.readyState === 1);
    if (this.#figures) listener.figures?.(this.#figures);
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
    for (const name of names)
      source.addEventListener(name, (event) => this.#hear(name, event as MessageEvent<string>));
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

  #hear<Name extends keyof EventData>(name: Name, { data, lastEventId }: MessageEvent<string>) {
    // Figures have no id, and a new connection none before its first.
    this.#lastId = lastEventId || this.#lastId;
    this.#wait = firstWait;
    const heard = JSON.parse(data) as EventData[Name];
    if (name === 'figures') {
      this.#figures = heard as EventData['figures'];
      this.#dispatch(appActions.airportRead(this.#figures.airport));
    }
    for (const listener of this.#listeners) listener[name]?.(heard as never);
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
    this.#figures = null;
    this.#connected(false);
  }

  #connected(connected: boolean): void {
    for (const listener of this.#listeners) listener.connected(connected);
  }
}

const connections = new WeakMap<Http, Connection>();

/** The connection of a page. */
export function connectionOf(http: Http, dispatch: Dispatch): Connection {
  const connection = connections.get(http) ?? new Connection(http, dispatch);
  connections.set(http, connection);
  return connection;
}
