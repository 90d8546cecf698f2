import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { endSites, planAll, planChanged, planOnly } from './checks/plan.ts';
import { keepTimes } from './checks/keepTimes.ts';
import { closingLines, runStages } from './checks/runStages.ts';
import { testDir } from './support/site/site.ts';

/**
 * `npm test`: every check of the repository, stage by stage, each with its time. A stage that fails stops no other but those
 * that need what it makes; all that is wrong is named once more at the end, above the line that counts.
 *
 *   --only NAME   a stage, or the unit tests and journeys whose path holds the name
 *   --changed     types, format, lint and unit tests of what the working tree changes
 *   --keep-times  writes down what each suite took, by which the next runs begin with the longest
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    changed: { type: 'boolean', default: false },
    'keep-times': { type: 'boolean', default: false },
  },
});
mkdirSync(testDir, { recursive: true });
const say = (line: string) => void process.stdout.write(`${line}\n`);
const plan = values.only ? planOnly(values.only) : values.changed ? planChanged() : planAll();
const report = await runStages(plan, say);
endSites();
for (const line of closingLines(report, 'test-results/logs')) say(line);
if (values['keep-times']) keepTimes([...report.outcomes.values()].flatMap((one) => one.times));
const faults = [...report.outcomes.values()].flatMap((one) => one.faults);
process.exit(report.left.size === 0 && faults.length === 0 ? 0 : 1);
