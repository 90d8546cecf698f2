import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { repoRoot } from '@eldorado/build/app';
import { findChromium } from '../support/chromium.ts';
import { installDeploymentPrograms } from '../support/site/deploymentPrograms.ts';
import {
  startJourneySites,
  testDir,
  testReleases,
  type JourneySites,
} from '../support/site/site.ts';
import { outcome } from './outcome.ts';
import { checkCommand, faultsByLine } from './runCommand.ts';
import { jest, journeysDir, playwright, register } from './runners.ts';
import type { Plan, Stage } from './runStages.ts';

const node = (...args: string[]) => [process.execPath, ...register, ...args] as const;
let sites: JourneySites | undefined;

/** Ends the journeys' sites, where their own stage did not. */
export const endSites = (): void => sites?.kill();

/** All stages: what a core checks beside what the other one builds, then what needs both. */
export const planAll = (): Plan => [
  [[lint, format, boundaries, circles, unused], [build]],
  [[unit]],
  [[browser, start, journeys, stop]],
  [[deployment], [bytes]],
];

/**
 * What one name stands for: a stage, with what it needs; else the unit tests and journeys whose path holds it. Journeys go with the
 * releases of the last build, if there are any.
 */
export function planOnly(name: string): Plan {
  const all = [...planAll().flat(2), types];
  const named = all.filter((stage) => stage.name.startsWith(name));
  if (named.length > 0) return [[withNeeded(named, all)]];
  const isJourney = readdirSync(journeysDir, { encoding: 'utf8', recursive: true }).some((file) =>
    file.includes(name),
  );
  const units: Stage = {
    name: `units of ${name}`,
    run: () => jest('unit', isJourney ? ['--passWithNoTests', name] : [name]),
  };
  if (!isJourney) return [[[units]]];
  const own: Stage = { ...journeys, run: () => runJourneys(name) };
  const row = withNeeded([own, stop], all).filter(({ name: needed }) => needed !== 'build');
  return [[existsSync(testReleases) ? [units, ...row.map(asBuilt)] : [units, build, ...row]]];
}

/** What the working tree differs in from what is committed, and what imports it. */
export const planChanged = (): Plan => [[[types], [unitsOfChanged, lintOfChanged]]];

/** A stage and all that it needs, each once and in order. */
function withNeeded(stages: readonly Stage[], all: readonly Stage[]): Stage[] {
  const needed = stages.flatMap(({ needs = [] }) => all.filter(({ name }) => needs.includes(name)));
  const before = needed.length > 0 ? withNeeded(needed, all) : [];
  return [...new Map([...before, ...stages].map((stage) => [stage.name, stage])).values()];
}

/** Releases are there already. */
const asBuilt = (stage: Stage): Stage => ({
  ...stage,
  needs: (stage.needs ?? []).filter((name) => name !== 'build'),
});

const unitsOfChanged: Stage = {
  name: 'units of what changed',
  run: () => jest('unit', ['--onlyChanged', '--passWithNoTests']),
};

const lintOfChanged: Stage = {
  name: 'lint of what changed',
  async run() {
    const files = changedFiles();
    if (files.length === 0) return outcome({ passed: 1 });
    const code = files.filter((file) => /\.tsx?$/.test(file));
    const formatted = await checkCommand(
      { log: 'format', args: ['npx', 'oxfmt', '--list-different', ...files] },
      namedFiles,
    );
    const linted = code.length > 0 ? await runLint(code) : outcome({ passed: 1 });
    return outcome({
      passed: formatted.passed + linted.passed,
      faults: [...formatted.faults, ...linted.faults],
    });
  },
};

function changedFiles(): string[] {
  const args = ['status', '--porcelain', '--untracked-files=all', '--no-renames'];
  const lines = execFileSync('git', args, { cwd: repoRoot, encoding: 'utf8' }).split('\n');
  return lines
    .map((line) => line.slice(3))
    .filter((file) => existsSync(path.join(repoRoot, file)) && file !== '');
}

