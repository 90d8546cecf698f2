import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { listFiles } from '../attachments/files.ts';
import { queueMail, type Mail, type MailFile } from '../mail/mail.ts';
import type { CaseContext } from './store/context.ts';
import { caseMail } from './mails/mails.ts';
import { addEvent, audit, findCase, type Case, type CaseEvent } from './store/store.ts';
import { cases, type CaseEventKind } from './store/tables.ts';
import { transferMail } from './mails/transferMail.ts';
import { pauseOf } from './lifecycle/pause.ts';
import type { Refusal } from './lifecycle/refusal.ts';
import { changeOf, isRefusal, type CaseAction } from './lifecycle/transitions.ts';

const eventOf: Readonly<Record<CaseAction['kind'], CaseEventKind>> = {
  take: 'taken',
  ask: 'asked',
  extend: 'extended',
  forward: 'forwarded',
  answer: 'answered',
  inform: 'informed',
  reopen: 'reopened',
  rate: 'rated',
  'more-time': 'granted',
  withdraw: 'withdrawn',
};

/** What became of an action. */
export type Acted =
  | { kind: 'done'; case: Case }
  | { kind: 'missing' }
  | { kind: 'refused'; refusal: Refusal };

/** What goes along with an action. */
export interface Along {
  /** Sent to the sender with an answer, and with what is forwarded to who is competent. */
  files?: readonly MailFile[];
  /** Whether the case has it already: then nothing changes. Asked while nobody else changes the case. */
  isDone?: (found: Case) => boolean;
  /** Done in the transaction of the action. */
  within?: (client: PoolClient) => Promise<void>;
}

/**
 * Does something with a case: its change, its event, the e-mails that tell of it and the audit are one transaction.
 * @param actor who of the office; null when it is the sender, or the law.
 */
export async function act(
  context: CaseContext,
  number: string,
  action: CaseAction,
  actor: string | null,
  { files = [], isDone, within }: Along = {},
): Promise<Acted> {
  const { clock, database } = context;
  const now = clock.now();
  return database.transaction(async (client) => {
    const orm = drizzle(client);
    const found = await findCase(orm, context, number, true);
    if (!found || found.erasedAt) return { kind: 'missing' };
    if (isDone?.(found)) return { kind: 'done', case: found };
    const change = changeOf({ ...found, pause: pauseOf(found.events) }, action, now);
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
      ...(action.kind === 'forward' && {
        to: action.to,
        ...(action.mail && { mail: action.mail }),
      }),
      ...(action.kind === 'rate' && { rating: action.rating }),
    };
    await addEvent(client, context, number, event);
    if (actor !== null) await audit(orm, now, actor, action.kind, number);
    const { answers: _encrypted, ...columns } = row;
    await within?.(client);
    const done: Case = {
      ...{ ...found, ...columns, events: [...found.events, event] },
      files: await listFiles(orm, context, { number }),
    };
    for (const mail of mailsOf(context, done, event, files))
      await queueMail(client, context.encryption, mail, now);
    return { kind: 'done', case: done };
  });
}

/** What is sent of an event: to who sent the case, and the case itself to who is competent. */
function mailsOf(
  context: CaseContext,
  found: Case,
  event: CaseEvent,
  files: readonly MailFile[],
): Mail[] {
  const told = caseMail(context, found, event);
  if (event.mail !== undefined)
    return [...(told ? [told] : []), transferMail(found, { ...event, mail: event.mail }, files)];
  return told ? [{ ...told, files }] : [];
}
