import { instant, source } from '../db/columns.ts';
import { integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { WalkGraph } from './floors/graph.ts';
import type { FeatureType, ImdfGeometry } from './imdf/archive.ts';

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
