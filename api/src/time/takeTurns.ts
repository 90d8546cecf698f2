/**
 * Does each, one after the other. One that fails keeps no other from its turn.
 * @throws the first failure, after everybody's turn.
 */
export async function takeTurns(works: readonly (() => unknown)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const work of works) {
    try {
      await work();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
