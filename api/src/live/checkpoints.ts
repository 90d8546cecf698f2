import type { Store } from '../store.ts';
import {
  emigrationDesks,
  immigrationWait,
  laneWait,
  passengersArrived,
  passengersDue,
  type Movement,
} from './figures.ts';

export interface Checkpoint {
  /** As in the feed and on the walking graph. */
  id: string;
  checkpoint: 'security' | 'emigration' | 'immigration';
  terminal: 1 | 2;
  kind: 'international' | 'national';
  /** Passengers whom these flights bring to it around an instant, in an hour. */
  passengers: (movements: readonly Movement[], at: number) => number;
  /** Minutes of waiting with so many, as the demonstration has it. */
  wait: (passengers: number) => number;
}

/** Every queue of the airport: security by terminal and kind of flight, and the passport desks of Terminal 1. */
export function checkpointsOf({ queues }: Pick<Store, 'queues'>): Checkpoint[] {
  const lanes = [
    ...queues.map((row) => ({ row, checkpoint: 'security' as const })),
    { row: emigrationDesks, checkpoint: 'emigration' as const },
  ].map(({ row, checkpoint }): Checkpoint => ({
    id: row.id,
    checkpoint,
    terminal: row.terminal,
    kind: row.kind,
    passengers: (movements, at) => passengersDue(movements, row, at),
    wait: (passengers) => laneWait(row, passengers),
  }));
  return [
    ...lanes,
    {
      id: 'immigration',
      checkpoint: 'immigration',
      terminal: 1,
      kind: 'international',
      passengers: passengersArrived,
      wait: immigrationWait,
    },
  ];
}
