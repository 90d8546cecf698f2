import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repoRoot } from '@eldorado/build/app';
import { testDir } from '../support/site/site.ts';
import { workers } from '../support/site/workers.ts';
import type { Outcome } from './outcome.ts';
import { readJest, readPlaywright, type JestReport, type PlaywrightReport } from './readReports.ts';
import { runCommand } from './runCommand.ts';

/** Loads the project's TypeScript. */
export const register = ['--import', '@eldorado/build/register'];
export const journeysDir = path.join(repoRoot, 'e2e/src/journeys');
const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Runs unit tests. @param log names its log and its report. */
export async function jest(
  log: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const report = path.join(testDir, `${log}.json`);
  // Where nothing is found jest writes none.
  writeFileSync(report, JSON.stringify({ testResults: [] } satisfies JestReport));
  const beside = args.includes('--runInBand') ? [] : [`--maxWorkers=${workers}`];
  const flags = ['--silent', '--json', `--outputFile=${report}`, ...beside];
  const { code } = await runCommand({ log, args: ['npx', 'jest', ...args, ...flags], env });
  return failedAsAWhole(readJest(readJson<JestReport>(report), repoRoot), code, 'jest');
}

/** Runs journeys in a browser. @param log names its log. @param env with SITE_ORIGIN, the journeys' site. */
export async function playwright(
  log: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const report = path.join(testDir, 'playwright.json');
  writeFileSync(report, '{}');
  const { code } = await runCommand({
    log,
    args: ['npx', 'playwright', 'test', '-c', 'e2e/playwright.config.ts', ...args],
    env: { ...env, NODE_OPTIONS: register.join(' ') },
  });
  const folder = path.relative(repoRoot, journeysDir);
  return failedAsAWhole(
    readPlaywright(readJson<PlaywrightReport>(report), folder),
    code,
    'playwright',
  );
}

/** A runner that failed without a test that did says so itself. */
function failedAsAWhole(found: Outcome, code: number | null, runner: string): Outcome {
  if (code === 0 || found.faults.length > 0) return found;
  const ran = found.times.length > 0;
  return {
    ...found,
    faults: [
      { file: runner, test: '', cause: `it ended with ${code}${ran ? '' : ', and no test ran'}` },
    ],
  };
}
