/**
 * Ends the browser's present task and waits for one of its own: what the visitor does, and a frame, come between.
 * Started in one task, the site would block a phone's main thread for a third of a second (docs/decisions/011).
 */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
