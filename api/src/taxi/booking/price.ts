import { fareOf } from '../fares/fare.ts';
import type { Tariffs, VehicleClass } from '../fares/tariffs.ts';

/** What a ride from or to the airport costs, as a booking keeps it: the fare of the fare page. */
export function priceOf(
  ride: { km: number; at: Date; vehicleClass: VehicleClass; doorToDoor: boolean },
  tariffs: Tariffs,
) {
  const { km, at, vehicleClass: vehicle, doorToDoor } = ride;
  const fare = fareOf({ km, at: at.getTime(), vehicle, doorToDoor }, tariffs);
  return { priceCop: fare.totalCop, priceMaxCop: fare.totalMaxCop };
}
