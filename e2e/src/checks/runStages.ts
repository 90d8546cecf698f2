import { firstLine, faultLine, outcome, type Outcome, type Timing } from './outcome.ts';

export interface Stage {
  name: string;
  /** Stages without which this one can say nothing: it is left out when one of them failed. */
  needs?: readonly string[];
  run(): Promise<Outcome> | Outcome;
}

/** Stages of a row run one after the other, rows of a group beside each other, groups in turn. */
export type Plan = readonly (readonly (readonly Stage[])[])[];

export interface RunReport {
  outcomes: ReadonlyMap<string, Outcome>;
  /** Left out, with what they needed. */
  left: ReadonlyMap<string, string>;
}

/** Runs every stage, whatever failed before it. @param say takes a line for whoever watches. */
export async function runStages(plan: Plan, say: (line: string) => void): Promise<RunReport> {
  const outcomes = new Map<string, Outcome>();
  const left = new Map<string, string>();
  const isMissing = (name: string) => left.has(name) || outcomes.get(name)?.faults.length !== 0;

  async function runOne({ name, needs = [], run }: Stage): Promise<void> {
    const missing = needs.find(isMissing);
    if (missing !== undefined) {
      left.set(name, missing);
      return say(`stage ${name}: left out, since it needs '${missing}'`);
    }
    const begun = performance.now();
    const found = await attempt(name, run);
    outcomes.set(name, found);
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
    say(`stage ${name}: ${found.passed} passed, ${found.faults.length} failed, ${seconds} s`);
  }
  for (const group of plan)
    await Promise.all(
      group.map(async (row) => {
        for (const stage of row) await runOne(stage);
      }),
    );
  return { outcomes, left };
}

async function attempt(name: string, run: Stage['run']): Promise<Outcome> {
  try {
    return await run();
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return outcome({ faults: [{ file: name, test: '', cause: firstLine(text) }] });
  }
}

const slowestShown = 10;

/** What a run says at its end: every fault once, who needed a second try, what took longest, and the line that counts. */
export function closingLines({ outcomes, left }: RunReport, logs: string): string[] {
  const all = [...outcomes.values()];
  const faults = all.flatMap((one) => one.faults);
  const flaky = all.flatMap((one) => one.flaky);
  const times = all.flatMap((one) => one.times).toSorted((a, b) => b.seconds - a.seconds);
  const passed = all.reduce((sum, one) => sum + one.passed, 0);
  const shown = ({ name, seconds }: Timing) => `  ${seconds.toFixed(1)} s  ${name}`;
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [title, ...lines, ''];
  return [
    '',
    ...part('The slowest:', times.slice(0, slowestShown).map(shown)),
    ...part(
      'Flaky, passed in a second try; each has a cause to be found:',
      flaky.map((fault) => `  ${faultLine(fault)}`),
    ),
    ...part(
      `Failed (logs: ${logs}):`,
      faults.map((fault) => `  ${faultLine(fault)}`),
    ),
    ...part(
      'Left out:',
      [...left].map(([name, needed]) => `  ${name}, which needs '${needed}'`),
    ),
    `${passed} passed, ${faults.length} failed`,
  ];
}
