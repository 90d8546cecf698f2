import type { TimelineStepState } from '@eldorado/ui/timeline';
import type { FlightDetail } from './flightDetail.ts';

export type StepKey =
  | 'checkIn'
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
  GTO: 1,
  BRD: 2,
  GCL: 3,
  GTD: 4,
  DEP: 5,
  AIR: 0,
  FIR: 1,
  EXP: 1,
  LND: 2,
  FIB: 3,
  ARR: 5,
};

/** The journey in five steps; none for a flight that will not make it (cancelled or diverted). */
export function timelineOf(flight: FlightDetail, now: Date): TimelineStep[] {
  if (flight.row.status === 'CAN' || flight.state === 'DIV') return [];
  const steps: [StepKey, string | null][] =
    flight.direction === 'departures'
      ? [
          ['checkIn', flight.checkIn?.opensAt ?? null],
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
