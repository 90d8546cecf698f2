import type { PoolClient } from 'pg';
import type { Database } from '../../db/database.ts';
import { bogotaDay, minute } from '../../time/time.ts';
import type { Dispatch, FollowedRide, RideOrder, RideStatus } from './dispatch.ts';

/** A vehicle is taken by the half hour. */
const slot = 30 * minute;
/** The demonstration confirms a booking after so long. */
const confirmedAfter = 2 * minute;

/** The half hours that a ride touches. */
function slotsOf(at: Date, minutes: number): Date[] {
  const first = Math.floor(at.getTime() / slot);
  const last = Math.ceil((at.getTime() + minutes * minute) / slot);
  return Array.from({ length: Math.max(1, last - first) }, (_, i) => new Date((first + i) * slot));
}

/** The state of a ride of the demonstration: by the clock alone. */
function demoStatus({ createdAt, at, minutes }: FollowedRide, now: Date): RideStatus {
  if (now.getTime() >= at.getTime() + minutes * minute) return 'cumplida';
  return now.getTime() >= createdAt.getTime() + confirmedAfter ? 'confirmada' : 'nueva';
}

interface Vehicle {
  plate: string;
  name: string;
  driver_name: string;
}

/** A free vehicle of the class for all half hours; the ride's own one first, then one drawn by lot. */
async function freeVehicle(client: PoolClient, order: RideOrder, slots: readonly Date[]) {
  const { rows } = await client.query<Vehicle>(
    `select v.plate, v.name, v.driver_name from taxi_vehicles v
     where v.class = $1 and v.authorised_until >= $2 and not exists (
       select 1 from taxi_slots s where s.plate = v.plate and s.slot = any($3) and s.number <> $4
     )
     order by exists (select 1 from taxi_slots s where s.plate = v.plate and s.number = $4) desc,
       md5(v.plate || $4)
     limit 1`,
    [order.vehicleClass, bogotaDay(order.at.getTime()), slots, order.number],
  );
  return rows[0] ?? null;
}

/** Two rides may want the last vehicle, and one may be moved while it is cancelled. */
const oneAtATime = (client: PoolClient) =>
  client.query("select pg_advisory_xact_lock(hashtext('taxi-slots'))");

/**
 * The dispatcher of the demonstration: vehicles and drivers are rows of the database, the states move by the clock. What
 * it takes and what is kept of the booking are one transaction.
 */
export const demoDispatch = (database: Database): Dispatch => ({
  demo: true,
  place(order, settle) {
    return database.transaction(async (client) => {
      await oneAtATime(client);
      const booking = await client.query(
        'select 1 from taxi_bookings where number = $1 and cancelled_at is null',
        [order.number],
      );
      if (booking.rowCount === 0) return { kind: 'no-vehicle' };
      const slots = slotsOf(order.at, order.minutes);
      const vehicle = await freeVehicle(client, order, slots);
      if (vehicle === null) return { kind: 'no-vehicle' };
      await client.query('delete from taxi_slots where number = $1', [order.number]);
      await client.query(
        'insert into taxi_slots (plate, slot, number) select $1, unnest($2::timestamptz[]), $3',
        [vehicle.plate, slots, order.number],
      );
      const value = await settle(client, {
        status: 'nueva',
        vehicle: vehicle.name,
        driverName: vehicle.driver_name,
        plate: vehicle.plate,
      });
      return { kind: 'placed', value };
    });
  },
  release(number, settle) {
    return database.transaction(async (client) => {
      await oneAtATime(client);
      const value = await settle(client);
      await client.query(
        `delete from taxi_slots where number = $1 and not exists (
           select 1 from taxi_bookings b
           where b.number = $1 and b.dispatched_at is not null and b.cancelled_at is null
         )`,
        [number],
      );
      return { kind: 'released', value };
    });
  },
  follow(rides, now) {
    const none = { vehicle: null, driverName: null, plate: null };
    return Promise.resolve(
      new Map(rides.map((ride) => [ride.number, { ...none, status: demoStatus(ride, now) }])),
    );
  },
});
