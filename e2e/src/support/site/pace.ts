import { realScheduler } from '@eldorado/releases/scheduler';

/** How long somebody or something takes, in milliseconds: a visitor between two tries, a file on its way. Nothing is waited for with it. */
export const { sleep: takes } = realScheduler({ holds: true });
