import { DateTime } from 'luxon';
import { bogotaTimeZone } from '@eldorado/i18n/bogota';
import { aircraftOf, airlineOf, airportOf, home, kindOf } from '../../src/flights/catalogue.ts';
import { blockMinutes } from '../../src/flights/geo.ts';
import { chance, pick } from '../../src/demo/random.ts';
import { lines, type Line } from './routeLines.ts';

// The timetable of data/routes.csv, from the lines that airlines fly: gives each rotation a slot under the airport's hourly caps.
// Deterministic: the same lines give the same file. Local times are those of the northern winter.

const bin = 5;
const day = 24 * 60;
/** A time of the year in which every zone's clock stands still, and how full an hour of it may get. */
interface Season {
  date: DateTime;
  caps: { movements: number; arrivals: number };
  taken: Record<'A' | 'D', Map<number, number>>;
}

const seasonOf = (date: string, movements: number, arrivals: number): Season => ({
  date: DateTime.fromISO(date, { zone: bogotaTimeZone }),
  caps: { movements, arrivals },
  taken: { A: new Map(), D: new Map() },
});

// The airport's caps are 74 and 34. Slots are given for the northern winter with room to spare; in the other seasons,
// whose daylight saving moves arrivals by an hour, each by its country's calendar, the caps themselves must hold.
const winter = seasonOf('2026-11-23', 62, 28);
const seasons = [
  winter,
  seasonOf('2026-03-16', 74, 34),
  seasonOf('2026-07-06', 74, 34),
  seasonOf('2026-10-26', 74, 34),
];

function hourly({ taken }: Season, directions: readonly ('A' | 'D')[], from: number) {
  let sum = 0;
  for (let t = 0; t < 60; t += bin) {
    const slot = (((from + t) % day) + day) % day;
    for (const direction of directions) sum += taken[direction].get(slot) ?? 0;
  }
  return sum;
}

/** Minutes by which a flight from a zone arrives later in a season than in winter, at the same local departure. */
const moved = (season: Season, zone: string) =>
  winter.date.setZone(zone).offset - season.date.setZone(zone).offset;

/** Whether one more movement at `at`, in winter, keeps every 60 minutes around it under the caps of each season. */
function fits(direction: 'A' | 'D', at: number, zone: string) {
  return (
    seasons.every((season) => {
      const then = direction === 'A' ? at + moved(season, zone) : at;
      for (let from = then - 55; from <= then; from += bin) {
        if (hourly(season, ['A', 'D'], from) >= season.caps.movements) return false;
        if (direction === 'A' && hourly(season, ['A'], from) >= season.caps.arrivals) return false;
      }
      return true;
    }) && (winter.taken[direction].get(((at % day) + day) % day) ?? 0) < 5
  );
}

function take(direction: 'A' | 'D', at: number, zone: string) {
  for (const season of seasons) {
    const then = direction === 'A' ? at + moved(season, zone) : at;
    const slot = ((then % day) + day) % day;
    season.taken[direction].set(slot, (season.taken[direction].get(slot) ?? 0) + 1);
  }
}

const round = (minutes: number) => Math.round(minutes / bin) * bin;

/** Passenger movements keep out of 01:00–04:40, so that gates are empty when the operation day turns. */
function allowed(line: Line, at: number) {
  const time = ((at % day) + day) % day;
  return airlineOf(line.airline).type === 1 || time >= 280 || time <= 55;
}

function rotation(line: Line, wanted: number, key: string) {
  const plane = aircraftOf(line.aircraft);
  const there = airportOf(line.to);
  const cargo = airlineOf(line.airline).type === 1;
  const national = kindOf(there.country) === 'national';
  const turn = cargo ? 120 : national ? 45 : 90;
  const out = blockMinutes(home, there, plane.engine);
  const back = blockMinutes(there, home, plane.engine);
  const stay = round(turn + chance(key, 'stay') * (national ? 20 : 45));
  const between = line.based ? round(out + back) + stay + bin : stay;
  for (let shift = 0; shift < day / 2; shift += bin) {
    for (const first of [wanted + shift, wanted - shift]) {
      for (const extra of [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240]) {
        const second = first + between + extra;
        const [departs, arrives] = line.based ? [first, second] : [second, first];
        if (!allowed(line, departs) || !allowed(line, arrives)) continue;
        if (fits('D', departs, there.timeZone) && fits('A', arrives, there.timeZone))
          return { departs, arrives, back };
      }
    }
  }
  throw new Error(`No slot for ${key}`);
}

const clock = (minutes: number) => {
  const time = ((minutes % day) + day) % day;
  return `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`;
};

/** The weekdays mask moved by whole days: 7 followed by 1. */
const shiftDays = (days: string, by: number) =>
  [...days]
    .map((d) => ((Number(d) - 1 + by + 70) % 7) + 1)
    .sort()
    .join('');

const rows: string[] = [];
const nextNumber = new Map<string, number>();

function numberFor(line: Line) {
  const { type } = airlineOf(line.airline);
  const domestic = kindOf(airportOf(line.to).country) === 'national';
  const group = `${line.airline}-${domestic}`;
  const start =
    type === 1
      ? domestic
        ? 4101
        : 4001
      : line.based
        ? domestic
          ? line.airline === 'AV'
            ? 9301
            : 4101
          : 8
        : 241 + Math.floor(chance(line.airline, 'numbers') * 500);
  const value = nextNumber.get(group) ?? start;
  nextNumber.set(group, value + 2);
  return value;
}

for (const line of lines) {
  const { type, terminal } = airlineOf(line.airline);
  const domestic = kindOf(airportOf(line.to).country) === 'national';
  const piers =
    type === 1 ? [''] : terminal === 'T2' ? ['G', 'H'] : domestic ? ['C', 'D'] : ['A', 'B'];
  for (let i = 0; i < line.rotations; i++) {
    const key = `${line.airline}-${line.to}-${line.aircraft}-${i}`;
    const [from, to] =
      line.window ?? (line.based ? (domestic ? [290, 1310] : [300, 1380]) : [330, 1370]);
    const spread =
      line.rotations === 1
        ? chance(key, 'slot')
        : (i + 0.15 + 0.7 * chance(key, 'slot')) / line.rotations;
    const { departs, arrives, back } = rotation(line, round(from + (to - from) * spread), key);
    const { timeZone } = airportOf(line.to);
    take('D', departs, timeZone);
    take('A', arrives, timeZone);
    const number = numberFor(line);
    const pier = pick(piers, key, 'pier');
    const days = line.days ?? '1234567';
    const season = line.season ?? ['', ''];
    // Both legs hang on the day of the rotation's first one; each mask is in its origin's own calendar.
    const leavesThere = winter.date.plus({ minutes: arrives - back }).setZone(timeZone);
    const dayOfLeaving = Math.floor(
      leavesThere
        .startOf('day')
        .setZone('utc', { keepLocalTime: true })
        .diff(winter.date.setZone('utc', { keepLocalTime: true }), 'days').days,
    );
    const common = [line.aircraft, terminal, pier, ...season].join(',');
    rows.push(
      [
        line.airline,
        number,
        'BOG',
        line.to,
        shiftDays(days, Math.floor(departs / day)),
        clock(departs),
        common,
      ].join(','),
      [
        line.airline,
        number + 1,
        line.to,
        'BOG',
        shiftDays(days, dayOfLeaving),
        leavesThere.toFormat('HH:mm'),
        common,
      ].join(','),
    );
  }
}

/** `data/routes.csv`. */
export const routesCsv = `airline,number,origin,destination,days,departs,aircraft,terminal,pier,season_from,season_to\n${rows.join('\n')}\n`;
