/**
 * What a test waits for at most. Tests end as soon as it is there: the figures are for a machine with other work, on which
 * the second that Testing Library gives a screen to appear is over before its code was even read.
 */
if (typeof document !== 'undefined') {
  require('@testing-library/dom').configure({ asyncUtilTimeout: 15_000 });
}
jest.setTimeout(30_000);
