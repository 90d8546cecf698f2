import { instant } from '../db/columns.ts';
import { boolean, date, doublePrecision, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import type { TaxiBooking } from './accountSchema.ts';

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

export const taxiVehicles = pgTable('taxi_vehicles', {
  plate: text('plate').primaryKey(),
  position: integer('position').notNull(),
  class: text('class').$type<'standard' | 'quality'>().notNull(),
  name: text('name').notNull(),
  driverName: text('driver_name').notNull(),
  authorisedUntil: date('authorised_until').notNull(),
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

/** What is typed on the pages without JavaScript, encrypted, under a hash of the token in their address. */
export const taxiVisits = pgTable('taxi_visits', {
  id: text('id').primaryKey(),
  encrypted: text('sealed').notNull(),
  /** Who signed in. */
  userId: integer('user_id'),
  changedAt: instant('changed_at').notNull(),
});
