import { jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import type { LocalizedText, SourceNote } from '../text/localized.ts';

/** An instant as a Date, kept with its offset. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A text in the four languages. */
export const texts = (name: string) => jsonb(name).$type<LocalizedText>();

/** The origin of a figure. */
export const note = (name: string) => jsonb(name).$type<SourceNote>();

/** Whether a row is the demonstration's or was imported. */
export const source = () => text('source').$type<'demo' | 'import'>().notNull().default('demo');
