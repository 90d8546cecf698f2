/** The database is known to be away: a statement was refused without asking it. */
export class DatabaseAway extends Error {
  constructor(message = 'The database is away') {
    super(message);
    this.name = 'DatabaseAway';
  }
}

/** PostgreSQL cancelled a statement that took too long: it lives, but this was in vain. */
const cancelled = '57014';
/** Codes of the network, and of PostgreSQL: connection lost, out of resources, shutting down. */
const codes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08...|53(?!100)...|57P..)$/;
/** There is no room for what was to be written: PostgreSQL lives, and reads. */
const diskFull = '53100';
/** What the driver and its pool say without a code. */
const words =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|not queryable/;

/** An error with all that caused it. */
function chainOf(error: unknown): (Error & { code?: unknown })[] {
  return error instanceof Error ? [error, ...chainOf(error.cause)] : [];
}

const isSilence = (error: Error & { code?: unknown }) =>
  error instanceof DatabaseAway || codes.test(String(error.code)) || words.test(error.message);

/** Whether the database cannot be reached, is stopped or says nothing, rather than that a statement was wrong. */
export const isSilent = (error: unknown) => chainOf(error).some(isSilence);

/** Whether the database could not write for want of room. */
export const isDiskFull = (error: unknown) => chainOf(error).some(({ code }) => code === diskFull);

/** Why the database did not do in time what was asked of it, without anything that was typed; null when that is not what failed. */
export function whyDown(error: unknown): string | null {
  const why = chainOf(error).find(
    (link) => link.code === cancelled || link.code === diskFull || isSilence(link),
  );
  return why?.message ?? null;
}

/** Whether what was asked of the database may be asked again in a moment. */
export const isDatabaseDown = (error: unknown) => whyDown(error) !== null;
