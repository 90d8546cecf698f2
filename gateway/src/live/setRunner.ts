import type { LiveSet } from './liveSet.ts';

/** Runs the code of sets. */
export interface SetRunner {
  /**
   * Starts the workers of a set that is about to go live. @returns what of it did not start, by name.
   * @throws when its shell does not start.
   */
  prepare(set: LiveSet): Promise<Readonly<Record<string, string>>>;
  /** Starts the workers of a set that some are about to see. */
  begin(set: LiveSet): Promise<void>;
  /** From now on the live set is one that was prepared. */
  take(set: LiveSet): void;
  /** Rejects when the shell of a set does not start. */
  tryShell(set: LiveSet): Promise<void>;
}
