import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  json,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { ScheduleRow } from '../feed/scheduleRow.ts';
import type { LegChange, LegFacts, LegIdentity } from '../flights/legFacts.ts';
import type { WalkGraph } from '../map/graph.ts';
import type { FeatureType, ImdfGeometry } from '../map/imdf/archive.ts';
import type { LocalizedText, SourceNote } from '../schemas/common.ts';
import type { TaxiBooking } from '../schemas/taxiAccount.ts';
import type { OpeningHours, WeekSchedule } from '../schemas/places.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const texts = (name: string) => jsonb(name).$type<LocalizedText>();
const note = (name: string) => jsonb(name).$type<SourceNote>();
const source = () => text('source').$type<'demo' | 'import'>().notNull().default('demo');

/** Facts about the database itself: which seed it holds, the version of its data. */
export const meta = pgTable('meta', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

export const airlines = pgTable('airlines', {
  iata: text('iata').primaryKey(),
  icao: text('icao').notNull(),
  name: text('name').notNull(),
  country: text('country').notNull(),
  colour: text('colour').notNull(),
  type: smallint('type').notNull(),
  terminal: text('terminal').$type<'T1' | 'T2'>().notNull(),
  source: source(),
});

export const airports = pgTable('airports', {
  iata: text('iata').primaryKey(),
  icao: text('icao').notNull(),
  name: text('name').notNull(),
  city: texts('city').notNull(),
  country: text('country').notNull(),
  timeZone: text('time_zone').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  source: source(),
});

/** The planned legs. What happens to a demo leg is computed from its id; an imported one may carry its own facts. */
export const flights = pgTable('flights', {
  id: text('id').primaryKey(),
  direction: text('direction').$type<'A' | 'D'>().notNull(),
  operationDay: date('operation_day').notNull(),
  airline: text('airline').notNull(),
  number: integer('number').notNull(),
  suffix: text('suffix').notNull().default(''),
  codeshares: jsonb('codeshares').$type<string[]>().notNull(),
  airlineType: smallint('airline_type').$type<1 | 2>().notNull(),
  serviceType: text('service_type').$type<'J' | 'C' | 'F' | 'H'>().notNull(),
  otherAirport: text('other_airport').notNull(),
  scheduledAt: instant('scheduled_at').notNull(),
  otherScheduledAt: instant('other_scheduled_at').notNull(),
  terminal: text('terminal').$type<'T1' | 'T2'>().notNull(),
  pier: text('pier'),
  gate: text('gate'),
  gateBefore: text('gate_before'),
  belts: jsonb('belts').$type<string[]>().notNull(),
  desks: text('desks'),
  aircraft: text('aircraft'),
  registration: text('registration'),
  /** The leg whose aircraft this one takes, and the minutes its delay may grow before this one is late too. */
  fedBy: text('fed_by'),
  fedSlackMinutes: integer('fed_slack_minutes'),
  estimatedAt: instant('estimated_at'),
  actualAt: instant('actual_at'),
  stateGiven: text('state_given').$type<'CNX' | 'DIV'>(),
  source: source(),
  updatedAt: instant('updated_at').notNull(),
});

/** The rows of the last imported schedule, from which its legs are made again as days pass. */
export const scheduleRows = pgTable('schedule_rows', {
  line: integer('line').primaryKey(),
  row: jsonb('row').$type<ScheduleRow>().notNull(),
});

/** What live feeds say of a leg: laid over the planned leg of that id, or a leg of its own. */
export const legUpdates = pgTable('leg_updates', {
  legId: text('leg_id').primaryKey(),
  identity: jsonb('identity').$type<LegIdentity>().notNull(),
  identityKey: text('identity_key').notNull(),
  originDate: date('origin_date').notNull(),
  messageAt: instant('message_at').notNull(),
  sequence: bigint('sequence', { mode: 'number' }).notNull(),
  facts: jsonb('facts').$type<LegFacts>().notNull(),
  changes: jsonb('changes').$type<LegChange[]>().notNull(),
  /** What the message named and this airport does not know, as sentences. */
  flags: jsonb('flags').$type<string[]>().notNull(),
});

export const establishments = pgTable('establishments', {
  slug: text('slug').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  kind: text('kind').notNull(),
  category: text('category').notNull(),
  subcategory: text('subcategory'),
  product: text('product'),
  terminal: text('terminal').$type<'T1' | 'T2'>().notNull(),
  floor: smallint('floor').notNull(),
  area: text('area').$type<'pasajeros' | 'publica'>().notNull(),
  location: texts('location').notNull(),
  description: texts('description').notNull(),
  phone: text('phone'),
  web: text('web'),
  colour: text('colour').notNull(),
  initials: text('initials').notNull(),
  hours: jsonb('hours').$type<OpeningHours>().notNull(),
  /** Airlines only: IATA code, check-in desks, and where to check in on the web. */
  airline: text('airline'),
  desks: text('desks'),
  webCheckIn: text('web_check_in'),
  source: source(),
});

export const establishmentTypes = pgTable('establishment_types', {
  id: integer('id').primaryKey(),
  keyword: text('keyword').notNull(),
  kind: text('kind'),
  name: texts('name').notNull(),
  subcategories: jsonb('subcategories')
    .$type<{ id: number; key: string; name: LocalizedText }[]>()
    .notNull(),
});

/** The indoor map in use: one IMDF archive, with the walking graph that came beside it. */
export const mapArchive = pgTable('map_archive', {
  id: smallint('id').primaryKey(),
  version: text('version').notNull(),
  language: text('language').notNull(),
  graph: jsonb('graph').$type<WalkGraph>(),
  source: source(),
  importedAt: instant('imported_at').notNull(),
});

export const mapFeatures = pgTable('map_features', {
  id: text('id').primaryKey(),
  featureType: text('feature_type').$type<FeatureType>().notNull(),
  position: integer('position').notNull(),
  geometry: jsonb('geometry').$type<ImdfGeometry>(),
  properties: jsonb('properties').$type<Record<string, unknown>>().notNull(),
});

export const services = pgTable('services', {
  slug: text('slug').primaryKey(),
  position: integer('position').notNull(),
  pictogram: text('pictogram').notNull(),
  terminals: jsonb('terminals').$type<('T1' | 'T2')[]>().notNull(),
  location: texts('location'),
  schedule: jsonb('schedule').$type<WeekSchedule>(),
  facts: jsonb('facts')
    .$type<{ label: LocalizedText; value: LocalizedText; origin: SourceNote }[]>()
    .notNull(),
});

export const parkings = pgTable('parkings', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  terminal: text('terminal').$type<'T1' | 'T2'>().notNull(),
  name: texts('name').notNull(),
  vehicle: text('vehicle').$type<'car' | 'motorcycle' | 'bicycle'>().notNull(),
  capacity: integer('capacity').notNull(),
  capacityOrigin: note('capacity_origin').notNull(),
  copPerMinute: integer('cop_per_minute').notNull(),
  tariffOrigin: note('tariff_origin').notNull(),
  contact: text('contact'),
});

