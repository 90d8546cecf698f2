import { mkdirSync } from 'node:fs';
import { closingLines, runStages } from './checks/runStages.ts';
import { endSite, planAll } from './checks/plan.ts';
import { testDir } from './support/site.ts';

/**
 * `npm test`: every check of the repository, stage by stage, each with its time. A stage that fails stops no other but those
 * that need what it makes; all that is wrong is named once more at the end, above the line that counts.
 */
mkdirSync(testDir, { recursive: true });
const say = (line: string) => void process.stdout.write(`${line}\n`);
const report = await runStages(planAll(), say);
endSite();
const lines = closingLines(report, 'test-results/logs');
for (const line of lines) say(line);
const isGood =
  report.left.size === 0 && [...report.outcomes.values()].every((one) => one.faults.length === 0);
process.exit(isGood ? 0 : 1);
