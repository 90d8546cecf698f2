import {
  customType,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { instant, source } from '../db/columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The timetable in use. */
export const transitFeed = pgTable('transit_feed', {
  id: smallint('id').primaryKey(),
  version: text('version').notNull(),
  source: source(),
  publisher: text('publisher').notNull(),
  publisherUrl: text('publisher_url'),
  feedVersion: text('feed_version'),
  validFrom: date('valid_from').notNull(),
  validTo: date('valid_to').notNull(),
  importedAt: instant('imported_at').notNull(),
});

export const transitStops = pgTable('transit_stops', {
  position: integer('position').primaryKey(),
  id: text('id').notNull(),
  name: text('name').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
});

export const transitRoutes = pgTable('transit_routes', {
  position: integer('position').primaryKey(),
  id: text('id').notNull(),
  shortName: text('short_name').notNull(),
  longName: text('long_name').notNull(),
  color: text('color'),
});

export const transitServices = pgTable('transit_services', {
  position: integer('position').primaryKey(),
  id: text('id').notNull(),
  /** Bit 0 is Monday. */
  weekdays: integer('weekdays').notNull(),
  validFrom: date('valid_from').notNull(),
  validTo: date('valid_to').notNull(),
  added: jsonb('added').$type<string[]>().notNull(),
  removed: jsonb('removed').$type<string[]>().notNull(),
});

/** Trips that stop at the same stops in the same order, none of which overtakes another. */
export const transitPatterns = pgTable('transit_patterns', {
  position: integer('position').primaryKey(),
  route: integer('route').notNull(),
  headsign: text('headsign').notNull(),
  stops: bytes('stops').notNull(),
  rules: bytes('rules').notNull(),
  services: bytes('services').notNull(),
  times: bytes('times').notNull(),
});

export const transitTransfers = pgTable('transit_transfers', {
  fromStop: integer('from_stop').notNull(),
  toStop: integer('to_stop').notNull(),
  seconds: integer('seconds'),
});
