import { ApiError } from '@eldorado/http';
import { RouteError } from '@eldorado/remote';
import { isRouteErrorResponse } from '@eldorado/remote/routing';

/** Whether what a page's loader threw answers the visitor: anything else is a fault of its code. */
export const isAnswer = (thrown: unknown): boolean =>
  thrown instanceof RouteError || thrown instanceof ApiError || isRouteErrorResponse(thrown);

/**
 * The remote whose code threw an error, by the innermost frame that is a remote's: its server bundle's name begins with
 * the remote's. Undefined where there is none.
 */
export function remoteOf(error: unknown, remotes: readonly string[]): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const frame of stack.split('\n')) {
    const remote = remotes.find((name) => frame.includes(`${name}/server/`));
    if (remote) return remote;
  }
  return undefined;
}