/** Security checkpoints: their lanes, from which the waiting time follows. */
export const queues = pgTable('queues', {
  id: text('id').primaryKey(),
  terminal: smallint('terminal').$type<1 | 2>().notNull(),
  kind: text('kind').$type<'international' | 'national'>().notNull(),
  lanes: integer('lanes').notNull(),
  passengersPerLaneHour: integer('passengers_per_lane_hour').notNull(),
});

export const exchangeRates = pgTable('exchange_rates', {
  currency: text('currency').primaryKey(),
  position: integer('position').notNull(),
  copPerUnit: numeric('cop_per_unit', { mode: 'number' }).notNull(),
});

export const offers = pgTable('offers', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  audience: text('audience').$type<'passenger' | 'employee'>().notNull(),
  category: text('category').$type<'duty_free' | 'food_beverages' | 'shopping'>().notNull(),
  featured: boolean('featured').notNull(),
  title: texts('title').notNull(),
  text: texts('text').notNull(),
  conditions: texts('conditions').notNull(),
  establishment: text('establishment').notNull(),
  discountPercent: integer('discount_percent'),
  priceCop: integer('price_cop'),
  colour: text('colour').notNull(),
});

export const banners = pgTable('banners', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  placement: text('placement').$type<'home' | 'internal'>().notNull(),
  title: texts('title').notNull(),
  text: texts('text').notNull(),
  action: texts('action').notNull(),
  href: text('href').notNull(),
  illustration: text('illustration').notNull(),
  colour: text('colour').notNull(),
});

export const popups = pgTable('popups', {
  id: text('id').primaryKey(),
  title: texts('title').notNull(),
  text: texts('text').notNull(),
  action: texts('action'),
  href: text('href'),
  paths: jsonb('paths').$type<string[]>().notNull(),
  frequency: text('frequency').$type<'once' | 'daily' | 'session'>().notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
});

export const airportState = pgTable('airport_state', {
  id: integer('id').primaryKey(),
  open: boolean('open').notNull(),
  messageOpen: texts('message_open').notNull(),
  messageClosed: texts('message_closed').notNull(),
  since: instant('since').notNull(),
});

