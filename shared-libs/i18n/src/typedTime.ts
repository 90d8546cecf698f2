/** Reads a wall clock as people write it, `9:05`, `09.05`, `9h05`, as `HH:mm`; null when it is none. */
export function readClock(text: string): string | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3])[:.h]([0-5]\d)$/i.exec(text) ?? [];
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : null;
}

/** Whether a text is a day that exists, written `YYYY-MM-DD`: JavaScript reads the 31st of February as one in March. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const midnight = Date.parse(text);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text);
}