/** With types, which its rules read anyway: by themselves they would take as long again. */
const lint: Stage = { name: 'lint', run: () => runLint(['--type-check', '.']) };

const types: Stage = {
  name: 'types',
  run: () =>
    checkCommand(
      { log: 'types', args: ['npm', 'run', '--silent', 'types'] },
      faultsByLine(/^(?<file>[^\s(]+\.tsx?)\((?<test>\d+),\d+\): error (?<cause>.*)/),
    ),
};

const build: Stage = {
  name: 'build',
  run() {
    rmSync(testReleases, { recursive: true, force: true });
    const args = node('gateway/src/start/start.ts', '--build-only');
    return checkCommand({ log: 'build', args, env: { RELEASES_DIR: testReleases } });
  },
};

const format: Stage = {
  name: 'format',
  run: () =>
    checkCommand({ log: 'format', args: ['npm', 'run', '--silent', 'lint:format'] }, namedFiles),
};
/** Each line names a file, and what of it. */
const namedFiles = faultsByLine(/^(?:\s+,-\[)?(?<file>[^\s:[\]]+\.\w+)(?<cause>$|:.*)/);

const boundaries: Stage = {
  name: 'boundaries',
  run: () =>
    checkCommand(
      { log: 'boundaries', args: ['npm', 'run', '--silent', 'lint:boundaries'] },
      faultsByLine(/^(?<file>[^\s:]+\.\w+):? (?<cause>.+)/),
    ),
};

const circles: Stage = {
  name: 'circles',
  run: () =>
    checkCommand(
      { log: 'circles', args: ['npm', 'run', '--silent', 'lint:circles'] },
      faultsByLine(/^\s*error (?<test>[\w-]+): (?<file>\S+)(?<cause>.*)/),
    ),
};

/** Files that nothing reaches, and exports that no other file imports (knip.json). */
const unused: Stage = {
  name: 'unused',
  run: () =>
    checkCommand({ log: 'unused', args: ['npm', 'run', '--silent', 'lint:unused'] }, namedFiles),
};

const unit: Stage = { name: 'unit and contract', run: () => jest('unit') };

const browser: Stage = {
  name: 'browser',
  run() {
    findChromium();
    return outcome({ passed: 1 });
  },
};

const start: Stage = {
  name: 'start',
  needs: ['build'],
  async run() {
    sites = await startJourneySites(path.join(testDir, 'data'));
    return outcome({ passed: 1 });
  },
};

const journeys: Stage = {
  name: 'browser, accessibility and release journeys',
  needs: ['browser', 'start'],
  run: () => runJourneys(),
};

const stop: Stage = {
  name: 'stop',
  needs: ['start'],
  async run() {
    const bad = (await sites?.stop()) ?? [];
    const faults = bad.map((cause) => ({ file: 'a site of the journeys', test: '', cause }));
    return outcome({ passed: bad.length === 0 ? 1 : 0, faults });
  },
};

/** Holds the files of deploy/ to the programs that read them, and starts what the image would of the releases built here. */
const deployment: Stage = {
  name: 'deployment',
  needs: ['build'],
  run() {
    installDeploymentPrograms();
    return jest('deployment', ['-c', 'deploy/jest.config.mjs'], { DEPLOY_RELEASES: testReleases });
  },
};

const bytes: Stage = {
  name: 'byte budgets',
  needs: ['browser', 'build'],
  run() {
    const args = node('e2e/src/bench/bench.ts', '--bytes', '--releases', testReleases);
    return checkCommand(
      { log: 'bytes', args },
      faultsByLine(/^(?<test>[^:]+): (?<cause>.* bar of .*)/),
    );
  },
};

const runLint = (files: readonly string[]) =>
  checkCommand(
    { log: 'lint', args: ['npm', 'run', '--silent', 'lint:code', '--', '-f', 'unix', ...files] },
    faultsByLine(/^(?<file>[^\s:]+):(?<test>\d+):\d+: (?<cause>.+)/),
  );

const runJourneys = (...names: string[]) => playwright('journeys', names, sites?.env ?? {});
