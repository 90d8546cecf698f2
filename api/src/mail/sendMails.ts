import type { Scheduler } from '@eldorado/releases/scheduler';
import type { Database } from '../db/database.ts';
import type { Clock } from '../time/clock.ts';
import { day, hour, minute } from '../time/time.ts';
import type { Encryption } from '../encryption/encryption.ts';
import { openMail, type KeptMail } from './mail.ts';
import type { Mailer, MailOutcome } from './mailer.ts';

/** E-mails that are under way at once. */
export const sentAtOnce = 5;
const longestPause = 4 * hour;
/** An e-mail that no server took for so long is given up (RFC 5321 asks senders for four to five days). */
const givenUpAfter = 4 * day;
/**
 * Who takes an e-mail has it for so long, and again each time it says that it is still at it: nobody else sends it meanwhile, and when
 * its process dies it is due again within half a minute.
 */
const takenFor = minute / 2 - 5_000;
const saidEvery = takenFor / 3;

interface Due {
  id: string;
  content: KeptMail;
  attempts: number;
  queued_at: Date;
}

/** Milliseconds to wait after so many failed attempts: 1, 2, 4 and more minutes, at most four hours. */
export const pauseAfter = (failed: number) => Math.min(minute * 2 ** (failed - 1), longestPause);

/**
 * Tries the e-mails that are due, each once. What is not taken comes again after a pause that doubles; what is refused or
 * given up is recorded with the server's words.
 *
 * One can reach its reader twice when the server took it and this process never knew: the process was killed, the
 * connection dropped or the database went away between the server's last answer and the note of it. Both then have the same
 * Message-ID and date, by which mail programs show one.
 * @returns how many were tried.
 * @throws once all were tried, when the outcome of one could not be noted.
 */
export async function sendMails(context: {
  clock: Clock;
  scheduler: Pick<Scheduler, 'every'>;
  database: Database;
  mailer: Mailer;
  encryption: Encryption;
}): Promise<number> {
  const { clock, scheduler, database, mailer, encryption } = context;
  const now = clock.now();
  const { rows: due } = await database.work.transaction((client) =>
    client.query<Due>(
      `update mails set attempts = attempts + 1, due_at = $1::timestamptz + $3::interval
       where id in (
         select id from mails where state = 'waiting' and due_at <= $1
         order by due_at, id limit $2 for update skip locked
       )
       returning id, content, attempts, queued_at`,
      [now, sentAtOnce, `${takenFor} milliseconds`],
    ),
  );
  const underWay = new Set(due.map(({ id }) => id));
  // What cannot be said is said the next time.
  const stopSaying = scheduler.every(saidEvery, () => void keep().catch(() => undefined));
  // Each to its end: an outcome that cannot be noted leaves the others taken.
  const ends = await Promise.allSettled(
    due.map((mail) => attempt(mail).finally(() => underWay.delete(mail.id))),
  );
  stopSaying();
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return due.length;

  /** One whose outcome is noted meanwhile has a longer pause, and keeps it. */
  function keep() {
    return database.work.transaction((client) =>
      client.query(
        `update mails set due_at = greatest(due_at, $2) where id = any($1) and state = 'waiting'`,
        [[...underWay], new Date(clock.now().getTime() + takenFor)],
      ),
    );
  }

  /** What cannot be opened waits for its key as for a server. */
  async function send({ id, content }: Pick<Due, 'id' | 'content'>, queuedAt: Date) {
    try {
      return await mailer.send(openMail(encryption, id, content), queuedAt);
    } catch (error) {
      const answer = error instanceof Error ? error.message : String(error);
      return { kind: 'later', answer } satisfies MailOutcome;
    }
  }

  async function attempt({ id, content, attempts, queued_at: queuedAt }: Due) {
    const { kind, answer } = await send({ id, content }, queuedAt);
    const again = new Date(now.getTime() + pauseAfter(attempts));
    const goesOn = kind === 'later' && again.getTime() - queuedAt.getTime() <= givenUpAfter;
    const state = kind === 'later' ? 'given-up' : kind;
    await database.work.transaction((client) =>
      goesOn
        ? client.query(
            `update mails set due_at = $2, answer = $3 where id = $1 and state = 'waiting'`,
            [id, again, answer],
          )
        : client.query(
            `update mails set state = $2, ended_at = $3, answer = $4, content = null
             where id = $1 and state = 'waiting'`,
            [id, state, clock.now(), answer],
          ),
    );
  }
}
