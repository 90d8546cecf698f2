import Type from 'typebox';
import { readData } from '../demo/dataFile.ts';
import { LocalizedText, words } from '../http/schema.ts';
import type { offers } from './tables.ts';

const file = readData(
  'offers.yaml',
  Type.Object({
    conditions: Type.Object({ passenger: LocalizedText, employee: LocalizedText }),
    offers: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          audience: words(['passenger', 'employee']),
          category: words(['duty_free', 'food_beverages', 'shopping']),
          featured: Type.Boolean(),
          establishment: Type.String({ description: 'the slug of an establishment' }),
          colour: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
          discountPercent: Type.Optional(Type.Integer()),
          priceCop: Type.Optional(Type.Integer()),
          title: LocalizedText,
          text: LocalizedText,
        },
        { additionalProperties: false },
      ),
    ),
  }),
);

/** Demonstration offers of invented shops. */
export const offerSeed: (typeof offers.$inferInsert)[] = file.offers.map(
  ({ discountPercent = null, priceCop = null, ...offer }, position) => ({
    ...offer,
    ...{ discountPercent, priceCop, position },
    conditions: file.conditions[offer.audience],
  }),
);
