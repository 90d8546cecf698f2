import { board } from './board.ts';
import { boardFilter } from './boardFilter.ts';
import { exampleBook } from './examples/exampleBook.ts';
import { makeFlightBook, recordedChanges, withUpdates } from './flightBook.ts';
import {
  addedId,
  changesBetweenLegs,
  mergeFacts,
  withFacts,
  type LegFacts,
  type LegUpdate,
} from './legFacts.ts';
import { stateOf, type FlightLeg } from './state.ts';

const now = Date.parse('2026-11-20T17:00:00Z');
const book = exampleBook(['2026-11-19', '2026-11-20'], new Date('2026-11-18T00:00:00Z'));
const departure = '2026-11-20-D-AV9325';
const arrival = '2026-11-20-A-AV9316';

function update(legId: string, facts: LegFacts, more: Partial<LegUpdate> = {}): LegUpdate {
  const [, , , direction = '', name = ''] = legId.split('-');
  return {
    legId,
    identity: {
      direction: direction === 'A' ? 'A' : 'D',
      airline: name.slice(0, 2),
      number: Number(name.slice(2)),
      suffix: '',
      other: 'MDE',
      originDate: '2026-11-20',
      repeat: 1,
    },
    messageAt: new Date(now),
    sequence: 1,
    facts,
    changes: [],
    ...more,
  };
}

const planned = (id: string) => book.planned.get(id) as FlightLeg;
const laid = (id: string, facts: LegFacts, more?: Partial<LegUpdate>) =>
  withFacts(planned(id), update(id, facts, more));
const stateAt = (id: string, facts: LegFacts, at: string) => {
  const fed = withUpdates(book, [update(id, facts)]).byId.get(id);
  if (!fed) throw new Error(`${id} is not on the boards`);
  return stateOf(fed.leg, fed.disruption, Date.parse(at));
};

test('what is assigned goes before what is planned, and what is taken back is gone', () => {
  expect(laid(departure, { planned: { gate: 'D6' } }).gate).toBe('D6');
  expect(laid(departure, { planned: { gate: 'D6' }, actual: { gate: 'C9' } })).toMatchObject({
    gate: 'C9',
    pier: 'C',
  });
  expect(laid(departure, { planned: { gate: 'D6' }, actual: { gate: null } }).gate).toBe('D6');
  expect(laid(departure, { actual: { gate: null } })).toMatchObject({ gate: null, pier: null });
  expect(laid(departure, { actual: { stand: '12' } }).gate).toBe(planned(departure).gate);
});

test('a departure’s times are those off block, an arrival’s those of touchdown', () => {
  const times = {
    'OFB EST': '2026-11-20T19:20:00.000Z',
    'TKO EST': '2026-11-20T19:35:00.000Z',
    'TDN EST': '2026-11-20T18:50:00.000Z',
    'ONB EST': '2026-11-20T18:58:00.000Z',
  };
  expect(laid(departure, { times }).estimatedAt).toEqual(new Date(times['OFB EST']));
  expect(laid(arrival, { times }).estimatedAt).toEqual(new Date(times['TDN EST']));
  const less = { 'TKO EST': times['TKO EST'], 'ONB EST': times['ONB EST'] };
  expect(laid(departure, { times: less }).estimatedAt).toEqual(new Date(less['TKO EST']));
  expect(laid(arrival, { times: less }).estimatedAt).toEqual(new Date(less['ONB EST']));
});

test('a later message adds to what was said and replaces what it names', () => {
  const before: LegFacts = {
    actual: { gate: 'C1', stand: 'C1' },
    times: { 'OFB SCT': 'a', 'OFB EST': 'b' },
    status: 'CNX',
  };
  expect(
    mergeFacts(before, { actual: { gate: 'C2' }, times: { 'OFB EST': null }, status: null }),
  ).toEqual({
    actual: { gate: 'C2', stand: 'C1' },
    planned: {},
    times: { 'OFB SCT': 'a', 'OFB EST': null },
    status: null,
  });
});

test('a departure leaves when the feed says so, not when its time has come', () => {
  const est = { 'OFB EST': '2026-11-20T19:25:00.000Z' };
  expect(stateAt(departure, { times: est }, '2026-11-20T20:30:00Z')).toMatchObject({
    state: 'GTD',
    actualAt: null,
  });
  const act = { ...est, 'OFB ACT': '2026-11-20T19:31:00.000Z' };
  expect(stateAt(departure, { times: act }, '2026-11-20T19:31:00Z')).toMatchObject({
    state: 'DEP',
    status: 'DEP',
    actualAt: Date.parse(act['OFB ACT']),
  });
});

