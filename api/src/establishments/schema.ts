import Type, { type Static } from 'typebox';
import {
  DataSource,
  Day,
  Instant,
  LocalizedText,
  nullable,
  ref,
  words,
  TerminalId,
} from '../http/schema.ts';
import { Flight } from '../flights/schema.ts';
import { OpeningHours, OpenStatus } from '../hours/schema.ts';

export const establishmentKinds = [
  'aerolineas',
  'tiendas',
  'restaurantes',
  'salas-vip',
  'cajeros-electronicos',
  'renta-de-vehiculos',
  'entidades-aeroportuarias',
] as const;

export const Establishment = Type.Object(
  {
    slug: Type.String(),
    name: Type.String(),
    names: nullable(ref(LocalizedText)),
    kind: words(establishmentKinds),
    category: Type.String({ description: 'A key: for restaurants one of the eleven of the site.' }),
    subcategory: nullable(Type.String()),
    product: nullable(Type.String()),
    terminal: TerminalId,
    floor: Type.Integer({ minimum: 1, maximum: 3 }),
    area: words(['pasajeros', 'publica']),
    location: ref(LocalizedText),
    description: ref(LocalizedText),
    phone: nullable(Type.String()),
    web: nullable(Type.String()),
    colour: Type.String(),
    initials: Type.String(),
    airline: nullable(Type.String({ description: 'IATA code, of airlines only.' })),
    hours: ref(OpeningHours),
    status: ref(OpenStatus),
  },
  {
    $id: 'Establishment',
    description:
      'In lists, hours hold the exceptions of the next two months only. Names are there where the name is a description, such as a cash machine’s: what it says in each language. A brand has one name.',
  },
);

export const FacetCount = Type.Object(
  { value: Type.String(), count: Type.Integer() },
  { $id: 'FacetCount', description: 'How many rows a choice would leave.' },
);
const facet = Type.Array(ref(FacetCount));

export const EstablishmentFacets = Type.Object(
  {
    kind: facet,
    terminal: facet,
    floor: facet,
    area: facet,
    category: facet,
    subcategory: facet,
    product: facet,
    open: Type.Integer({ description: 'Of the rows that pass the rest, those open now.' }),
  },
  {
    $id: 'EstablishmentFacets',
    description: 'Counts per choice, each under the other chosen filters.',
  },
);

const holidays = Type.Array(Day, {
  description: 'Colombian holidays from two days ago to two months on, for holiday hours.',
});

export const EstablishmentList = Type.Object(
  {
    updatedAt: Instant,
    source: DataSource,
    holidays,
    total: Type.Integer({ description: 'Those that pass the filter, on all pages.' }),
    facets: ref(EstablishmentFacets),
    establishments: Type.Array(ref(Establishment)),
  },
  { $id: 'EstablishmentList' },
);

export const AirlineDesk = Type.Object(
  {
    iata: Type.String(),
    desks: nullable(Type.String({ description: 'Check-in desks, such as 41–60.' })),
    webCheckIn: nullable(Type.String()),
    departuresToday: Type.Integer(),
    arrivalsToday: Type.Integer(),
    nextFlights: Type.Array(ref(Flight), {
      description: 'Those of today in Bogotá that are still to come, the first eight.',
    }),
  },
  { $id: 'AirlineDesk', description: 'What an airline has beyond other establishments.' },
);

export const EstablishmentAnswer = Type.Object(
  {
    ...Establishment.properties,
    airlineDesk: nullable(ref(AirlineDesk)),
    similar: Type.Array(ref(Establishment), {
      description: 'Of the same kind and terminal, the likest first, four at most.',
    }),
    holidays,
    source: DataSource,
    updatedAt: Instant,
  },
  { $id: 'EstablishmentAnswer' },
);

/** Rows of a page at most: an import may have 20,000. */
export const largestPage = 500;

export const EstablishmentQuery = Type.Object({
  kind: Type.Optional(words([...establishmentKinds, ''])),
  terminal: Type.Optional(words(['T1', 'T2', '1', '2', ''])),
  floor: Type.Optional(words(['1', '2', '3', ''])),
  area: Type.Optional(words(['pasajeros', 'publica', ''])),
  category: Type.Optional(Type.String({ maxLength: 40 })),
  subcategory: Type.Optional(Type.String({ maxLength: 40 })),
  product: Type.Optional(Type.String({ maxLength: 40 })),
  open: Type.Optional(words(['1', 'true', 'on', ''], 'Open at this moment.')),
  openAt: Type.Optional(
    Type.String({
      pattern:
        '^$|^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$',
      description:
        'Open at this instant, ISO 8601 with its offset, 62 days from now at most; wins over open.',
    }),
  ),
  q: Type.Optional(Type.String({ maxLength: 80 })),
  size: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: largestPage,
      default: largestPage,
      description: 'So many at most; `page` says which, and the header Link where the next are.',
    }),
  ),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 20_000, default: 1 })),
});

export const EstablishmentType = Type.Object(
  {
    id: Type.Integer({ description: "1 is fixed: 'establishment type not applicable'." }),
    keyword: words([
      'notApplicable',
      'restaurants',
      'establishments',
      'airlines',
      'services',
      'entities',
      'others',
      'exchangeHouse',
      'rentCar',
      'bankEntities',
      'vipRooms',
    ]),
    kind: nullable(words(establishmentKinds)),
    name: ref(LocalizedText),
    subcategories: Type.Array(
      Type.Object({ id: Type.Integer(), key: Type.String(), name: ref(LocalizedText) }),
    ),
  },
  { $id: 'EstablishmentType' },
);

export const EstablishmentTypeList = Type.Object(
  {
    updatedAt: Instant,
    source: DataSource,
    types: Type.Array(ref(EstablishmentType)),
    names: Type.Array(Type.Object({ key: Type.String(), name: ref(LocalizedText) }), {
      description: 'What the keys of subcategory and product are called.',
    }),
  },
  { $id: 'EstablishmentTypeList' },
);

export type Establishment = Static<typeof Establishment>;
export type EstablishmentFacets = Static<typeof EstablishmentFacets>;
export type EstablishmentAnswer = Static<typeof EstablishmentAnswer>;
export type AirlineDesk = Static<typeof AirlineDesk>;
export type EstablishmentQuery = Static<typeof EstablishmentQuery>;
export type EstablishmentType = Static<typeof EstablishmentType>;
