import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { releasesDir, repoRoot } from '@eldorado/build/app';
import type { Outcome } from './checks/outcome.ts';
import { jest, playwright } from './checks/runners.ts';
import { closingLines, runStages, type Plan, type Stage } from './checks/runStages.ts';
import { startJourneySites, testDir, type JourneySites } from './support/site/site.ts';

/**
 * `npm run thorough`: the long proofs in full, with the releases of `npm run build`. `npm test` goes through a part of each.
 *
 *   NAME …      only these parts
 *   --again     also parts that have passed with the sources as they are
 *
 * `THOROUGH_FUZZ=N`: so many requests in all go to the endpoints, and as many through the gateway, to its pages and to the forms;
 * without it 1,000 to each.
 */
interface Part {
  units?: readonly string[];
  journeys?: readonly string[];
  /** Whether its journeys, which end nothing of the site, bear each other beside them: unit tests unless they do. */
  beside?: 'each other';
}

const named = {
  kills: {
    units: ['mail/crash', 'taxi/booking/crash', 'changes/crash', 'changes/model', 'hungDatabase'],
    journeys: ['kills', 'shutdown'],
  },
  faults: { journeys: ['fault-matrix', 'broken-remote', 'own-remote'] },
  fuzz: {
    units: ['api/src/fuzz', 'formsFuzz', 'feed/try/mutated', 'feed/try/applied'],
    journeys: ['fuzz'],
  },
  isolation: {
    units: ['render/isolation', 'quarantineSimulation', 'quarantine/week'],
    journeys: ['isolation'],
  },
  translated: {
    units: ['mf-[a-z]+/src/remote'],
    journeys: ['translated', 'back'],
    beside: 'each other',
  },
  soak: { journeys: ['freshness', 'changes'] },
  documents: {
    units: [
      'docs.thorough',
      'ownRepository',
      'pipelines',
      'apiTypes',
      'commands/operations',
      'newRemote',
      'readSources',
    ],
    journeys: ['new-page'],
  },
  servers: { units: ['realClamd', 'realServer', 'mail/foreign'] },
  days: { units: ['demoDay.property'] },
  axe: {
    beside: 'each other',
    journeys: [
      ...['accessibility', 'harness', 'forms', 'gallery', 'states', 'connections', 'flight-detail'],
      ...['boards', 'airport-closed', 'search', 'taxi-states', 'taxi', 'keyboard', 'pqrs'],
    ],
  },
} satisfies Readonly<Record<string, Part>>;
/** The others, and whatever else holds more by THOROUGH=1. */
const parts: Readonly<Record<string, Part>> = { ...named, rest: restOf(Object.values(named)) };
const { values, positionals } = parseArgs({
  options: { again: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) {
  process.stderr.write(
    `No part '${unknown.join(' ')}'. The parts: ${Object.keys(parts).join(', ')}\n`,
  );
  process.exit(2);
}
const say = (line: string) => void process.stdout.write(`${line}\n`);
const env = { THOROUGH: '1' };
let sites: JourneySites | undefined;

mkdirSync(testDir, { recursive: true });
const dataDir = path.join(testDir, 'thorough-data');
const passedFile = path.join(testDir, 'thorough.json');
const sources = sourcesNow();
const passed = readPassed();

const wanted = positionals.length > 0 ? positionals : Object.keys(parts);
const left = wanted.filter((name) => values.again || !passed.includes(name));
if (left.length < wanted.length)
  say(
    `Passed already with these sources: ${wanted.filter((name) => !left.includes(name)).join(', ')}`,
  );
const report = await runStages(planOf(left), say);
await sites?.stop();
rmSync(dataDir, { recursive: true, force: true });
for (const line of closingLines(report, 'test-results/logs')) say(line);
process.exit([...report.outcomes.values()].every(({ faults }) => faults.length === 0) ? 0 : 1);

/** The tests that hold more in `npm run thorough`, or are run by it alone, and that no part names. */
function restOf(others: readonly Part[]): Part {
  const asks = (file: string) =>
    file.includes('.thorough.') ||
    /testing\/thorough|looks\/views/.test(readFileSync(path.join(repoRoot, file), 'utf8'));
  const files = git('ls-files', '*.test.ts', '*.test.tsx', '*.spec.ts').trim().split('\n');
  const asking = files.filter((file) => existsSync(path.join(repoRoot, file)) && asks(file));
  const units = others.flatMap((part) => part.units ?? []).map((unit) => new RegExp(unit));
  const journeys = others.flatMap((part) => part.journeys ?? []);
  return {
    beside: 'each other',
    units: asking.filter(
      (file) => !file.endsWith('.spec.ts') && !units.some((unit) => unit.test(file)),
    ),
    journeys: asking
      .filter((file) => file.endsWith('.spec.ts'))
      .map((file) => path.basename(file, '.spec.ts'))
      .filter((name) => !journeys.includes(name)),
  };
}

function planOf(names: readonly string[]): Plan {
  const stages = names.flatMap((name) => stagesOf(name));
  const beside = (what: PartStage['beside']) => stages.filter((stage) => stage.beside === what);
  return [[beside('journeys'), beside('units')], [beside('each other')]];
}

interface PartStage extends Stage {
  /** What may run beside it. */
  beside: 'journeys' | 'units' | 'each other';
}

/** A part's unit tests and journeys, each a stage; it is noted as passed when both are. */
function stagesOf(name: string): PartStage[] {
  const { units, journeys, beside = 'units' } = parts[name] ?? {};
  const found: PartStage[] = [];
  if (units)
    found.push({
      beside: 'journeys',
      name: `${name}, units`,
      run: () => jest(`thorough-${name}-units`, ['--runInBand', ...units], env),
    });
  if (journeys)
    found.push({
      beside,
      name: `${name}, journeys`,
      run: () => runJourneys(name, journeys, beside === 'each other' ? 2 : 1),
    });
  const outcomes: Outcome[] = [];
  return found.map((stage) => ({
    ...stage,
    async run() {
      const outcome = await stage.run();
      outcomes.push(outcome);
      if (outcomes.length === found.length && outcomes.every(({ faults }) => faults.length === 0))
        notePassed(name);
      return outcome;
    },
  }));
}

async function runJourneys(
  name: string,
  journeys: readonly string[],
  workers: number,
): Promise<Outcome> {
  sites ??= await startJourneySites(dataDir, releasesDir());
  // By the whole name of a file: a folder of the checkout may be called as a journey is.
  const files = journeys.map((file) => `/${file}\\.spec\\.ts`);
  return playwright(`thorough-${name}-journeys`, [`--workers=${workers}`, ...files], {
    ...env,
    JOURNEY_RELEASES: releasesDir(),
    ...sites.env,
  });
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: repoRoot, encoding: 'utf8', maxBuffer: 1e9 });
}

/** What is committed, what differs from it, and what is sent to it. */
function sourcesNow(): string {
  const changes = git('status', '--porcelain') + git('diff').length;
  // Another number of requests is another proof.
  return git('rev-parse', 'HEAD^{tree}').trim() + changes + (process.env['THOROUGH_FUZZ'] ?? '');
}

function readPassed(): string[] {
  try {
    const kept = JSON.parse(readFileSync(passedFile, 'utf8')) as Record<string, string[]>;
    return kept[sources] ?? [];
  } catch {
    return [];
  }
}

function notePassed(name: string): void {
  passed.push(name);
  writeFileSync(passedFile, JSON.stringify({ [sources]: passed }));
}
