import { formatTime, type Locale } from '@eldorado/i18n';
import type { StepFlight } from './stepFlight.ts';
import type { StepCase, StepKey } from './steps.ts';
import type { StepWords } from './words.ts';

/** By when a step is due for a flight, or how long it takes; null for a step without a time, or one that is not known. */
export function stepTime(
  key: StepKey,
  flight: StepFlight,
  { wheelchair }: StepCase,
  words: StepWords['times'],
  locale: Locale,
): string | null {
  const at = (instant: string) => formatTime(instant, locale);
  const due = (instant: string, text: string) =>
    Date.parse(instant) < Date.parse(flight.updatedAt) ? words.past(text) : text;
  const { airportBy, desk, gateClosesAt, walk, belts, terminal } = flight;
  const wait = (queue: StepFlight['security']) =>
    queue && (queue.demo ? words.waitDemo : words.wait)(queue.minutes);
  switch (key) {
    case 'toAirport':
      return airportBy && due(airportBy, words.airportBy(at(airportBy), terminal));
    case 'bagDrop':
      return desk && due(desk.closesAt, words.desk(desk.desks, at(desk.closesAt)));
    case 'security':
      return wait(flight.security);
    case 'gate': {
      const minutes = walk && (wheelchair ? walk.stepFreeMinutes : walk.minutes);
      const parts = [
        gateClosesAt && due(gateClosesAt, words.gate(flight.gate, at(gateClosesAt))),
        minutes !== null && words.walk(minutes),
      ].filter(Boolean);
      return parts.length > 0 ? parts.join(' ') : null;
    }
    case 'immigration':
      return wait(flight.immigration);
    case 'belt':
      return belts.length > 0 ? words.belt(belts.join(', '), terminal) : null;
    default:
      return null;
  }
}
