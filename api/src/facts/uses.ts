import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FactBook, FactRow } from './periods.ts';

/** What a domain makes of facts, and what it names of them. */
export interface FactUse {
  /** Why it could not be made of these, as a sentence: they are refused. Null when it can. */
  fault?: (book: FactBook) => string | null;
  /** The facts that it works out from others: they stand in no file. */
  workedOut?: readonly string[];
  /** What is no fact, or one of another kind, of those that its rows name; each a sentence. */
  misnamed?: (
    orm: NodePgDatabase,
    kinds: ReadonlyMap<string, FactRow['kind']>,
  ) => Promise<string[]>;
}

/** The domains, of which some use facts. */
export type FactUses = readonly { name: string; facts?: FactUse }[];

/** Facts of which a domain could not be made: the sentence says which and why. */
export class FactsRefused extends Error {
  readonly domain: string;

  constructor(domain: string, sentence: string) {
    super(sentence);
    this.domain = domain;
  }
}

/** @throws {FactsRefused} where a domain could not be made of these facts. */
export function requireUsable(book: FactBook, uses: FactUses): void {
  for (const { name, facts } of uses) {
    const fault = facts?.fault?.(book) ?? null;
    if (fault !== null) throw new FactsRefused(name, fault);
  }
}
