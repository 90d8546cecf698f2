import { outcome } from './outcome.ts';
import { readJest, readPlaywright } from './readReports.ts';
import { faultsByLine } from './runCommand.ts';
import { closingLines, runStages, type Stage } from './runStages.ts';

const good = (name: string, needs: string[] = []): Stage => ({
  name,
  needs,
  run: () => outcome({ passed: 2 }),
});
const bad = (name: string, cause: string): Stage => ({
  name,
  run: () => outcome({ passed: 1, faults: [{ file: `${name}.ts`, test: 'a test', cause }] }),
});
const said: string[] = [];
const say = (line: string) => void said.push(line.replace(/[\d.]+ s$/, 'N s'));
beforeEach(() => said.splice(0));

test('every stage runs, whatever failed before it, but those that need what failed', async () => {
  const throwing: Stage = {
    name: 'thrown',
    run: () => Promise.reject(new Error('\nno disk\nat x')),
  };
  const report = await runStages(
    [
      [[bad('lint', 'a rule')], [bad('build', 'no chunk'), good('format')]],
      [[good('unit'), throwing]],
      [[good('start', ['build']), good('journeys', ['start']), good('deployment', ['format'])]],
    ],
    say,
  );
  expect(said.toSorted()).toEqual([
    'stage build: 1 passed, 1 failed, N s',
    'stage deployment: 2 passed, 0 failed, N s',
    'stage format: 2 passed, 0 failed, N s',
    "stage journeys: left out, since it needs 'start'",
    'stage lint: 1 passed, 1 failed, N s',
    "stage start: left out, since it needs 'build'",
    'stage thrown: 0 passed, 1 failed, N s',
    'stage unit: 2 passed, 0 failed, N s',
  ]);
  expect(closingLines(report, 'logs')).toEqual([
    '',
    'Failed (logs: logs):',
    '  lint.ts · a test · a rule',
    '  build.ts · a test · no chunk',
    '  thrown · no disk',
    '',
    'Left out:',
    "  start, which needs 'build'",
    "  journeys, which needs 'start'",
    '',
    '8 passed, 3 failed',
  ]);
});

test('who needed a second try and what took longest stand above the line that counts', async () => {
  const times = Array.from({ length: 12 }, (_, index) => ({ name: `s${index}`, seconds: index }));
  const flaky = [{ file: 'a.test.ts', test: 'now and then', cause: 'too late' }];
  const run = () => outcome({ passed: 5, flaky, times });
  const lines = closingLines(await runStages([[[{ name: 'unit', run }]]], say), 'logs');
  expect(lines[2]).toBe('  11.0 s  s11');
  expect(lines.filter((line) => / s {2}s\d+$/.test(line))).toHaveLength(10);
  expect(lines).toContain('  a.test.ts · now and then · too late');
  expect(lines.at(-1)).toBe('5 passed, 0 failed');
});

test('what Jest reports', () => {
  const times = { startTime: 1_000, endTime: 3_500, message: '' };
  const found = readJest(
    {
      testResults: [
        {
          ...times,
          name: '/repo/a.test.ts',
          assertionResults: [
            { status: 'passed', fullName: 'one' },
            {
              status: 'passed',
              fullName: 'two',
              invocations: 2,
              retryReasons: ['Error: late\n at'],
            },
            {
              status: 'failed',
              fullName: 'three',
              failureMessages: ['\u001b[31mError: no\u001b[39m\n at x'],
            },
            { status: 'pending', fullName: 'four' },
          ],
        },
        {
          ...times,
          name: '/repo/b.test.ts',
          message: '  ● Test suite failed to run\n\n    Cannot find module',
          assertionResults: [],
        },
      ],
    },
    '/repo',
  );
  expect(found).toEqual({
    passed: 2,
    faults: [
      { file: 'a.test.ts', test: 'three', cause: 'Error: no' },
      { file: 'b.test.ts', test: 'does not load', cause: 'Cannot find module' },
    ],
    flaky: [{ file: 'a.test.ts', test: 'two', cause: 'Error: late' }],
    times: [
      { name: 'a.test.ts', seconds: 2.5 },
      { name: 'b.test.ts', seconds: 2.5 },
    ],
  });
});

test('what Playwright reports', () => {
  const late = { status: 'failed', duration: 500, error: { message: 'Error: late\n more' } };
  const well = { status: 'passed', duration: 1_500 };
  const spec = (title: string, status: string, results: (typeof late | typeof well)[]) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status, results }],
  });
  const found = readPlaywright(
    {
      suites: [
        {
          title: 'a.spec.ts',
          specs: [spec('one', 'expected', [well]), spec('none', 'skipped', [])],
          suites: [
            {
              title: 'a group',
              specs: [
                spec('two', 'flaky', [late, well]),
                spec('three', 'unexpected', [late, late]),
              ],
            },
          ],
        },
      ],
      errors: [{ message: 'no browser' }],
    },
    'journeys',
  );
  expect(found).toEqual({
    passed: 2,
    faults: [
      { file: 'journeys/a.spec.ts', test: 'three', cause: 'Error: late' },
      { file: 'journeys', test: '', cause: 'no browser' },
    ],
    flaky: [{ file: 'journeys/a.spec.ts', test: 'two', cause: 'Error: late' }],
    times: [{ name: 'journeys/a.spec.ts', seconds: 4.5 }],
  });
});

test('faults of a command that prints a line for each', () => {
  const read = faultsByLine(/^(?<file>\S+\.ts)\((?<test>\d+),\d+\): error (?<cause>.*)/);
  expect(read("x\napi/src/a.ts(3,7): error TS2322: Type 'a'.\n  more\n")).toEqual([
    { file: 'api/src/a.ts', test: '3', cause: "TS2322: Type 'a'." },
  ]);
});
