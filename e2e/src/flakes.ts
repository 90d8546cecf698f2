import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { faultLine, type Fault } from './checks/outcome.ts';
import { jest, playwright } from './checks/runners.ts';
import { startJourneySites, testDir, type JourneySites } from './support/site/site.ts';

/**
 * `npm run flakes -- SUITE --times 50`: runs one suite again and again beside a core that is busy, as a shared machine is, and says
 * how often it failed and by what. A suite is a unit test's path or a part of it, or `journeys/NAME` with the releases of the last
 * `npm test`. `--quiet` leaves the machine to it.
 */
const { values, positionals } = parseArgs({
  options: {
    times: { type: 'string', default: '50' },
    quiet: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [suite] = positionals;
if (suite === undefined || positionals.length > 1) {
  process.stderr.write('Name one suite: npm run flakes -- journeys/boards --times 50\n');
  process.exit(2);
}
const times = Number(values.times);
mkdirSync(testDir, { recursive: true });
const busy = values.quiet ? null : spawn(process.execPath, ['-e', 'for (;;);']);
let sites: JourneySites | undefined;
const failures: Fault[] = [];
let failed = 0;
try {
  for (let time = 0; time < times; time++) {
    const { passed, faults } = await runOnce(suite);
    if (passed === 0 && faults.length === 0) throw new Error(`No test is named '${suite}'`);
    if (faults.length > 0) failed += 1;
    failures.push(...faults);
    process.stdout.write(`run ${time + 1} of ${times}: ${faults.length} failed\n`);
  }
} finally {
  busy?.kill();
  await sites?.stop();
}
for (const [line, count] of countOf(failures.map(faultLine)))
  process.stdout.write(`${count} × ${line}\n`);
process.stdout.write(`\n${times - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);

async function runOnce(name: string) {
  const journey = /^journeys\/(.+)$/.exec(name)?.[1];
  if (journey === undefined) return jest('flakes', ['--passWithNoTests', name]);
  sites ??= await startJourneySites(path.join(testDir, 'flakes-data'));
  return playwright('flakes', [`/${journey}\\.spec\\.ts`], sites.env);
}

function countOf(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}
