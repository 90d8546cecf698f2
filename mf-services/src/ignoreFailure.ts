/**
 * For a screen's `load` whose page is worth showing without its live figures: the failed call stays in the
 * store, where the screen finds it and offers to try again.
 */
export async function ignoreFailure(work: Promise<unknown>): Promise<void> {
  await work.catch(() => undefined);
}
