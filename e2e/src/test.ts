import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repoRoot } from '@eldorado/build/app';
import { findChromium } from './support/chromium.ts';
import { installDeploymentPrograms } from './support/deploymentPrograms.ts';
import { startSite, testDir, testNow, testReleases, type TestSite } from './support/site.ts';

/**
 * `npm test`: every check of the repository in stages, each with its time, and a closing line that counts.
 * A failing stage stops the rest, since they would only repeat it.
 */
interface Count {
  passed: number;
  failed: number;
}

const total: Count = { passed: 0, failed: 0 };
let site: TestSite | undefined;
const register = ['--import', '@eldorado/build/register'];
mkdirSync(testDir, { recursive: true });

await stage('browser', () => Promise.resolve(findChromium()).then(() => one(true)));
// Each row is one thread's work, and as long as the other.
await Promise.all([stage('lint', () => script('lint:code')), typesBuildAndFormat()]);
await stage('unit and contract', unit);
await stage('start', async () => {
  rmSync(path.join(testDir, 'data'), { recursive: true, force: true });
  site = await startSite({
    RELEASES_DIR: testReleases,
    DATA_DIR: path.join(testDir, 'data'),
    AIRPORT_NOW: testNow,
  });
  return one(true);
});
await stage('browser, accessibility and release journeys', () => journeys(site?.origin ?? ''));
await stage('stop', async () => {
  await site?.stop();
  return one(site?.process.exitCode === 0);
});
await stage('deployment', deployment);
await stage('byte budgets', () =>
  command(process.execPath, [
    ...register,
    'e2e/src/bench/bench.ts',
    '--bytes',
    '--releases',
    testReleases,
  ]),
);
finish();

async function typesBuildAndFormat(): Promise<void> {
  await stage('types', () => script('types'));
  await stage('build', build);
  await stage('format and boundaries', () => script('lint:format'));
}

function finish(): never {
  site?.process.kill();
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
  process.exit(total.failed === 0 ? 0 : 1);
}

async function stage(name: string, run: () => Promise<Count>): Promise<void> {
  const started = Date.now();
  let count: Count;
  try {
    count = await run();
  } catch (error) {
    process.stderr.write(`${String(error)}\n`);
    count = one(false);
  }
  total.passed += count.passed;
  total.failed += count.failed;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `stage ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s\n`,
  );
  if (count.failed > 0) finish();
}

function one(ok: boolean): Count {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function script(name: string): Promise<Count> {
  return command('npm', ['run', '--silent', name]);
}

async function command(
  name: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Count> {
  return one((await run(name, args, env)) === 0);
}

function run(name: string, args: string[], env: Record<string, string>): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      cwd: repoRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('exit', resolve);
  });
}

function unit(): Promise<Count> {
  return jest('jest.json');
}

/** Holds the files of deploy/ to the programs that read them, and starts what the image would of the releases built here. */
function deployment(): Promise<Count> {
  installDeploymentPrograms();
  return jest('deployment.json', ['-c', 'deploy/jest.config.mjs'], {
    DEPLOY_RELEASES: testReleases,
  });
}

/** @param report the file of testDir that takes the counts. */
async function jest(
  report: string,
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<Count> {
  const file = path.join(testDir, report);
  // Nobody else works on the machine meanwhile: jest would leave it a core.
  const flags = ['--silent', '--json', `--outputFile=${file}`, '--maxWorkers=100%'];
  const code = await run('npx', ['jest', ...args, ...flags], env);
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as {
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
    testResults: {
      assertionResults: { status: string; invocations?: number; fullName: string }[];
    }[];
  };
  for (const { status, invocations = 1, fullName } of testResults.flatMap(
    (result) => result.assertionResults,
  ))
    if (status === 'passed' && invocations > 1)
      process.stdout.write(`flaky, its cause is to be found: ${fullName}\n`);
  // A suite that does not even load fails no test of its own.
  const failed = numFailedTests + (numFailedTests === 0 ? numFailedTestSuites : 0);
  return { passed: numPassedTests, failed: failed + (code !== 0 && failed === 0 ? 1 : 0) };
}

async function build(): Promise<Count> {
  rmSync(testReleases, { recursive: true, force: true });
  return command(process.execPath, [...register, 'gateway/src/start/start.ts', '--build-only'], {
    RELEASES_DIR: testReleases,
  });
}

async function journeys(origin: string): Promise<Count> {
  const report = path.join(testDir, 'playwright.json');
  writeFileSync(report, '{}');
  await run('npx', ['playwright', 'test', '-c', 'e2e/playwright.config.ts'], {
    SITE_ORIGIN: origin,
    NODE_OPTIONS: '--import @eldorado/build/register',
  });
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats?: { expected: number; unexpected: number; flaky: number };
  };
  if (!stats) return one(false);
  if (stats.flaky > 0)
    process.stdout.write(`${stats.flaky} flaky, named above: each has a cause to be found\n`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
