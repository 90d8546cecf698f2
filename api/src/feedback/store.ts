import { lt } from 'drizzle-orm';
import { splitLocale } from '@eldorado/i18n/locale';
import type { Database } from '../db/database.ts';
import { withoutPersonal } from '../text/withoutPersonal.ts';
import { day } from '../time/time.ts';
import type { PageFeedback } from './schema.ts';
import { pageFeedback as table } from './tables.ts';

/** Days for which it is kept: long enough to compare a season with the one before. */
export const feedbackDays = 400;

/** Keeps what a reader said of a page, without what could name a person, whatever they wrote. */
export async function keepFeedback(
  database: Database,
  { page, release, helpful, why = '' }: PageFeedback,
  now: Date,
): Promise<void> {
  const { locale, path } = splitLocale(page);
  const [remote = '', version = ''] = release.split('@');
  await database
    .orm()
    .insert(table)
    .values({
      ...{ page: path, locale, remote, version },
      helpful: helpful === 'yes',
      why: helpful === 'no' ? plainText(why) || null : null,
      receivedAt: now,
    });
}

/** One line, since who reads it reads it in a terminal: a control character could say anything there. */
const plainText = (why: string) => withoutPersonal(why.replace(/[\p{Cc}\s]+/gu, ' ').trim());

/** Deletes what is older than `feedbackDays`. */
export const forgetFeedback = (database: Database, now: Date) =>
  database.work
    .orm()
    .delete(table)
    .where(lt(table.receivedAt, new Date(now.getTime() - feedbackDays * day)));
