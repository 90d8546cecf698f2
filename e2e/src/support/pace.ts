import { setTimeout as sleep } from 'node:timers/promises';

/** How long somebody or something takes, in milliseconds: a visitor between two tries, a file on its way. Nothing is waited for with it. */
// eslint-disable-next-line no-restricted-syntax -- the one place
export const takes = (milliseconds: number): Promise<void> => sleep(milliseconds);
