import { planDay } from '../src/flights/plan/plan.ts';
import { airlineOf, routeRows } from '../src/flights/catalogue.ts';
import { bogotaClock, minute } from '../src/time/time.ts';

// A schedule in the feed's columns, from the demo timetable of one Friday with every
// second flight left out and other times, so that an import is seen on the boards at once. Deterministic.
const columns =
  'direction,airline,number,airport,time,days,duration,service,terminal,gate,belt,desks,aircraft,codeshares';
const legs = planDay(routeRows(), '2026-11-20', new Date(0)).filter((_, i) => i % 2 === 0);
const seen = new Set<string>();
const rows = legs.flatMap((leg) => {
  const key = `${leg.direction}${leg.airline}${leg.number}`;
  if (seen.has(key)) return [];
  seen.add(key);
  const at = leg.scheduledAt.getTime() + 5 * minute;
  const duration = Math.round(
    Math.abs(leg.scheduledAt.getTime() - leg.otherScheduledAt.getTime()) / minute,
  );
  const commercial = airlineOf(leg.airline).type === 2;
  return [
    [
      leg.direction,
      leg.airline,
      leg.number,
      leg.otherAirport,
      bogotaClock(at),
      '1234567',
      duration,
      commercial ? 'J' : 'F',
      leg.terminal,
      leg.gate ?? '',
      leg.belts[0] ?? '',
      leg.desks ?? '',
      leg.aircraft ?? '',
      leg.codeshares.join('; '),
    ].join(','),
  ];
});

/** `feeds/example-schedule.csv`. */
export const exampleSchedule = `${columns}\n${rows.join('\n')}\n`;
