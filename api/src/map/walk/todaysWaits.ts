import { emigrationDesks, immigrationMinutes, queueTime } from '../../live/figures.ts';
import type { Store } from '../../store.ts';
import { addDays, bogotaDay } from '../../time/time.ts';

/** Minutes until the bus between terminals comes, on average: an estimate of ours, since how often it runs is not known. */
const busMinutes = 8;

/**
 * Seconds of waiting at `now` by the names of the walking graph's queues: those of the live security queues such as
 * `1-national` (the middle of their range), `emigration` and `immigration` for the passport desks before and after a
 * flight, `bus` between the terminals.
 */
export function todaysWaits(
  store: Pick<Store, 'flights' | 'queues'>,
  now: number,
): Record<string, number> {
  const today = bogotaDay(now);
  const legs = [addDays(today, -1), today, addDays(today, 1)].flatMap(
    (date) => store.flights.byDate.get(date) ?? [],
  );
  const minutes: [string, number][] = [
    ...[...store.queues, emigrationDesks].map((row): [string, number] => {
      const { minutesMin, minutesMax } = queueTime(legs, row, now);
      return [row.id, Math.round((minutesMin + minutesMax) / 2)];
    }),
    ['immigration', immigrationMinutes(legs, now)],
    ['bus', busMinutes],
  ];
  return Object.fromEntries(minutes.map(([queue, wait]) => [queue, wait * 60]));
}
