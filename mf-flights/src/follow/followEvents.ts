import type { components } from '@eldorado/http/api-types';
import type { Direction } from '../flight/flightRow.ts';

export type FollowEvent = components['schemas']['FollowInput']['events'][number];

/** What can be followed of a flight, in the order in which it happens. */
export const eventsOf: Readonly<Record<Direction, readonly FollowEvent[]>> = {
  departures: ['gate', 'delay', 'boarding', 'cancellation', 'departure'],
  arrivals: ['delay', 'cancellation', 'landing', 'bags'],
};
