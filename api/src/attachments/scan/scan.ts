/**
 * Looks for viruses.
 * @returns whether there is none.
 * @throws when nobody can say: such a file is not taken, and may be sent again.
 */
export type Scan = (bytes: Buffer) => Promise<boolean>;
