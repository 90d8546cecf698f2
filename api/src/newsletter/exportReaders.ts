import { and, asc, eq } from 'drizzle-orm';
import { audit } from '../cases/store/store.ts';
import type { ApiContext } from '../context.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { csvCell } from '../openData/csv.ts';
import { isReachable } from './bounces.ts';
import { subscriptionPage, unsubscribeUrl } from './mails.ts';
import { openReader } from './reader.ts';
import { newsletterSubscriptions as table } from './tables.ts';
import { linkSecret, tokenOf } from './token.ts';

const columns = [
  'email',
  'full_name',
  'language',
  'purpose',
  'consent_version',
  'consented_at',
  'confirmed_at',
  'list_unsubscribe',
  'preferences',
];

/**
 * The readers as CSV for a mailing tool, with the proof of each one's consent and the links that each e-mail to them must
 * have: `list_unsubscribe` in the header List-Unsubscribe, with `List-Unsubscribe-Post: List-Unsubscribe=One-Click`
 * (RFC 8058), and `preferences` in the text. Who has not confirmed, and whose address does not exist any more, is
 * not among them. That somebody read it is written down.
 * @param origin the site's address.
 * @param by who of the office.
 */
export const exportReaders = (
  { clock, database, encryption }: Pick<ApiContext, 'clock' | 'database' | 'encryption'>,
  origin: string,
  by: string,
): Promise<string> =>
  database.work.transaction(async (client) => {
    const secret = await linkSecret(client);
    const orm = drizzle(client);
    await audit(orm, clock.now(), by, 'export', 'newsletter');
    const rows = await orm
      .select()
      .from(table)
      .where(and(eq(table.pending, false), isReachable))
      .orderBy(asc(table.id));
    const lines = rows.map((row) => {
      const token = tokenOf(secret, row.id);
      const { email, fullName } = openReader(encryption, row);
      return [
        email,
        fullName,
        row.locale,
        row.purpose,
        row.consentVersion,
        row.consentedAt.toISOString(),
        row.confirmedAt?.toISOString() ?? '',
        unsubscribeUrl(origin, token),
        subscriptionPage(origin, row.locale, token),
      ];
    });
    return [columns, ...lines].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
  });
