import { parking } from '../live/answers.ts';
import { noReadings } from '../live/readings/store.ts';
import { parkingSeed } from '../live/seed.ts';
import { statisticSeed } from '../statistics/seed.ts';
import { exampleFacts } from './exampleFacts.ts';
import { currentFact, durationMinutes, plainNumber, textWithFacts } from './figures.ts';
import type { FactBook } from './periods.ts';

const date = '2026-11-20';
const now = Date.parse('2026-11-20T15:00:00Z');
const changed = (id: string, more: object): FactBook => {
  const [row] = exampleFacts.get(id) ?? [];
  if (row === undefined) throw new Error(`there is no fact ${id}`);
  return new Map([...exampleFacts, [id, [{ ...row, ...more }]]]);
};
const parkingsOf = (facts: FactBook) =>
  parking({ parkings: parkingSeed, facts, readings: noReadings }, now).parkings;
const one = (facts: FactBook, id: string) => parkingsOf(facts).find((row) => row.id === id);

test('a parking has the capacity and the cap of their facts, with their sources', () => {
  const cars = one(exampleFacts, 't2-car');
  expect(cars).toMatchObject({
    capacity: plainNumber(currentFact(exampleFacts, 'parking-t2-cars', date)),
    capacityOrigin: { source: 'W Radio, 2021-11-23' },
    tariff: { copPerMinute: plainNumber(currentFact(exampleFacts, 'parking-city-cap-car', date)) },
  });
  expect(one(exampleFacts, 't1-car')).toMatchObject({
    capacity: plainNumber(currentFact(exampleFacts, 'parking-t1-central', date)),
    capacityOrigin: { source: 'El Espectador, 2025' },
  });
  expect(one(exampleFacts, 't1-motorcycle')?.capacityOrigin.source).toBe('demo');
  expect(one(changed('parking-t2-cars', { value: 400 }), 't2-car')?.capacity).toBe(400);
});

test('a cap that is no longer in force is not shown, nor a parking whose capacity nobody says', () => {
  const past = { validTo: '2026-11-19' };
  expect(one(changed('parking-city-cap-car', past), 't1-car')?.tariff).toBeNull();
  expect(one(changed('parking-t2-cars', past), 't2-car')).toBeUndefined();
});

test('a text with facts has their values in each language, and is left out with an outdated one', () => {
  const name = ':fact[airport-arrive-before-domestic]';
  const text = {
    es: `${name} antes`,
    en: `${name} before`,
    fr: `${name} avant`,
    pt: `${name} antes`,
  };
  expect(textWithFacts(text, exampleFacts, date)).toEqual({
    es: '2 horas antes',
    en: '2 hours before',
    fr: '2\u00a0heures avant',
    pt: '2 horas antes',
  });
  const past = changed('airport-arrive-before-domestic', { validTo: '2026-11-19' });
  expect(textWithFacts(text, past, date)).toBeNull();
});

test('a duration is so many minutes, and a fact of another kind none', () => {
  const minutes = (id: string) => durationMinutes(currentFact(exampleFacts, id, date));
  expect(minutes('airport-arrive-before-international')).toBe(180);
  expect(minutes('rights-airline-answer')).toBeNull();
  expect(minutes('airport-city-distance')).toBeNull();
});

test('the grams of a way to the airport are the factor times the distance, and the saving their difference', () => {
  const number = (id: string) => plainNumber(currentFact(exampleFacts, id, date)) ?? NaN;
  const km = number('airport-city-distance');
  const [taxi, bus] = [number('travel-taxi-factor') * km, number('travel-bus-factor') * km];
  expect(number('travel-taxi-co2e')).toBe(Math.round(taxi));
  expect(number('travel-bus-co2e')).toBe(Math.round(bus));
  expect(number('travel-bus-saving')).toBe(Math.round(taxi - bus));
});

test('what pages say of traffic is what the statistics have, and growth is worked out from them', () => {
  const number = (id: string) => plainNumber(currentFact(exampleFacts, id, date));
  const figures = new Map(
    statisticSeed().map(({ period, indicator, value }) => [`${indicator} ${period}`, value]),
  );
  const figure = (name: string) => Number(figures.get(name) ?? NaN);
  const growth = (indicator: string) =>
    Math.round(1_000 * (figure(`${indicator} 2024`) / figure(`${indicator} 2023`) - 1)) / 10;
  expect(number('airport-passengers-2025')).toBe(figure('passengers_total 2025'));
  expect(number('airport-passengers-2024')).toBe(figure('passengers_total 2024'));
  expect(number('airport-movements-2024')).toBe(figure('movements 2024'));
  expect(number('airport-movements-per-day-2024')).toBe(Math.round(figure('movements 2024') / 366));
  // "More than": rounded down to thousands.
  expect(number('airport-cargo-2024')).toBe(
    Math.floor(figure('cargo_tonnes 2024') / 1_000) * 1_000,
  );
  expect(number('airport-passengers-growth-2024')).toBe(growth('passengers_total'));
  expect(number('airport-cargo-growth-2024')).toBe(growth('cargo_tonnes'));
});