export const contactMessages = pgTable('contact_messages', {
  reference: text('reference').primaryKey(),
  fullName: text('full_name').notNull(),
  email: text('email').notNull(),
  mobile: text('mobile').notNull(),
  subject: text('subject').notNull(),
  comment: text('comment').notNull(),
  locale: text('locale').notNull(),
  consentVersion: text('consent_version').notNull(),
  consentPurpose: text('consent_purpose').notNull(),
  consentAt: instant('consent_at').notNull(),
  idempotencyKey: text('idempotency_key'),
  requestHash: text('request_hash').notNull(),
  receivedAt: instant('received_at').notNull(),
});

export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  fullName: text('full_name').notNull(),
  /** As it was typed; unique whatever the case. */
  email: text('email').notNull(),
  locale: text('locale').notNull(),
  purpose: text('purpose').$type<'newsletter'>().notNull(),
  consentVersion: text('consent_version').notNull(),
  consentedAt: instant('consented_at').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const taxiPlaces = pgTable('taxi_places', {
  slug: text('slug').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  kind: text('kind').notNull(),
  km: doublePrecision('km').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
});

export const taxiUsers = pgTable('taxi_users', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name'),
  phone: text('phone').notNull(),
  phoneCountryCode: text('phone_country_code').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** The last sign-in or booking. */
  seenAt: instant('seen_at').notNull().defaultNow(),
});

export const taxiConsents = pgTable('taxi_consents', {
  userId: integer('user_id').notNull(),
  purpose: text('purpose').notNull(),
  version: text('version').notNull(),
  at: instant('at').notNull(),
});

export const taxiCodes = pgTable('taxi_codes', {
  request: text('request').primaryKey(),
  phoneCountryCode: text('phone_country_code').notNull(),
  phone: text('phone').notNull(),
  locale: text('locale').notNull(),
  consentVersion: text('consent_version').notNull(),
  salt: text('salt').notNull(),
  codeHash: text('code_hash').notNull(),
  attempts: integer('attempts').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** When it was used, or another one took its place. */
  endedAt: instant('ended_at'),
  used: boolean('used').notNull().default(false),
});

export const taxiVehicles = pgTable('taxi_vehicles', {
  plate: text('plate').primaryKey(),
  position: integer('position').notNull(),
  class: text('class').$type<'standard' | 'quality'>().notNull(),
  name: text('name').notNull(),
  driverName: text('driver_name').notNull(),
  authorisedUntil: date('authorised_until').notNull(),
});

/** Half hours in which a vehicle of the demonstration is taken. */
export const taxiSlots = pgTable('taxi_slots', {
  plate: text('plate').notNull(),
  slot: instant('slot').notNull(),
  number: text('number').notNull(),
});

export const taxiSessions = pgTable('taxi_sessions', {
  /** SHA-256 of the token, so that a copy of the table opens no session. */
  tokenHash: text('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const taxiBookings = pgTable('taxi_bookings', {
  number: text('number').primaryKey(),
  userId: integer('user_id').notNull(),
  status: text('status').$type<'nueva' | 'confirmada' | 'cumplida'>().notNull(),
  origin: text('origin').notNull(),
  destination: text('destination').notNull(),
  at: instant('at').notNull(),
  name: text('name').notNull(),
  mobile: text('mobile').notNull(),
  email: text('email'),
  paymentMethod: text('payment_method').$type<'cash' | 'card-terminal'>().notNull(),
  priceCop: integer('price_cop'),
  vehicle: text('vehicle'),
  driverName: text('driver_name'),
  plate: text('plate'),
  persons: integer('persons').notNull(),
  bags: integer('bags').notNull(),
  originSlug: text('origin_slug'),
  destinationSlug: text('destination_slug'),
  /** The pickup that was asked for; `at` moves with the flight. */
  askedAt: instant('asked_at'),
  flight: text('flight'),
  vehicleClass: text('vehicle_class').$type<'standard' | 'quality'>().notNull().default('standard'),
  km: doublePrecision('km').notNull().default(15),
  doorToDoor: boolean('door_to_door').notNull().default(false),
  priceMaxCop: integer('price_max_cop'),
  locale: text('locale').$type<'es' | 'en' | 'fr' | 'pt'>().notNull().default('es'),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** Null until the dispatcher has answered: such a booking is seen by nobody. */
  dispatchedAt: instant('dispatched_at'),
  cancelledAt: instant('cancelled_at'),
  /** Whether vehicle and driver are the demonstration's. */
  demo: boolean('demo').notNull().default(true),
  /** Rises with each change, for calendars (RFC 5545). */
  sequence: integer('sequence').notNull().default(0),
  idempotencyKey: text('idempotency_key'),
  requestHash: text('request_hash'),
  answer: json('answer').$type<TaxiBooking>(),
});
