import type * as TestingLibrary from '@testing-library/dom';

/**
 * What a test waits for at most. Tests end as soon as it is there: the figures are for a machine with other work, on which
 * the second that Testing Library gives a screen to appear is over before its code was even read.
 */
if (typeof document !== 'undefined') {
  const { configure } = jest.requireActual<typeof TestingLibrary>('@testing-library/dom');
  configure({ asyncUtilTimeout: 15_000 });
}
jest.setTimeout(30_000);

// None, so that a race is found where it is made. Where a change is only accepted or refused (.ci/run) a test has a second
// try, and one that needed it is named at the end.
jest.retryTimes(Number(process.env.CHECK_RETRIES ?? 0), { logErrorsBeforeRetry: true });
