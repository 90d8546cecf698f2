import { flightKeys, flightText } from './flightText.ts';

const flight = {
  flightName: 'AV 86',
  prefixICAO: 'AVA',
  codeshares: ['UA 6512', 'LH 4471'],
};

test.each([
  [{}, ['AV86', 'AVA86', 'UA6512', 'LH4471']],
  [{ flightName: 'AV 86A', codeshares: [] }, ['AV86A', 'AVA86A']],
  [{ prefixICAO: '', codeshares: [] }, ['AV86']],
])('a flight with %j is found by %j', (change, keys) => {
  expect(flightKeys({ ...flight, ...change })).toEqual(keys);
});

test('a board finds a flight by its names, its airline and the other end in every language', () => {
  const text = flightText({
    ...flight,
    airline: { name: 'Avianca' },
    other: { iata: 'LHR', name: 'Heathrow', city: { es: 'Londres', en: 'London' } },
  });
  expect(text).toBe(
    'AV86 | AVA86 | UA6512 | LH4471 | AV 86 | UA 6512 | LH 4471 | Avianca | LHR | Heathrow | Londres | London',
  );
});
