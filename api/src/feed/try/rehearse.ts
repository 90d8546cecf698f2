import type { Database } from '../../db/database.ts';

/** Carries what a transaction came to past its end. */
class TakenBack extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super('The rehearsal is over');
    this.result = result;
  }
}

/**
 * The same database, of which every transaction is taken back when it has come to its result: an import goes all its way, with
 * what the tables themselves refuse, and nothing of it stays.
 */
export function rehearse(database: Database): Database {
  const transaction: Database['transaction'] = async (work) => {
    try {
      await database.work.transaction(async (client) => {
        throw new TakenBack(await work(client));
      });
    } catch (error) {
      if (error instanceof TakenBack) return error.result as Awaited<ReturnType<typeof work>>;
      throw error;
    }
    throw new Error('A rehearsal was not taken back');
  };
  return { ...database, transaction, work: { ...database.work, transaction } };
}
