import type { FlightChange } from '../flights/schema.ts';
import type { FlightAnswer } from '../flightDetail/schema.ts';
import type { FollowEvent } from './schema.ts';
import { minute } from '../time/time.ts';

/** An estimate that moves by less is no news for who is on the way. */
const smallestDelay = 5 * minute;

/** The event that a change of a flight is, or null when it is none that can be followed. */
export function eventOf(change: FlightChange): FollowEvent | null {
  switch (change.kind) {
    case 'gate':
    case 'terminal':
      return 'gate';
    case 'belt':
      return 'bags';
    case 'time': {
      const moved = Math.abs(Date.parse(change.to ?? '') - Date.parse(change.from ?? ''));
      // Without a time before or after, that there is one is the news.
      return moved < smallestDelay ? null : 'delay';
    }
    case 'state':
      switch (change.to) {
        case 'BRD':
        case 'GCL':
          return 'boarding';
        case 'CNX':
        case 'DIV':
          return 'cancellation';
        case 'DEP':
          return 'departure';
        case 'LND':
          return 'landing';
        case 'FIB':
          return 'bags';
        default:
          return null;
      }
  }
}

// A new estimate moves the hours of the states behind it; a change of state that was notified stays so.
const lineOf = ({ at, kind, to }: FlightChange) =>
  kind === 'state' ? `state ${to ?? ''}` : `${at} ${kind} ${to ?? ''}`;

/**
 * The history of a flight as one text, kept with a follower who has been notified of all of it. Each change is named,
 * since a feed's message may be older than one notified before it: by number, one would be sent twice and another never.
 */
export const newsKey = (history: readonly FlightChange[]): string => history.map(lineOf).join('\n');

/** The newest change that a follower asked to be notified of, among those that are not behind it; null when there is none. */
export function newsFor(
  history: readonly FlightChange[],
  notified: string,
  events: readonly FollowEvent[],
): FlightChange | null {
  const known = new Set(notified.split('\n'));
  return (
    history.findLast((change) => {
      const event = eventOf(change);
      return event !== null && events.includes(event) && !known.has(lineOf(change));
    }) ?? null
  );
}

/** Whether nothing will happen to a flight any more that its followers could use. */
export const isOver = ({ state }: Pick<FlightAnswer, 'state'>): boolean =>
  ['DEP', 'ARR', 'CNX', 'DIV'].includes(state);
