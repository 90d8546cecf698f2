import { fold } from '@eldorado/i18n/text';
import { isFlightName } from './isFlightName.ts';

/** Whether a query is a flight's number, says one among other words, or has none. */
export type FlightShape = 'whole' | 'part' | 'none';

const flightWords = /\b(?:vuelos?|flights?|vols?|voos?|numero|number)\b/g;
/** `9314` among words; a year, a form and a street have as many digits, so such a hit never comes first. */
const number = /\b\d{3,4}[a-z]?\b/;
const joined = /\b(?=[a-z\d]?[a-z])[a-z\d]{2,3}\d{2,4}[a-z]?\b/;

/**
 * What the digits of a query say: `AV 9314`, `vuelo 93` and `9314` are flights, `a las 4 de la mañana` and `at 4 am` are
 * hours, though airlines have those codes.
 */
export function flightShape(query: string): FlightShape {
  const words = fold(query);
  if (!/\d/.test(words)) return 'none';
  const rest = words.replace(flightWords, '').trim();
  if (isFlightName(rest) || /^\d{2,4}[a-z]?$/.test(rest) || /^[a-z]{3} ?\d{1,4}[a-z]?$/.test(rest))
    return 'whole';
  return number.test(rest) || joined.test(rest) ? 'part' : 'none';
}
