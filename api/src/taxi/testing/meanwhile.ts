import type { TaxiContext } from '../context.ts';

/**
 * The taxi service with something that happens once in the middle of its work: before the first transaction or the first
 * vehicle that it gives back, so after it has read what it works on.
 */
export function meanwhile(taxi: TaxiContext, act: () => Promise<unknown>): TaxiContext {
  let acted: Promise<unknown> | undefined;
  return {
    ...taxi,
    database: {
      ...taxi.database,
      async transaction(work) {
        await (acted ??= act());
        return taxi.database.transaction(work);
      },
    },
    dispatch: {
      ...taxi.dispatch,
      async release(number, settle) {
        await (acted ??= act());
        return taxi.dispatch.release(number, settle);
      },
    },
  };
}
