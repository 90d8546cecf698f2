import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { foreignText } from './foreignText.ts';

/** An e-mail about a case that reached nobody. @property kind the event that it tells of. */
export interface LostMail {
  kind: string;
  state: 'refused' | 'given-up' | 'bounced';
  /** What a server said last, without addresses. */
  answer: string;
}

/** The kind of the e-mail that takes a case to who is competent; all others are for its sender. */
export const transferKind = 'transfer';

/** The e-mails about cases that reached nobody, by the cases' numbers, the oldest first. */
export async function lostMails(
  orm: ReturnType<Database['orm']>,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly LostMail[]>> {
  const { rows } = await orm.execute<{ id: string; about: string } & Omit<LostMail, 'kind'>>(sql`
    select id, about, state, coalesce(answer, '') as answer from mails
    where state in ('refused', 'given-up', 'bounced') and about in (select json_array_elements_text(${JSON.stringify(numbers)}::json))
    order by queued_at, id`);
  const lost = new Map<string, LostMail[]>();
  for (const { id, about, state, answer } of rows) {
    const kind = id.split('-').at(-1) ?? '';
    lost.set(about, [...(lost.get(about) ?? []), { kind, state, answer }]);
  }
  return lost;
}

/** Those of one case. */
export const lostOf = async ({ database }: { database: Database }, number: string) =>
  (await lostMails(database.orm(), [number])).get(number) ?? [];

const words = { refused: 'was refused', 'given-up': 'could not be sent', bounced: 'came back' };

/** Such an e-mail as the office reads it. */
export const lostLine = ({ kind, state, answer }: LostMail): string =>
  `the e-mail that it is ${kind} ${words[state]}${answer && `: ${foreignText(answer)}`}`;
