import Type, { type Static } from 'typebox';
import {
  DataSource,
  Instant,
  LocalizedText,
  SourceNote,
  nullable,
  ref,
  words,
  TerminalId,
} from '../http/schema.ts';
import { establishmentKinds, FacetCount } from '../establishments/schema.ts';

export const Offer = Type.Object(
  {
    id: Type.String(),
    audience: words(['passenger', 'employee']),
    category: words(['duty_free', 'food_beverages', 'shopping']),
    featured: Type.Boolean(),
    title: ref(LocalizedText),
    text: ref(LocalizedText),
    conditions: ref(LocalizedText),
    establishment: Type.Object({
      slug: Type.String(),
      name: Type.String(),
      names: nullable(ref(LocalizedText)),
      kind: words(establishmentKinds),
      terminal: TerminalId,
    }),
    discountPercent: nullable(Type.Integer()),
    priceCop: nullable(Type.Integer()),
    validFrom: Type.String({ format: 'date', description: 'First day, in Bogotá.' }),
    validTo: Type.String({ format: 'date', description: 'Last day, in Bogotá, included.' }),
    colour: Type.String(),
    origin: ref(SourceNote),
  },
  { $id: 'Offer' },
);

export const OfferList = Type.Object(
  {
    updatedAt: Instant,
    source: DataSource,
    facets: Type.Object({ category: Type.Array(ref(FacetCount)) }),
    offers: Type.Array(ref(Offer)),
  },
  {
    $id: 'OfferList',
    description:
      'The offers in force, featured ones first; facets count without the category asked for.',
  },
);

export const OfferQuery = Type.Object({
  audience: Type.Optional(words(['passenger', 'employee', ''])),
  category: Type.Optional(words(['duty_free', 'food_beverages', 'shopping', ''])),
  featured: Type.Optional(words(['true', 'false', ''])),
  establishment: Type.Optional(Type.String({ maxLength: 80, description: 'A slug.' })),
});

export type Offer = Static<typeof Offer>;

export type OfferQuery = Static<typeof OfferQuery>;
