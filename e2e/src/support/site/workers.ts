import { availableParallelism } from 'node:os';

/**
 * How many suites or journeys run beside each other: one more than there are cores, since nobody else works on the machine meanwhile and
 * each also waits, for PostgreSQL, a mail, a site that starts.
 */
export const workers = availableParallelism() + 1;
