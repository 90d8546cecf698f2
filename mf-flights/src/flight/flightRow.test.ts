import { arrival, cancelled, delayed, departed, departure } from '../../fixtures/flights.ts';
import { changedRows, currentTime, parseFlightRow } from './flightRow.ts';

test('an on-time departure keeps what the board shows, in the language asked for', () => {
  expect(parseFlightRow(departure, 'pt')).toEqual({
    id: '2026-03-02-D-IB6586',
    name: 'IB 6586',
    codeshares: ['AA 8610'],
    airline: { code: 'IB', name: 'Iberia', colour: '#d7192d' },
    city: 'Madri',
    iata: 'MAD',
    kind: 'international',
    cargo: false,
    scheduled: '2026-03-02T15:40:00Z',
    terminal: 'T1',
    place: 'A02',
    note: 'BRD',
    status: 'ONT',
    expected: null,
  });
});

test('a delayed flight carries its expected time and the reason', () => {
  const row = parseFlightRow(delayed, 'es');
  expect(row).toMatchObject({
    status: 'DLY',
    expected: '2026-03-02T15:35:00Z',
    reason: 'fog',
    note: null,
  });
  expect(currentTime(row)).toBe('2026-03-02T15:35:00Z');
});

test('a departed flight carries its actual time', () => {
  expect(currentTime(parseFlightRow(departed, 'es'))).toBe('2026-03-02T14:26:00Z');
});

test('a departed flight whose actual time is not known yet shows the estimate', () => {
  const wire = { ...departed, actualAt: null, estimatedAt: '2026-03-02T14:25:00Z' };
  expect(currentTime(parseFlightRow(wire, 'es'))).toBe('2026-03-02T14:25:00Z');
});

test('a cancelled flight sends nobody to a gate', () => {
  const row = parseFlightRow(cancelled, 'es');
  expect(row).toMatchObject({ status: 'CAN', place: null, reason: 'weather' });
  expect(currentTime(row)).toBe(row.scheduled);
});

test('an arrival shows all its belts, not its gate', () => {
  expect(parseFlightRow(arrival, 'en')).toMatchObject({
    status: 'LND',
    place: '4, 5',
    note: 'FIB',
    city: 'Panama City',
  });
});

test('an arrival without a belt has no place', () => {
  expect(parseFlightRow({ ...arrival, belts: [] }, 'es').place).toBeNull();
});

test('states that repeat the status leave no note', () => {
  for (const state of ['SCH', 'DEL', 'DEP', 'LND', 'CNX'] as const) {
    expect(parseFlightRow({ ...departure, state }, 'es').note).toBeNull();
  }
});

test('rows that differ or are new count as changed', () => {
  const before = [departure, delayed].map((flight) => parseFlightRow(flight, 'es'));
  const after = [{ ...departure, gate: 'A09' }, delayed, departed].map((flight) =>
    parseFlightRow(flight, 'es'),
  );
  expect(changedRows(before, after)).toEqual([departure.id, departed.id]);
  expect(changedRows(before, before)).toEqual([]);
});
