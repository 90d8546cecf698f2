/**
 * Ends the browser's present task and waits for one of its own: what the visitor does, and a frame, come between.
 * Started at once, the site would hold a phone's main thread for a third of a second.
 */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
