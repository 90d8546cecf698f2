import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { queueMail, type MailFile } from '../mail/mail.ts';
import type { CaseContext } from './context.ts';
import { caseMail } from './mails.ts';
import { addEvent, audit, findCase, type Case, type CaseEvent } from './store.ts';
import { cases, type CaseEventKind } from './tables.ts';
import { changeOf, isRefusal, type CaseAction, type Refusal } from './transitions.ts';

const eventOf: Readonly<Record<CaseAction['kind'], CaseEventKind>> = {
  take: 'taken',
  ask: 'asked',
  extend: 'extended',
  forward: 'forwarded',
  answer: 'answered',
  inform: 'informed',
  reopen: 'reopened',
  rate: 'rated',
};

/** What became of an action. */
export type Acted =
  { kind: 'done'; case: Case } | { kind: 'missing' } | { kind: 'refused'; refusal: Refusal };

/**
 * Does something with a case: its change, its event, the e-mail that tells of it and the audit are one transaction.
 * @param actor who of the office; null when it is the sender.
 * @param attached goes with the e-mail.
 */
export async function act(
  context: CaseContext,
  number: string,
  action: CaseAction,
  actor: string | null,
  attached: readonly MailFile[] = [],
): Promise<Acted> {
  const { clock, database } = context;
  const now = clock.now();
  return database.transaction(async (client) => {
    const orm = drizzle(client);
    const found = await findCase(orm, context, number, true);
    if (!found || found.erasedAt) return { kind: 'missing' };
    const change = changeOf(found, action, now);
    if (isRefusal(change)) return { kind: 'refused', refusal: change };
    const takenBy = actor !== null && found.takenBy === null ? { takenBy: actor } : {};
    const [row] = await orm
      .update(cases)
      .set({ ...change, ...takenBy, number })
      .where(eq(cases.number, number))
      .returning();
    if (!row) return { kind: 'missing' };
    const { replyBy, dueDay } = change;
    const event: CaseEvent = {
      kind: eventOf[action.kind],
      at: now,
      ...('text' in action && action.text.trim() !== '' && { text: action.text.trim() }),
      ...((replyBy ?? dueDay) && { day: replyBy ?? dueDay }),
      ...(action.kind === 'forward' && { to: action.to }),
      ...(action.kind === 'rate' && { rating: action.rating }),
    };
    await addEvent(client, context, number, event);
    if (actor !== null) await audit(orm, now, actor, action.kind, number);
    const { answers: _sealed, ...columns } = row;
    const done: Case = { ...found, ...columns, events: [...found.events, event] };
    const mail = caseMail(context, done, event);
    if (mail) await queueMail(client, { ...mail, files: attached }, now);
    return { kind: 'done', case: done };
  });
}
