import { jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import type { LocalizedText } from '../text/localized.ts';

/** An instant as a Date, kept with its offset. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A text in the four languages. */
export const texts = (name: string) => jsonb(name).$type<LocalizedText>();

/** Whether a row is the demonstration's or was imported. */
export const source = () => text('source').$type<'demo' | 'import'>().notNull().default('demo');
