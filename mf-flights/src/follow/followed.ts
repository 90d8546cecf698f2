import type { FollowEvent } from './followEvents.ts';

/** A flight that this browser follows. */
export interface Followed {
  /** Stops the subscription. */
  token: string;
  events: readonly FollowEvent[];
}

const key = 'eldorado:followed';
/** The server forgets subscriptions when their flights are over; the browser keeps the last ones. */
const kept = 20;

type Table = Record<string, Followed>;

function read(): Table {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Table) : {};
  } catch {
    return {};
  }
}

function write(table: Table): void {
  try {
    localStorage.setItem(key, JSON.stringify(table));
  } catch {
    // A browser that keeps nothing can still stop from the notification.
  }
}

/** Ids of the flights that this browser follows, those of days gone by among them. */
export const followedFlights = (): readonly string[] => Object.keys(read());

export const followedFlight = (flight: string): Followed | null => read()[flight] ?? null;

export function rememberFollowed(flight: string, followed: Followed): void {
  const others = Object.entries(read()).filter(([id]) => id !== flight);
  write(Object.fromEntries([...others.slice(1 - kept), [flight, followed]]));
}

export function forgetFollowed(flight: string): void {
  write(Object.fromEntries(Object.entries(read()).filter(([id]) => id !== flight)));
}

/** The token that a notification's link carries behind `#`, which reaches no server; null when there is none. */
export const tokenInHash = (hash: string): string | null =>
  /^#follow=([\w-]{10,40})$/.exec(hash)?.[1] ?? null;
