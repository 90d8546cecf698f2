import { exampleFacts } from '../facts/exampleFacts.ts';
import { exampleTariffs } from '../taxi/testing/exampleTariffs.ts';
import { demoArchive } from '../map/archive/demoArchive.ts';
import { makeIndoorMap, type IndoorMap } from '../map/floors/indoorMap.ts';
import { establishmentSeed } from '../establishments/seed.ts';
import { noReadings } from '../live/readings/store.ts';
import { queueSeed } from '../live/seed.ts';
import { taxiPlaceSeed } from '../taxi/seed/places.ts';
import { newsBook } from '../news/store.ts';
import type { Store } from '../store.ts';
import type { FlightBook } from '../flights/flightBook.ts';

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
    readings: noReadings,
    map: exampleMap(),
    establishments: establishmentSeed(),
    taxiPlaces: taxiPlaceSeed,
    facts: exampleFacts,
    tariffs: exampleTariffs,
    news: newsBook([]),
  }) as unknown as Store;
