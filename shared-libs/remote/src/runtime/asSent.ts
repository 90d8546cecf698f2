/** Stands for the data of a page that stays as the server sent it: the page has no use for them. */
export const asSent = { asSent: true };

/** Whether a page's data say that the server's HTML is all that there is of it. */
export const isAsSent = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'asSent' in data;
