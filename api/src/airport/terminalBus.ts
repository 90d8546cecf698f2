import { currentFact, sourceNote } from '../facts/figures.ts';
import type { FactBook } from '../facts/periods.ts';
import type { TerminalBus } from './schema.ts';

/**
 * The free bus between the terminals, as its facts say it; null when its hours are not known.
 * @param date `YYYY-MM-DD` in Bogotá.
 */
export function terminalBus(facts: FactBook, date: string): TerminalBus | null {
  const hours = currentFact(facts, 'terminal-bus-hours', date);
  const every = currentFact(facts, 'terminal-bus-frequency', date);
  if (hours?.kind !== 'hours') return null;
  const minutes = every?.kind === 'duration' ? [every.value].flat() : [];
  return {
    free: true,
    allDay: Object.values(hours.value).every(
      ([span]) => span?.opens === '00:00' && span.closes === '24:00',
    ),
    everyMinutesMin: minutes[0] ?? null,
    everyMinutesMax: minutes.at(-1) ?? null,
    hoursOrigin: sourceNote(hours),
    frequencyOrigin: every !== null && minutes.length > 0 ? sourceNote(every) : null,
  };
}
