import type { Database } from '../../db/database.ts';
import type { Encryption } from '../../encryption/encryption.ts';
import { openMail, type KeptMail, type Mail } from '../mail.ts';

/** The e-mails that wait in the outbox, opened, by their ids. */
export const waitingMails = ({
  database,
  encryption,
}: {
  database: Database;
  encryption: Encryption;
}) =>
  database.transaction(async (client): Promise<Mail[]> => {
    const { rows } = await client.query<{ id: string; content: KeptMail }>(
      `select id, content from mails where state = 'waiting' order by id`,
    );
    return rows.map(({ id, content }) => openMail(encryption, id, content));
  });
