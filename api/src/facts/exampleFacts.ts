import { factBook } from './periods.ts';
import { repositoryFacts } from './seed.ts';

/** The facts of the repository as the store has them, for tests. */
export const exampleFacts = factBook(
  repositoryFacts().map((row) => ({ ...row, edited: false, updatedAt: new Date(0) })),
);
