import { texts, note } from '../db/columns.ts';
import { integer, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';

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
