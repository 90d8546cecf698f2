import { realScheduler } from '@eldorado/releases/scheduler';
import { chance } from '../demo/random.ts';

/**
 * Lets up to a tenth of a second go by, in each round another part of it: a process is then killed. Nothing is waited for, and what
 * is asserted holds at every moment.
 * @param suite of its own moments, which are the same in each run.
 */
export const randomMoment = (suite: string, round: number): Promise<void> =>
  realScheduler({ holds: true }).sleep(chance(suite, round, 'moment') * 100);
