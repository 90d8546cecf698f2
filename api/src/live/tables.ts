import { texts } from '../db/columns.ts';
import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';

export const parkings = pgTable('parkings', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  terminal: text('terminal').$type<'T1' | 'T2'>().notNull(),
  name: texts('name').notNull(),
  vehicle: text('vehicle').$type<'car' | 'motorcycle' | 'bicycle'>().notNull(),
  /** The demonstration's figure, where no fact says one. */
  capacity: integer('capacity'),
  /** Ids of the facts that say how many places there are and what a minute may cost. */
  capacityFact: text('capacity_fact'),
  tariffFact: text('tariff_fact'),
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
