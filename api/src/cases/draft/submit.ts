import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Locale } from '@eldorado/i18n/locale';
import type { PqrsDraft, PqrsStep } from '@eldorado/rules/pqrs';
import { firstPqrsStepToDo } from '@eldorado/rules/pqrs-schema';
import { giveFiles } from '../../attachments/content.ts';
import { listFiles } from '../../attachments/files.ts';
import { queueMail } from '../../mail/mail.ts';
import { rulesNow, type DraftContext } from './draftContext.ts';
import { endDraft, findDraft } from './drafts.ts';
import { draftId } from '../store/links.ts';
import { caseMail } from '../mails/mails.ts';
import { createCase, findCase, type Case } from '../store/store.ts';

/** What became of a draft that was sent. */
export type Submitted =
  | { kind: 'sent'; case: Case; again: boolean }
  /** @property step the first page with something to correct. */
  | { kind: 'incomplete'; step: PqrsStep }
  | { kind: 'missing' };

/**
 * Makes a case of a draft, once: posts of the same draft, one after another or at the same moment, lead to the same case
 * and one e-mail.
 */
export async function submitDraft(
  context: DraftContext,
  token: string,
  said: {
    locale: Locale;
    consentVersion: string;
    /** Counts what is about to become a case; refuses it by throwing, and then the draft stays. */
    count: (client: PoolClient, draft: PqrsDraft) => Promise<void>;
  },
): Promise<Submitted> {
  const { clock, database } = context;
  return database.transaction(async (client) => {
    const kept = await findDraft(client, context, token, true);
    if (kept === null) return { kind: 'missing' };
    if (kept.kind === 'sent') {
      const found = await findCase(drizzle(client), context, kept.number);
      return found ? { kind: 'sent', case: found, again: true } : { kind: 'missing' };
    }
    const now = clock.now();
    const step = firstPqrsStepToDo(kept.draft, ...rulesNow(context));
    if (step !== null) return { kind: 'incomplete', step };
    const { count, ...rest } = said;
    await count(client, kept.draft);
    const made = await createCase(client, context, kept.draft, { ...rest, at: now });
    await giveFiles(client, draftId(token), made.number);
    const files = await listFiles(drizzle(client), context, { number: made.number });
    await endDraft(client, token, made.number);
    const [received] = made.events;
    const mail = received && caseMail(context, made, received);
    if (mail) await queueMail(client, context.encryption, mail, now);
    return { kind: 'sent', case: { ...made, files }, again: false };
  });
}
