import type { Database } from '../../db/database.ts';
import { makeNetworkLimit } from '../../http/limits/networkLimit.ts';
import { minute } from '../../time/time.ts';

/**
 * Limits what is sent with files, by all doors together: a file that is announced, or a form with some. A terminal's wifi is one
 * address, from which a hundred forms are taken in ten minutes: with three files each. What is kept of everybody is limited by
 * their drafts, which have an hour's budget.
 */
export const makeFileLimit = (database: Database) =>
  makeNetworkLimit(database, { name: 'case-files', limit: 300, windowMs: 10 * minute });
