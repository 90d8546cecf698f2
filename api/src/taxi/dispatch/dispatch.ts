import type { PoolClient } from 'pg';
import type { RidePlace } from '../fares/ride.ts';
import type { VehicleClass } from '../fares/tariffs.ts';

export type RideStatus = 'nueva' | 'confirmada' | 'cumplida';

/** A ride as a dispatcher is asked for it. */
export interface RideOrder {
  number: string;
  /** Another for each other order of a ride: a later one replaces what was asked before. */
  sequence: number;
  at: Date;
  /** Minutes until the vehicle is free again. */
  minutes: number;
  vehicleClass: VehicleClass;
  origin: Pick<RidePlace, 'slug' | 'name'>;
  destination: Pick<RidePlace, 'slug' | 'name'>;
  persons: number;
  bags: number;
  doorToDoor: boolean;
  name: string;
  mobile: string;
  paymentMethod: 'cash' | 'card-terminal';
  priceCop: number | null;
  flight: string | null;
}

/** Who drives. */
export interface Assignment {
  status: RideStatus;
  vehicle: string | null;
  driverName: string | null;
  plate: string | null;
}

export interface FollowedRide {
  number: string;
  createdAt: Date;
  at: Date;
  minutes: number;
}

/** Keeps what came of a call; in the transaction of the call itself where the dispatcher has one. */
export type Settle<T> = (client: PoolClient) => Promise<T>;

/**
 * Finds vehicles for rides. Expected failures are values: `unavailable` when it does not answer, so that nobody knows
 * whether it did what it was asked.
 */
export interface Dispatch {
  /** Whether its vehicles are the demonstration's. */
  demo: boolean;
  /** Asks for a vehicle, or moves a ride to another time. The same order again has the same answer. */
  place<T>(
    order: RideOrder,
    settle: (client: PoolClient, assignment: Assignment) => Promise<T>,
  ): Promise<{ kind: 'placed'; value: T } | { kind: 'no-vehicle' } | { kind: 'unavailable' }>;
  /** Gives the vehicle of a ride back that does not stand, or no longer does. Again for a ride that has none: released too. */
  release<T>(
    number: string,
    settle: Settle<T>,
  ): Promise<{ kind: 'released'; value: T } | { kind: 'refused' } | { kind: 'unavailable' }>;
  /** What is known of rides by now; those of which nothing is known are left out. */
  follow(rides: readonly FollowedRide[], now: Date): Promise<ReadonlyMap<string, Assignment>>;
}
