import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { forgetFiles } from '../../attachments/content.ts';
import { forgetMails } from '../../mail/mail.ts';
import { day } from '../../time/time.ts';
import type { CaseContext } from './context.ts';
import { audit, findCase, type CaseEventDetails } from './store.ts';
import { caseAudit, caseEvents, cases } from './tables.ts';
import { closedStates, isClosed } from '../lifecycle/transitions.ts';

/**
 * Days after its end, which is an answer, a forwarding or a withdrawal, for which a case is kept whole. No law of ours names a figure: Ley 1581 of 2012 asks for no longer than
 * the purpose needs, and this one is the site's choice, for counsel to confirm.
 */
export const caseDays = 730;
/** Days for which it is kept who of the office saw or did what. */
export const auditDays = 1_825;
/** A release before this one wrote the answer’s instant alone. */
const closedAt = sql<Date>`coalesce(${cases.closedAt}, ${cases.answeredAt})`;
/** Cases that one run of the job erases: what is left is the next one's. */
const atOnce = 100;

/** What became of an erasure: an open case is kept, since its answer is owed (Ley 1755 of 2015). */
export type Erased = 'erased' | 'open' | 'missing';

/**
 * Takes what is personal out of a case that is over: its answers, the words of its history, its files, its sender's hash and its e-mails,
 * in one transaction. Number, kind, topic and days stay, and show that the terms were met.
 * @param actor who of the office, or `retention`.
 */
export const eraseCase = (
  { clock, database, encryption }: CaseContext,
  number: string,
  actor: string,
): Promise<Erased> =>
  database.work.transaction(async (client) => {
    const orm = drizzle(client);
    const found = await findCase(orm, { encryption }, number, true);
    if (!found || found.erasedAt) return 'missing';
    if (!isClosed(found.state)) return 'open';
    const now = clock.now();
    await orm
      .update(cases)
      .set({ answers: '', emailHash: null, erasedAt: now })
      .where(eq(cases.number, number));
    const rows = await orm.select().from(caseEvents).where(eq(caseEvents.number, number));
    for (const { id, details } of rows) {
      const {
        text: _words,
        mail: _address,
        ...kept
      } = JSON.parse(encryption.decrypt(details, number)) as CaseEventDetails;
      await orm
        .update(caseEvents)
        .set({ details: encryption.encrypt(JSON.stringify(kept), number) })
        .where(eq(caseEvents.id, id));
    }
    await forgetFiles(client, number);
    await forgetMails(client, [number]);
    await audit(orm, now, actor, 'erase', number);
    return 'erased';
  });

/** Erases the cases whose time is over, and forgets what is old of who saw them. */
export async function forgetOldCases(context: CaseContext): Promise<void> {
  const before = (days: number) => new Date(context.clock.now().getTime() - days * day);
  const orm = context.database.orm();
  const due = await orm
    .select({ number: cases.number })
    .from(cases)
    .where(
      and(
        inArray(cases.state, [...closedStates]),
        isNull(cases.erasedAt),
        lt(closedAt, before(caseDays)),
      ),
    )
    .orderBy(asc(closedAt))
    .limit(atOnce);
  for (const { number } of due) await eraseCase(context, number, 'retention');
  await orm.delete(caseAudit).where(lt(caseAudit.at, before(auditDays)));
}
