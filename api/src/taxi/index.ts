import { seedTables } from '../db/seedTables.ts';
import { defineDomain } from '../domain.ts';
import * as accountSchema from './accountSchema.ts';
import { taxiEndpoints } from './endpoints.ts';
import { workedOutIds } from './fares/exampleFares.ts';
import { tariffFault } from './fares/tariffs.ts';
import * as schema from './schema.ts';
import { taxiPlaceSeed } from './seed/places.ts';
import { taxiVehicleSeed } from './seed/vehicles.ts';
import { openTaxi } from './openTaxi.ts';
import { readTaxiSettings } from './settings.ts';
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
  open({ app, context, options }) {
    const { context: part, close } = openTaxi(app, context, {
      settings: options.taxi ?? readTaxiSettings({}),
      dataDir: options.dataDir,
      desk: options.jobs ?? true,
      log: app.log,
      write: options.writeLine,
    });
    return { part, close };
  },
});
