import { seedTables } from '../db/seedTables.ts';
import { defineDomain } from '../domain.ts';
import * as accountSchema from './accountSchema.ts';
import { taxiEndpoints } from './endpoints.ts';
import { workedOutIds } from './fares/exampleFares.ts';
import { tariffFault } from './fares/tariffs.ts';
import * as schema from './schema.ts';
import { taxiPlaceSeed } from './seed/places.ts';
import { taxiVehicleSeed } from './seed/vehicles.ts';
import { loadTaxi } from './store.ts';
import { taxiPlaces, taxiVehicles } from './tables.ts';
import * as visitSchema from './visits/schema.ts';

export const taxiDomain = defineDomain({
  name: 'taxi',
  schemas: [schema, accountSchema, visitSchema],
  endpoints: taxiEndpoints,
  facts: { fault: tariffFault, workedOut: workedOutIds },
  memory: { of: ['facts'], read: ({ orm }, { facts }) => loadTaxi(orm, facts) },
  seed: (client) =>
    seedTables(client, [
      { table: taxiPlaces, rows: taxiPlaceSeed },
      { table: taxiVehicles, rows: taxiVehicleSeed },
    ]),
});
