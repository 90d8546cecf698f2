import type { LegFacts } from '../../flights/legFacts.ts';
import { LegIndex, legFor, type KnownLegs, type PlannedRow, type UpdateRow } from './matchLeg.ts';

const name = { direction: 'D', airline: 'AV', number: 9325, suffix: '', other: 'MDE' } as const;

const departure = (row: Partial<PlannedRow>) => ({ ...name, ...row }) as PlannedRow;

/** Departures of one name by their scheduled times, which are their ids; the first was named by its day before where that is said. */
function known(scheduled: readonly string[], named?: 'named before'): KnownLegs {
  const legs: KnownLegs = {
    planned: new LegIndex(),
    updates: new LegIndex(),
    airports: new Map(),
    iataOfAirline: new Map(),
    iataOfAirport: new Map(),
  };
  for (const id of scheduled)
    legs.planned.set(id, name, departure({ id, scheduledAt: new Date(id) }));
  const [first = ''] = scheduled;
  const identity = { ...name, originDate: first.slice(0, 10), repeat: 1 };
  if (named) legs.updates.set(first, name, { legId: first, identity } as UpdateRow);
  return legs;
}

/** What a message of 20 November means. */
function meant(legs: KnownLegs, times: Required<LegFacts>['times'], repeat?: 1) {
  const found = legFor(
    {
      identity: { ...name, originDate: '2026-11-20', repeat: 1 },
      facts: { times },
      repeatSaid: repeat !== undefined,
      ...{ flags: [], endedCodeshares: [], offBoard: null },
    },
    legs,
  );
  return typeof found === 'string' ? found : { id: found.legId };
}

const twice = ['2026-11-20T00:30:00.000Z', '2026-11-20T20:00:00.000Z'];
test('an estimate chooses none of two flights of a name on one day: RepeatNumber does', () => {
  const late = { 'OFB EST': '2026-11-20T11:00:00.000Z' };
  expect(meant(known(twice), late)).toBe(
    `${twice[0]} and ${twice[1]} are two flights of that name on that day: say RepeatNumber, or a scheduled time`,
  );
  expect(meant(known(twice), late, 1)).toEqual({ id: twice[0] });
  expect(meant(known(twice), { ...late, 'OFB SCT': twice[0] ?? '' })).toEqual({ id: twice[0] });
});

const daily = ['2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z'];
test('a flight that was named by its day before is moved by fourteen hours, nearer to tomorrow’s', () => {
  const moved = { 'OFB SCT': '2026-11-21T00:00:00.000Z' };
  expect(meant(known(daily, 'named before'), moved)).toEqual({ id: daily[0] });
});

test('what is scheduled as tomorrow’s flight is, by the day of today’s, is neither', () => {
  expect(meant(known(daily, 'named before'), { 'OFB SCT': daily[1] ?? '' })).toContain(
    `${daily[0]} was named by that day before, and ${daily[1]} is nearest to the scheduled time`,
  );
});
