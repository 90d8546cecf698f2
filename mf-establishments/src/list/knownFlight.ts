import type { components } from '@eldorado/http/api-types';
import type { TerminalId } from '../establishment/establishment.ts';

/** A flight as far as a list needs it: when its passengers are at the airport. */
export interface KnownFlight {
  /** `AV 9314` */
  name: string;
  departs: boolean;
  /** Boarding of a departure, landing of an arrival: UTC ISO. */
  at: string;
  terminal: TerminalId;
}

type Wire = Pick<
  components['schemas']['FlightAnswer'],
  | 'flightName'
  | 'flightDirection'
  | 'expectedTimeBoarding'
  | 'estimatedAt'
  | 'scheduledAt'
  | 'terminal'
>;

/** Reads the API's answer: boarding where it is known, else the expected or the scheduled time. */
export function parseFlight(wire: Wire): KnownFlight {
  const departs = wire.flightDirection === 'D';
  return {
    name: wire.flightName,
    departs,
    at: (departs ? wire.expectedTimeBoarding : null) ?? wire.estimatedAt ?? wire.scheduledAt,
    terminal: wire.terminal,
  };
}
