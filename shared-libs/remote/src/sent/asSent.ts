/** Stands for the data of what stays as the server sent it: the browser has no use for them. */
export const asSent = { asSent: true };

/** Whether data say that the server's HTML is all that there is. */
export const isAsSent = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'asSent' in data;

/** Data for the browser, without what only parts need that stay as they were sent. */
export const withoutSent = (data: unknown, keys: readonly string[]): unknown =>
  typeof data === 'object' && data !== null
    ? { ...data, ...Object.fromEntries(keys.map((key) => [key, asSent])) }
    : data;
