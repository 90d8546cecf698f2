import type { Database } from '../db/database.ts';
import { newsletterSubscriptions } from './tables.ts';
import { omit } from '../db/omit.ts';
import type { NewsletterInput } from './schema.ts';

/**
 * Keeps a reader with the proof of the consent (Ley 1581: text, time and purpose). An address that is known, in
 * whatever case, keeps its first row: whoever types it again must not be able to change another's name.
 */
export async function subscribe(database: Database, input: NewsletterInput, now: Date) {
  await database
    .orm()
    .insert(newsletterSubscriptions)
    .values({ ...omit(input, 'consent'), purpose: 'newsletter', consentedAt: now, createdAt: now })
    .onConflictDoNothing();
}
