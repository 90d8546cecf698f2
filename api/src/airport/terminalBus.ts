import { factOn, type FactBook } from '../facts/periods.ts';
import type { Fact } from '../facts/schema.ts';
import type { SourceNote } from '../http/schema.ts';
import type { TerminalBus } from './schema.ts';

const note = ({ source, readOn }: Fact): SourceNote => ({
  source: source.name,
  sourceUrl: source.url,
  readOn,
});

/**
 * The free bus between the terminals, as its facts say it; null when its hours are not known.
 * @param date `YYYY-MM-DD` in Bogotá.
 */
export function terminalBus(facts: FactBook, date: string): TerminalBus | null {
  const hours = factOn(facts, 'terminal-bus-hours', date);
  const every = factOn(facts, 'terminal-bus-frequency', date);
  if (hours?.kind !== 'hours' || !hours.current) return null;
  const minutes = every?.kind === 'duration' && every.current ? [every.value].flat() : [];
  return {
    free: true,
    allDay: Object.values(hours.value).every(
      ([span]) => span?.opens === '00:00' && span.closes === '24:00',
    ),
    everyMinutesMin: minutes[0] ?? null,
    everyMinutesMax: minutes.at(-1) ?? null,
    hoursOrigin: note(hours),
    frequencyOrigin: every !== null && minutes.length > 0 ? note(every) : null,
  };
}
