import Type, { type Static } from 'typebox';
import {
  DataSource,
  Day,
  Instant,
  LocalizedText,
  SourceNote,
  nullable,
  ref,
  words,
} from './common.ts';
import { TerminalId } from './flights.ts';
import { establishmentKinds, FacetCount } from './places.ts';

export const Tariff = Type.Object(
  {
    copPerMinute: Type.Integer(),
    source: Type.String(),
    sourceUrl: nullable(Type.String()),
    readOn: Day,
  },
  {
    $id: 'Tariff',
    description: "The city's cap per minute; the airport's own tariff is not published.",
  },
);

export const Parking = Type.Object(
  {
    id: Type.String(),
    terminal: TerminalId,
    name: ref(LocalizedText),
    vehicle: words(['car', 'motorcycle', 'bicycle']),
    capacity: Type.Integer(),
    capacityOrigin: ref(SourceNote),
    available: Type.Integer(),
    tariff: ref(Tariff),
    contact: nullable(Type.String()),
    updatedAt: Instant,
  },
  { $id: 'Parking' },
);
export const ParkingList = Type.Object(
  { updatedAt: Instant, source: DataSource, parkings: Type.Array(ref(Parking)) },
  { $id: 'ParkingList' },
);

export const QueueTime = Type.Object(
  {
    terminal: Type.Unsafe<1 | 2>({ type: 'integer', enum: [1, 2] }),
    kind: words(['international', 'national']),
    minutesMin: Type.Integer(),
    minutesMax: Type.Integer(),
    level: words(['low', 'medium', 'high']),
    updatedAt: Instant,
  },
  { $id: 'QueueTime' },
);
export const QueueList = Type.Object(
  { updatedAt: Instant, source: DataSource, queues: Type.Array(ref(QueueTime)) },
  { $id: 'QueueList' },
);

export const WalkingTime = Type.Object(
  {
    from: Type.String({ description: 'Key of the place, such as t1-security-international.' }),
    fromName: ref(LocalizedText),
    fromPlace: Type.String({ description: 'Slug of the place on the map.' }),
    to: Type.String(),
    toName: ref(LocalizedText),
    toPlace: Type.String({ description: 'Slug of the place on the map.' }),
    terminal: TerminalId,
    minutes: Type.Integer(),
    stepFreeMinutes: nullable(Type.Integer({ description: 'null where only steps lead.' })),
    metres: Type.Integer(),
  },
  {
    $id: 'WalkingTime',
    description: 'The shortest way on the map’s walking graph, without queues.',
  },
);
export const WalkingTimeList = Type.Object(
  {
    updatedAt: Instant,
    source: DataSource,
    origin: ref(SourceNote),
    walkingTimes: Type.Array(ref(WalkingTime)),
  },
  { $id: 'WalkingTimeList' },
);

export const ExchangeRate = Type.Object(
  {
    currency: Type.String({ description: 'ISO 4217' }),
    copPerUnit: Type.Number(),
    updatedAt: Instant,
  },
  { $id: 'ExchangeRate' },
);
export const ExchangeRateList = Type.Object(
  {
    base: Type.Literal('COP'),
    updatedAt: Instant,
    source: DataSource,
    origin: ref(SourceNote),
    rates: Type.Array(ref(ExchangeRate)),
  },
  { $id: 'ExchangeRateList' },
);

export const Weather = Type.Object(
  {
    temperatureC: Type.Integer(),
    sky: words(['clear', 'partly-cloudy', 'cloudy', 'rain', 'storm', 'fog']),
  },
  { $id: 'Weather' },
);

export const AirportTax = Type.Object(
  {
    code: Type.String(),
    name: ref(LocalizedText),
    amount: nullable(Type.Number({ description: 'null when no public source gives it' })),
    currency: Type.String(),
    origin: ref(SourceNote),
  },
  { $id: 'AirportTax' },
);

export const AirportState = Type.Object(
  {
    open: Type.Boolean(),
    message: ref(LocalizedText),
    since: Instant,
    weather: ref(Weather),
    updatedAt: Instant,
    source: DataSource,
    taxes: Type.Array(ref(AirportTax)),
  },
  { $id: 'AirportState' },
);

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

export const Banner = Type.Object(
  {
    id: Type.String(),
    placement: words(['home', 'internal']),
    title: ref(LocalizedText),
    text: ref(LocalizedText),
    action: ref(LocalizedText),
    href: Type.String({ description: 'Path of the site without its locale prefix.' }),
    illustration: words(['runway', 'shops', 'food', 'taxi', 'family', 'sustainability']),
    colour: Type.String(),
    position: Type.Integer(),
  },
  { $id: 'Banner' },
);
export const BannerList = Type.Object(
  { updatedAt: Instant, source: DataSource, banners: Type.Array(ref(Banner)) },
  { $id: 'BannerList' },
);
export const BannerQuery = Type.Object({
  placement: Type.Optional(words(['home', 'internal', ''])),
});

export const Popup = Type.Object(
  {
    id: Type.String(),
    title: ref(LocalizedText),
    text: ref(LocalizedText),
    action: nullable(ref(LocalizedText)),
    href: nullable(Type.String()),
    paths: Type.Array(
      Type.String({ description: "Site paths where it shows; '*' is everywhere." }),
    ),
    frequency: words(
      ['once', 'daily', 'session'],
      'How often one visitor sees it at most: once ever, once in 24 hours, once a visit.',
    ),
    startsAt: Instant,
    endsAt: Instant,
  },
  { $id: 'Popup' },
);
export const PopupList = Type.Object(
  { updatedAt: Instant, source: DataSource, popups: Type.Array(ref(Popup)) },
  { $id: 'PopupList' },
);

export type Parking = Static<typeof Parking>;
export type QueueTime = Static<typeof QueueTime>;
export type WalkingTime = Static<typeof WalkingTime>;
export type ExchangeRate = Static<typeof ExchangeRate>;
export type AirportState = Static<typeof AirportState>;
export type Weather = Static<typeof Weather>;
export type Offer = Static<typeof Offer>;
export type OfferQuery = Static<typeof OfferQuery>;
export type Banner = Static<typeof Banner>;
export type BannerQuery = Static<typeof BannerQuery>;
export type Popup = Static<typeof Popup>;