test('an arrival lands when the feed says so, and flies when it took off', () => {
  const took = { 'TKO ACT': '2026-11-20T17:50:00.000Z' };
  expect(stateAt(arrival, { times: took }, '2026-11-20T17:51:00Z').state).toBe('AIR');
  expect(stateAt(arrival, { times: took }, '2026-11-20T19:30:00Z').state).toBe('EXP');
  const landed = { ...took, 'TDN ACT': '2026-11-20T18:52:00.000Z' };
  expect(stateAt(arrival, { times: landed }, '2026-11-20T18:53:00Z').state).toBe('LND');
  expect(stateAt(arrival, { times: landed }, '2026-11-20T19:20:00Z').state).toBe('FIB');
});

test('a new gate is news from its message on', () => {
  const change = {
    at: '2026-11-20T16:45:00.000Z',
    field: 'gate' as const,
    before: 'D4',
    after: 'C9',
  };
  const leg = laid(departure, { actual: { gate: 'C9' } }, { changes: [change] });
  expect(leg.gateBefore).toBe('D4');
  const onTime = { delayMinutes: 0, reason: null, cancelled: false, diverted: false };
  expect(stateOf(leg, onTime, Date.parse('2026-11-20T16:46:00Z'))).toMatchObject({
    state: 'GCH',
    gate: 'C9',
  });
  expect(stateOf(leg, onTime, Date.parse('2026-11-20T18:16:00Z')).state).toBe('GTO');
});

test('cancelled and diverted show from the message on', () => {
  expect(stateAt(departure, { status: 'CNX' }, '2026-11-20T17:01:00Z').status).toBe('CAN');
  expect(stateAt(arrival, { status: 'DIV' }, '2026-11-20T17:01:00Z').state).toBe('DIV');
});

test('another aircraft is no longer the one that caused the delay', () => {
  const fed = [...book.planned.values()].find((leg) => leg.fedBy !== null) as FlightLeg;
  expect(laid(fed.id, { registration: 'HK-1' }).fedBy).toBeNull();
  expect(laid(fed.id, { actual: { gate: 'C9' } }).fedBy).toBe(fed.fedBy);
});

test('only what differs is a change', () => {
  const leg = planned(departure);
  expect(changesBetweenLegs(leg, leg, new Date(now))).toEqual([]);
  expect(
    changesBetweenLegs(leg, { ...leg, belts: ['7'], stateGiven: 'CNX' }, new Date(now)),
  ).toEqual([
    { at: '2026-11-20T17:00:00.000Z', field: 'status', before: null, after: 'CNX' },
    { at: '2026-11-20T17:00:00.000Z', field: 'belts', before: null, after: '7' },
  ]);
});

test('the second flight of a number on one day has an id of its own', () => {
  const { identity } = update(departure, {});
  const at = new Date('2026-11-21T03:00:00Z');
  expect(addedId(identity, at)).toBe('2026-11-20-D-AV9325');
  expect(addedId({ ...identity, repeat: 2 }, at)).toBe('2026-11-20-D-AV9325-2');
});

test('laid over one by one, updates make the book that they make all at once', () => {
  const added = '2026-11-20-D-ZZ12';
  const retimed = { 'OFB SCT': '2026-11-19T22:00:00.000Z' };
  const updates = [
    update(departure, { times: retimed, codeshares: ['UA 1'] }, { sequence: 3 }),
    update(arrival, { status: 'CNX' }, { sequence: 4 }),
    update(added, { times: { 'OFB SCT': '2026-11-20T20:00:00.000Z' } }, { sequence: 5 }),
    update('2026-11-20-D-ZZ13', {}, { sequence: 6 }),
  ];
  const atOnce = makeFlightBook([...book.planned.values()], book.airlines, book.airports, updates);
  const oneByOne = updates.reduce((last, next) => withUpdates(last, [next]), book);
  const shown = (of: typeof book) => ({
    sequence: of.sequence,
    dates: [...of.byDate].sort().map(([date, legs]) => [date, legs.map(({ leg }) => leg)]),
    names: [...of.byName]
      .filter(([, legs]) => legs.length > 0)
      .sort()
      .map(([name, legs]) => [name, legs.map(({ leg }) => leg.id)]),
  });
  expect(shown(oneByOne)).toEqual(shown(atOnce));
  expect(oneByOne.byId.get(departure)?.date).toBe('2026-11-19');
  expect(oneByOne.byName.get('UA1')?.map(({ leg }) => leg.id)).toEqual([departure]);
  expect(oneByOne.byId.has('2026-11-20-D-ZZ13')).toBe(false);
  expect(recordedChanges(oneByOne, departure)).toEqual([]);
  // The first book is as it was.
  expect(book.byId.get(departure)?.date).toBe('2026-11-20');
  const filter = boardFilter({ date: '2026-11-20', q: 'ZZ' }, now);
  if (typeof filter === 'string') throw new Error(filter);
  expect(board(oneByOne, filter, now).flights.map(({ id }) => id)).toEqual([added]);
});
