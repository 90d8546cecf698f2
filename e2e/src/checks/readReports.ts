import path from 'node:path';
import { firstLine, outcome, type Fault, type Outcome } from './outcome.ts';

/** What is read of Jest's `--json`. */
export interface JestReport {
  testResults: readonly {
    name: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: readonly {
      status: string;
      fullName: string;
      failureMessages?: readonly string[] | null;
      /** What failed the tries before the last one. */
      retryReasons?: readonly string[] | null;
      invocations?: number;
    }[];
  }[];
}

/** @param root the folder that file names begin with. */
export function readJest({ testResults }: JestReport, root: string): Outcome {
  const faults: Fault[] = [];
  const flaky: Fault[] = [];
  const times = [];
  let passed = 0;
  for (const suite of testResults) {
    const file = path.relative(root, suite.name);
    times.push({ name: file, seconds: (suite.endTime - suite.startTime) / 1_000 });
    let failed = 0;
    for (const {
      status,
      fullName: test,
      failureMessages,
      retryReasons,
      invocations,
    } of suite.assertionResults) {
      if (status === 'failed') {
        failed += 1;
        faults.push({ file, test, cause: firstLine(failureMessages?.[0] ?? '') });
      } else if (status === 'passed') {
        passed += 1;
        if ((invocations ?? 1) > 1)
          flaky.push({ file, test, cause: firstLine(retryReasons?.[0] ?? '') });
      }
    }
    // A suite that does not even load fails no test of its own.
    const didNotLoad = suite.assertionResults.length === 0 && suite.message !== '';
    if (failed === 0 && didNotLoad)
      faults.push({ file, test: 'does not load', cause: causeOf(suite.message) });
  }
  return outcome({ passed, faults, flaky, times });
}

/** Jest names the suite and that it failed to run before it says why. */
const causeOf = (message: string) =>
  firstLine(message.replace(/^.*●.*$/m, '')) || firstLine(message);

interface PlaywrightSuite {
  title: string;
  suites?: readonly PlaywrightSuite[];
  specs?: readonly {
    title: string;
    file: string;
    tests: readonly {
      status: string;
      results: readonly { status: string; duration: number; error?: { message?: string } }[];
    }[];
  }[];
}

/** What is read of Playwright's JSON reporter. */
export interface PlaywrightReport {
  suites?: readonly PlaywrightSuite[];
  /** What went wrong outside of a test. */
  errors?: readonly { message?: string }[];
}

/** @param folder where the journeys are, from the repository's root. */
export function readPlaywright({ suites, errors }: PlaywrightReport, folder: string): Outcome {
  const faults: Fault[] = [];
  const flaky: Fault[] = [];
  const seconds = new Map<string, number>();
  let passed = 0;
  const read = (suite: PlaywrightSuite) => {
    for (const { title: test, file: name, tests } of suite.specs ?? []) {
      const file = path.join(folder, name);
      for (const { status, results } of tests) {
        const took = results.reduce((sum, { duration }) => sum + duration / 1_000, 0);
        seconds.set(file, (seconds.get(file) ?? 0) + took);
        const cause = firstLine(results.find(({ error }) => error)?.error?.message ?? '');
        if (status === 'unexpected') faults.push({ file, test, cause });
        else if (status !== 'skipped') passed += 1;
        if (status === 'flaky') flaky.push({ file, test, cause });
      }
    }
    for (const inner of suite.suites ?? []) read(inner);
  };
  for (const suite of suites ?? []) read(suite);
  for (const { message } of errors ?? [])
    faults.push({ file: folder, test: '', cause: firstLine(message ?? '') });
  const times = [...seconds].map(([name, took]) => ({ name, seconds: took }));
  return outcome({ passed, faults, flaky, times });
}
