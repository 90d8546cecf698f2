import Type from 'typebox';
import { readData } from '../demo/dataFile.ts';
import { TerminalId, words } from '../http/schema.ts';
import { serviceSlugs } from './schema.ts';
import type { services } from './tables.ts';

const list = Type.Array(Type.String());
const fact = Type.Optional(Type.String({ description: 'the id of a fact' }));
const file = readData(
  'services.yaml',
  Type.Array(
    Type.Object(
      {
        slug: words(serviceSlugs, `a service: ${serviceSlugs.join(', ')}`),
        pictogram: Type.String(),
        terminals: Type.Optional(Type.Array(TerminalId)),
        ...{ location: fact, hours: fact, price: fact, phone: fact },
        places: Type.Optional(
          Type.Object(
            { categories: Type.Optional(list), slugs: Type.Optional(list) },
            { additionalProperties: false },
          ),
        ),
        facts: Type.Optional(list),
      },
      { additionalProperties: false },
    ),
  ),
);

/** The services of the site, in its order. What no source gives is null or absent. */
export const serviceSeed: (typeof services.$inferInsert)[] = file.map((service, position) => ({
  ...{ terminals: ['T1', 'T2'] as ('T1' | 'T2')[], facts: [] },
  ...{ location: null, hours: null, price: null, phone: null },
  ...service,
  places: { categories: [], slugs: [], ...service.places },
  position,
}));
