import fc from 'fast-check';
import { exampleLeg } from '../examples/exampleLeg.ts';
import { exampleBook } from '../examples/exampleBook.ts';
import { historyOf } from './history.ts';
import type { LegChange } from '../legFacts.ts';

const at = (time: string) => Date.parse(`2026-11-20T${time}:00Z`);
const brief = (leg = exampleLeg(), now = at('16:00'), recorded: LegChange[] = []) =>
  historyOf(leg, recorded, now).map(({ kind, from, to }) => [kind, from, to]);

test('a flight on time has only its own steps behind it', () => {
  expect(brief()).toEqual([
    ['state', 'WIL', 'GTO'],
    ['state', 'GTO', 'BRD'],
    ['state', 'BRD', 'GCL'],
    ['state', 'GCL', 'GTD'],
    ['state', 'GTD', 'DEP'],
  ]);
});

test('a flight has no past before anything happened', () => {
  expect(brief(exampleLeg(), at('06:00'))).toEqual([]);
});

test('a delay is listed once, when it is announced, from the old time to the new one', () => {
  const late = exampleLeg({}, { delayMinutes: 70, reason: 'airline' });
  const [first, ...rest] = historyOf(late, [], at('18:00'));
  expect(first).toMatchObject({
    kind: 'time',
    from: '2026-11-20T15:00:00.000Z',
    to: '2026-11-20T16:10:00.000Z',
  });
  expect(Date.parse(first?.at ?? '')).toBeLessThan(at('14:00'));
  expect(rest.some(({ kind }) => kind === 'time')).toBe(false);
});

test('a gate change names both gates', () => {
  const moved = exampleLeg({ gateBefore: 'C9' });
  expect(brief(moved)).toContainEqual(['gate', 'C9', 'C4']);
  expect(brief(moved, at('13:44'))).not.toContainEqual(['gate', 'C9', 'C4']);
});

test('a cancelled flight ends with that', () => {
  expect(brief(exampleLeg({}, { cancelled: true, reason: 'weather' }))).toEqual([
    ['state', 'SCH', 'CNX'],
  ]);
});

test('a diverted arrival does not land', () => {
  const diverted = exampleLeg(
    { direction: 'A', belts: ['20'], otherScheduledAt: new Date('2026-11-20T13:59:00Z') },
    { diverted: true, reason: 'fog' },
  );
  const states = brief(diverted, at('20:00')).map(([, , to]) => to);
  expect(states).toEqual(['AIR', 'DIV']);
});

test('what a feed changed is listed with the time of its message, and once', () => {
  const leg = exampleLeg({
    source: 'import',
    estimatedAt: new Date('2026-11-20T15:30:00Z'),
    stateGiven: null,
  });
  const changes: LegChange[] = [
    {
      at: '2026-11-20T12:00:00.000Z',
      field: 'estimated',
      before: null,
      after: '2026-11-20T15:00:00.000Z',
    },
    {
      at: '2026-11-20T12:10:00.000Z',
      field: 'estimated',
      before: '2026-11-20T15:00:00.000Z',
      after: '2026-11-20T15:30:00.000Z',
    },
    { at: '2026-11-20T12:20:00.000Z', field: 'gate', before: null, after: 'C4' },
    { at: '2026-11-20T12:20:00.000Z', field: 'registration', before: null, after: 'HK-1' },
    { at: '2026-11-20T13:00:00.000Z', field: 'belts', before: null, after: '4' },
  ];
  expect(brief(leg, at('12:30'), changes)).toEqual([
    ['time', '2026-11-20T15:00:00.000Z', '2026-11-20T15:30:00.000Z'],
    ['gate', null, 'C4'],
  ]);
});

test('a cancellation that a feed reported is not listed twice', () => {
  const leg = exampleLeg({ source: 'import', stateGiven: 'CNX' }, { cancelled: true });
  const change: LegChange = {
    at: '2026-11-20T12:00:00.000Z',
    field: 'status',
    before: null,
    after: 'CNX',
  };
  expect(brief(leg, at('16:00'), [change])).toEqual([['state', null, 'CNX']]);
});

test('a history only grows, and nothing in it is of the future', () => {
  const legs = [...exampleBook(['2026-03-02'], new Date('2026-03-02T00:00:00Z')).byId.values()];
  const day = Date.parse('2026-03-01T20:00:00Z');
  fc.assert(
    fc.property(
      fc.constantFrom(...legs),
      fc.integer({ min: 0, max: 2400 }),
      fc.integer({ min: 0, max: 600 }),
      (leg, start, more) => {
        const early = historyOf(leg, [], day + start * 60_000);
        const late = historyOf(leg, [], day + (start + more) * 60_000);
        expect(late.slice(0, early.length)).toEqual(early);
        for (const change of early)
          expect(Date.parse(change.at)).toBeLessThanOrEqual(day + start * 60_000);
      },
    ),
    { numRuns: 300 },
  );
});
