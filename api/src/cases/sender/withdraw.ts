import { and, eq, lt } from 'drizzle-orm';
import { bogotaDay } from '../../time/time.ts';
import { act } from '../act.ts';
import type { CaseContext } from '../store/context.ts';
import { cases } from '../store/tables.ts';

/** Cases that one run of the job ends: what is left is the next one's. */
const atOnce = 100;

/**
 * Ends the cases that nobody completed in time: they count as withdrawn, and their senders are told so (Ley 1437 de 2011, article 17, as
 * replaced by Ley 1755 de 2015). They may open them again.
 */
export async function withdrawUncompleted(context: CaseContext): Promise<void> {
  const over = await context.database
    .orm()
    .select({ number: cases.number })
    .from(cases)
    .where(and(eq(cases.state, 'waiting'), lt(cases.replyBy, bogotaDay(context.clock.now()))))
    .limit(atOnce);
  for (const { number } of over) await act(context, number, { kind: 'withdraw' }, null);
}
