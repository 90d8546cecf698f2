const zoned = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?$/;

/** An AIDX instant: UTC unless it says otherwise; null when it is none. */
export function readInstant(text: string): Date | null {
  const match = zoned.exec(text);
  if (!match) return null;
  const at = new Date(match[3] === undefined ? `${text}Z` : text);
  return Number.isNaN(at.getTime()) ? null : at;
}
