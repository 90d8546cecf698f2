import type { ApiContext } from '../context.ts';
import { repeat } from '../time/repeat.ts';
import { repeatAlone } from '../time/repeatAlone.ts';
import { day, hour } from '../time/time.ts';
import { sendMails, sentAtOnce } from './sendMails.ts';

type Context = Pick<ApiContext, 'clock' | 'database' | 'mailer' | 'scheduler' | 'encryption'>;

/** Milliseconds between two looks. */
const lookEvery = 2_000;
/** Days for which it is kept that an e-mail was sent, refused or given up, unless its subject is forgotten before. */
const mailDays = 180;

/**
 * Sends the outbox's e-mails every few seconds, in one process at a time, and forgets old ones. The files of a folder are
 * each process's own to delete.
 */
export function openMailDesk(context: Context, warn: (error: unknown) => void) {
  const desk = repeatAlone(
    context,
    'mail',
    lookEvery,
    async () => {
      while ((await sendMails(context)) === sentAtOnce);
    },
    warn,
  );
  let sweptAt = 0;
  const sweep = repeat(
    context.scheduler,
    lookEvery,
    async () => {
      const now = context.clock.now().getTime();
      if (now - sweptAt < hour) return;
      await forgetOldMails(context);
      await sweepMails(context);
      sweptAt = now;
    },
    warn,
  );
  return {
    async close() {
      await desk.close();
      await sweep.close();
    },
  };
}

/** Forgets what ended long ago. */
export const forgetOldMails = ({ clock, database }: Pick<Context, 'clock' | 'database'>) =>
  database.work.transaction((client) =>
    client.query('delete from mails where ended_at < $1', [
      new Date(clock.now().getTime() - mailDays * day),
    ]),
  );

/** Deletes the files of this process's outbox whose e-mail is forgotten. */
export async function sweepMails({ database, mailer }: Pick<Context, 'database' | 'mailer'>) {
  // The files first: an e-mail is in the table before it is a file.
  const kept = await mailer.kept();
  if (kept.length === 0) return;
  const { rows } = await database.work.transaction((client) =>
    client.query<{ id: string }>(
      `select id from unnest($1::text[]) id
       where not exists (select 1 from mails m where m.id = id.id)`,
      [kept],
    ),
  );
  await mailer.forget(rows.map(({ id }) => id));
}
