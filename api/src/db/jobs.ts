import type { Listener } from './listener.ts';

/** Work that one process does for all of a database. */
export type Job = 'news' | 'taxi' | 'mail' | 'limits' | 'rates';

/** The space of the jobs' advisory locks; the others of this API are single numbers. */
const space = 20260106;

/**
 * Who does which job: a session-level advisory lock each, on the listener's connection. It ends with the connection, so a
 * process that dies, or hangs, gives its jobs up without a word, and the next one that asks has them.
 * @returns whether this process has the job; it takes it when nobody has.
 */
export function keepJobs(listener: Listener): (job: Job) => Promise<boolean> {
  const held = new Map<Job, number>();
  return async (job) => {
    await listener.start();
    const session = listener.session();
    if (session === 0) return false;
    if (held.get(job) === session) return true;
    const [row] = await listener.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as taken',
      [space, job],
    );
    if (row?.taken !== true || listener.session() !== session) return false;
    held.set(job, session);
    return true;
  };
}
