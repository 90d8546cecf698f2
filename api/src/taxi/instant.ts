import { isDay } from '../time/time.ts';

/** With its offset: a wall-clock time alone would be another instant in every zone. */
const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** The UTC milliseconds of an ISO instant with its offset; null when it is none, or its day does not exist. */
export function readInstant(text: string): number | null {
  const at = Date.parse(text);
  return shape.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(at) ? at : null;
}
