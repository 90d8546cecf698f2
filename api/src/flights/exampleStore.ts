import { establishmentSeed } from '../seed/establishments.ts';
import { queueSeed, walkingSeed } from '../seed/live.ts';
import { taxiPlaceSeed } from '../seed/taxiPlaces.ts';
import type { Store } from '../store.ts';
import type { FlightBook } from './flightBook.ts';

/** What the detail of a flight is made from, as tests need it: the demonstration's rows around a book. */
export const exampleStore = (flights: FlightBook): Store =>
  ({
    flights,
    queues: queueSeed,
    walkingTimes: walkingSeed,
    establishments: establishmentSeed(),
    taxiPlaces: taxiPlaceSeed,
  }) as unknown as Store;
