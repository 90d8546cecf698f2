/** A text of an archive's properties; empty for whatever is none. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A list of texts of an archive's properties; empty for whatever is none. */
export const textsOf = (value: unknown) => (Array.isArray(value) ? value.map(textOf) : []);
