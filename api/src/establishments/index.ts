import { isDeepStrictEqual } from 'node:util';
import { seedTables } from '../db/seedTables.ts';
import { defineDomain } from '../domain.ts';
import { hoursOfPlaces } from '../services/placeHours.ts';
import { bogotaDay } from '../time/time.ts';
import { phonesOfAirlines } from './airlinePhones.ts';
import { establishmentEndpoints } from './endpoints.ts';
import { establishmentRoutes } from './routes.ts';
import * as hours from '../hours/schema.ts';
import * as schema from './schema.ts';
import { establishmentSeed } from './seed.ts';
import { establishmentTypeSeed } from './choiceNames.ts';
import { loadEstablishments } from './store.ts';
import { establishments, establishmentTypes } from './tables.ts';

export const establishmentsDomain = defineDomain({
  name: 'establishments',
  schemas: [schema, hours],
  endpoints: establishmentEndpoints,
  memory: {
    of: ['facts', 'services'],
    async read({ orm, now, changed }, { facts, services, saidOfPlaces }) {
      const today = bogotaDay(now.getTime());
      const said = {
        hours: hoursOfPlaces(services, facts, today),
        phones: phonesOfAirlines(facts, today),
      };
      // Most facts say nothing of places.
      if (!changed.has('establishments') && isDeepStrictEqual(said, saidOfPlaces)) return {};
      return loadEstablishments(orm, said);
    },
  },
  seed: (client) =>
    seedTables(client, [
      { table: establishments, rows: establishmentSeed() },
      { table: establishmentTypes, rows: establishmentTypeSeed },
    ]),
  routes: establishmentRoutes,
});
