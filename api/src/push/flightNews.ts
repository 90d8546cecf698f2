import type { FlightAnswer, FlightChange } from '../flights/schema.ts';
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

// A new estimate moves the hours of the states behind it; what was told of them is told.
const lineOf = ({ at, kind, to }: FlightChange) =>
  kind === 'state' ? `state ${to ?? ''}` : `${at} ${kind} ${to ?? ''}`;

/**
 * A history as it is kept with a follower who knows it all. Each change is named: a feed's message may be older than
 * what was told before it came, so that counting would tell one change twice and another never.
 */
export const toldOf = (history: readonly FlightChange[]): string => history.map(lineOf).join('\n');

/** The newest change that a follower asked to be told, among those that are not behind it; null when there is none. */
export function newsFor(
  history: readonly FlightChange[],
  told: string,
  events: readonly FollowEvent[],
): FlightChange | null {
  const known = new Set(told.split('\n'));
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
