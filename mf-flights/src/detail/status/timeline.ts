import type { TimelineStepState } from '@eldorado/ui/timeline';
import type { FlightDetail } from '../data/flightDetail.ts';

export type StepKey =
  | 'checkIn'
  | 'security'
  | 'gateOpen'
  | 'boarding'
  | 'gateClosing'
  | 'departed'
  | 'airborne'
  | 'approach'
  | 'landed'
  | 'firstBag'
  | 'bagsOut';

export interface TimelineStep {
  key: StepKey;
  /** UTC ISO; null where no time is known. */
  time: string | null;
  state: TimelineStepState;
}

/** The step a flight is at in each operational state; one past the last means that all are done. */
const reached: Partial<Record<FlightDetail['state'], number>> = {
  WIL: 1,
  GCH: 1,
  GTO: 2,
  BRD: 3,
  GCL: 4,
  GTD: 5,
  DEP: 6,
  AIR: 0,
  FIR: 1,
  EXP: 1,
  LND: 2,
  FIB: 3,
  ARR: 5,
};

/** The journey step by step; none for a flight that will not make it (cancelled or diverted). */
export function timelineOf(flight: FlightDetail, now: Date): TimelineStep[] {
  if (flight.row.status === 'CAN' || flight.state === 'DIV') return [];
  const steps: [StepKey, string | null][] =
    flight.direction === 'departures'
      ? [
          ['checkIn', flight.checkIn?.opensAt ?? null],
          ['security', flight.journey.security?.at ?? null],
          ['gateOpen', flight.gateOpensAt],
          ['boarding', flight.boardsAt],
          ['gateClosing', flight.gateClosesAt],
          ['departed', flight.departure.current],
        ]
      : [
          ['airborne', flight.departure.current],
          ['approach', null],
          ['landed', flight.arrival.current],
          ['firstBag', flight.onBeltAt],
          ['bagsOut', null],
        ];
  const opened = flight.checkIn !== null && now.getTime() >= Date.parse(flight.checkIn.opensAt);
  const at = reached[flight.state] ?? (opened && flight.direction === 'departures' ? 0 : -1);
  return steps.map(([key, time], index) => ({
    key,
    time,
    state: index < at ? 'done' : index === at ? 'now' : 'next',
  }));
}
