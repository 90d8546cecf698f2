import type { Scheduler } from '@eldorado/releases/scheduler';
import type { Database } from '../db/database.ts';
import type { Job } from '../db/jobs.ts';
import { repeat } from './repeat.ts';

/**
 * Does a job again and again in one process of all that share a database: each looks as often, and goes on only while it
 * has the job. When the one that has it dies, the next to look takes over.
 */
export const repeatAlone = (
  { database, scheduler }: { database: Pick<Database, 'has'>; scheduler: Scheduler },
  job: Job,
  everyMs: number,
  work: () => Promise<void>,
  warn: (error: unknown) => void,
) =>
  repeat(
    scheduler,
    everyMs,
    async () => {
      if (await database.has(job)) await work();
    },
    warn,
  );
