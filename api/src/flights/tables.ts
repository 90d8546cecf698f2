import { instant, texts, source } from '../db/columns.ts';
import {
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';

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
