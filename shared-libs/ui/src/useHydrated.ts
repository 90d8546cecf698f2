import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML and while it becomes live, true once the page's code runs. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
