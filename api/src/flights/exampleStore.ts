import { demoArchive } from '../map/demoArchive.ts';
import { makeIndoorMap, type IndoorMap } from '../map/indoorMap.ts';
import { establishmentSeed } from '../seed/establishments.ts';
import { queueSeed } from '../seed/live.ts';
import { taxiPlaceSeed } from '../seed/taxiPlaces.ts';
import type { Store } from '../store.ts';
import type { FlightBook } from './flightBook.ts';

const establishments = () =>
  establishmentSeed().map((row) => ({ ...row, text: '' })) as Store['establishments'][number][];

let map: IndoorMap | undefined;

/** The committed map, made once for all tests of a file. */
export const exampleMap = (): IndoorMap =>
  (map ??= makeIndoorMap(
    demoArchive(),
    { version: 'example', source: 'demo', importedAt: 0 },
    establishments(),
  ));

/** What the detail of a flight is made from, as tests need it: the demonstration's rows around a book. */
export const exampleStore = (flights: FlightBook): Store =>
  ({
    flights,
    queues: queueSeed,
    map: exampleMap(),
    establishments: establishmentSeed(),
    taxiPlaces: taxiPlaceSeed,
  }) as unknown as Store;
