import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { rotateFiles } from '../attachments/sweep.ts';
import type { CaseContext } from './context.ts';
import { caseDrafts, caseEvents, cases } from './tables.ts';

/**
 * Seals everything again that was sealed with an older key, so that the key can go. One transaction: a site that runs
 * meanwhile waits for it, and whatever is stopped changes nothing.
 * @returns how many texts were sealed again.
 */
export async function rotateKeys(context: CaseContext): Promise<number> {
  const { database, seal } = context;
  const again = (text: string, about: string) => seal.seal(seal.open(text, about), about);
  return database.work.transaction(async (client) => {
    const orm = drizzle(client);
    let count = 0;
    for (const { number, answers } of await orm.select().from(cases).for('update')) {
      if (answers === '' || seal.isCurrent(answers)) continue;
      await orm
        .update(cases)
        .set({ answers: again(answers, number) })
        .where(eq(cases.number, number));
      count += 1;
    }
    for (const { id, number, details } of await orm.select().from(caseEvents).for('update')) {
      if (seal.isCurrent(details)) continue;
      await orm
        .update(caseEvents)
        .set({ details: again(details, number) })
        .where(eq(caseEvents.id, id));
      count += 1;
    }
    for (const { id, answers } of await orm.select().from(caseDrafts).for('update')) {
      if (answers === '' || seal.isCurrent(answers)) continue;
      await orm
        .update(caseDrafts)
        .set({ answers: again(answers, id) })
        .where(eq(caseDrafts.id, id));
      count += 1;
    }
    return count + (await rotateFiles(client, context));
  });
}
