import {
  boardPath,
  chosenFilters,
  hoursAreReversed,
  openingTime,
  readFilters,
  withoutFilters,
} from './boardFilters.ts';

const now = new Date('2026-03-02T15:07:00Z'); // 10:07 in Bogotá
const read = (query: string, at = now) =>
  readFilters('departures', new URL(`https://site.test/vuelos/salidas${query}`), at);

test('a bare address asks for today, passenger flights, and opens at now', () => {
  expect(read('')).toEqual({
    direction: 'departures',
    q: '',
    date: '2026-03-02',
    kind: 'all',
    type: 'commercial',
    terminal: 'all',
    airline: 'all',
    status: 'all',
    from: null,
    to: null,
    at: null,
  });
});

test('every filter is read from the address and written back the same', () => {
  const query =
    '?q=Madrid&date=2026-03-04&kind=international&type=cargo&terminal=T1&airline=AV&status=DLY&from=09%3A30&to=12%3A00&at=11%3A00';
  const filters = read(query);
  expect(filters).toMatchObject({
    q: 'Madrid',
    date: '2026-03-04',
    kind: 'international',
    type: 'cargo',
    terminal: 'T1',
    airline: 'AV',
    status: 'DLY',
    from: '09:30',
    to: '12:00',
    at: '11:00',
  });
  expect(boardPath(filters, '2026-03-02')).toBe(`/vuelos/salidas${query}`);
});

test('defaults stay out of the address', () => {
  expect(boardPath(read('?q=&kind=all&type=commercial&date=2026-03-02&from='), '2026-03-02')).toBe(
    '/vuelos/salidas',
  );
});

test('unknown words and days out of reach fall back', () => {
  expect(
    read('?kind=martian&status=LND&terminal=T9&airline=A*&from=25:00&to=9:00&at=x&date=2026-03-09'),
  ).toEqual(read(''));
  expect(read('?date=2026-03-01').date).toBe('2026-03-01');
  expect(read('?date=2026-03-05').date).toBe('2026-03-05');
  expect(read('?date=2026-03-06').date).toBe('2026-03-02');
});

test('the day is the one of Bogotá, not of UTC', () => {
  expect(read('', new Date('2026-03-03T04:59:00Z')).date).toBe('2026-03-02');
  expect(read('', new Date('2026-03-03T05:00:00Z')).date).toBe('2026-03-03');
});

test('today opens at now, other days at midnight', () => {
  expect(openingTime('2026-03-02', now)).toBe('10:07');
  expect(openingTime('2026-03-03', now)).toBe('00:00');
});

test('just after midnight the board opens there, and not a day before', () => {
  expect(openingTime('2026-03-02', new Date('2026-03-02T05:20:00Z'))).toBe('00:20');
});

test('a chosen filter can be taken away alone, and the board opens at now again', () => {
  const filters = read('?q=AV&status=DLY&from=12:00&at=13:00');
  expect(chosenFilters(filters)).toEqual(['q', 'status', 'from']);
  expect(withoutFilters(filters, ['status'])).toMatchObject({
    q: 'AV',
    status: 'all',
    from: '12:00',
    at: null,
  });
});

test('an airline is read however it is written', () => {
  expect(read('?airline=av').airline).toBe('AV');
});

test.each([
  ['?from=10:00&to=12:00', false],
  ['?from=10:00&to=10:00', false],
  ['?from=12:00&to=10:00', true],
  ['?to=10:00', false],
])('the hours of %s are reversed: %p', (query, reversed) => {
  expect(hoursAreReversed(read(query))).toBe(reversed);
});
