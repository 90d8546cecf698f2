import { faultCount, mostFaults } from '../../text/csvForm.ts';

/** A fault of a feed: in which file and line it is, what is wrong, and how to mend it. */
export interface FeedFault {
  file: string;
  /** 1 is the header; null for a fault of the whole file. */
  line: number | null;
  reason: string;
}

/** The feed cannot be read any further: there are too many faults, or it is more than it may be. */
export class FeedStopped extends Error {}

/** Faults as they are found, and what was understood of files that are not as the format asks. */
export class Faults {
  readonly list: FeedFault[] = [];
  readonly notes = new Set<string>();

  /** @throws {FeedStopped} when there are too many. */
  add(file: string, line: number | null, reason: string) {
    this.list.push({ file, line, reason });
    if (this.list.length >= mostFaults) throw new FeedStopped();
  }

  /** Adds a fault after which nothing more can be read. @throws {FeedStopped} always. */
  stop(file: string, line: number | null, reason: string): never {
    this.list.push({ file, line, reason });
    throw new FeedStopped();
  }
}

/** Faults as the command prints them. */
export const feedFaultLines = (faults: readonly FeedFault[]) => [
  ...faults.map(
    ({ file, line, reason }) => `${file}${line === null ? '' : `, line ${line}`}: ${reason}`,
  ),
  faultCount(faults.length),
];
