/** What is wrong, once: where it is found, and the first line of the cause. */
export interface Fault {
  /** A file of the repository, or the command that found it. */
  file: string;
  /** The test, or the rule; empty where the file says all. */
  test: string;
  cause: string;
}

/** A suite or a test with what it took. */
export interface Timing {
  name: string;
  seconds: number;
}

/** What a stage found. */
export interface Outcome {
  passed: number;
  faults: readonly Fault[];
  /** Tests that passed in their second try alone, with what failed the first. */
  flaky: readonly Fault[];
  times: readonly Timing[];
}

export const outcome = (found: Partial<Outcome>): Outcome => ({
  passed: 0,
  faults: [],
  flaky: [],
  times: [],
  ...found,
});

/** A line of a fault for the end of a run. */
export const faultLine = ({ file, test, cause }: Fault): string =>
  [file, test, cause].filter(Boolean).join(' · ');

/** The first line that says something, without the colours of a terminal. */
export function firstLine(text: string): string {
  const lines = text.replaceAll(/\u001b\[[\d;]*m/g, '').split('\n');
  return (lines.find((line) => line.trim() !== '') ?? '').trim().slice(0, 300);
}
