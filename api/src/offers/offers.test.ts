import { addDays, bogotaDay, bogotaInstant } from '../time/time.ts';
import { exampleStore } from '../testing/examplePlaces.ts';
import { offers, validity } from './offers.ts';

const noon = (date: string) => bogotaInstant(date, '12:00').getTime();
const year = Array.from({ length: 365 }, (_, at) => noon(addDays('2026-01-01', at)));

test('on no day of a year is an offer shown outside its dates', () => {
  for (const now of year) {
    const today = bogotaDay(now);
    for (const { validFrom, validTo } of offers(exampleStore, {}, now).offers)
      expect(validFrom <= today && today <= validTo).toBe(true);
  }
});

test('the dates of an offer do not move from one day to the next', () => {
  for (const { id, featured } of exampleStore.offers) {
    for (const now of year.slice(0, 120)) {
      const dates = validity({ id, featured }, now);
      if (dates && bogotaDay(now) < dates.validTo)
        expect(validity({ id, featured }, noon(addDays(bogotaDay(now), 1)))).toEqual(dates);
    }
  }
});

test('featured offers come first, on every day there are some', () => {
  for (const now of year) {
    const featured = offers(exampleStore, {}, now).offers.map((offer) => offer.featured);
    expect(featured[0]).toBe(true);
    expect(featured.lastIndexOf(true)).toBeLessThan(
      featured.includes(false) ? featured.indexOf(false) : Infinity,
    );
  }
});

test('categories are counted whichever of them is asked for', () => {
  const now = noon('2026-11-20');
  const passengers = offers(exampleStore, { audience: 'passenger' }, now);
  const shopping = offers(exampleStore, { audience: 'passenger', category: 'shopping' }, now);
  expect(shopping.facets).toEqual(passengers.facets);
  expect(shopping.offers.length).toBe(
    passengers.facets.category.find(({ value }) => value === 'shopping')?.count,
  );
});

test('the offers of one place are asked for by its slug', () => {
  const now = noon('2026-11-20');
  const [first] = offers(exampleStore, {}, now).offers;
  const own = offers(exampleStore, { establishment: first?.establishment.slug ?? '' }, now).offers;
  expect(new Set(own.map(({ establishment: { slug } }) => slug))).toEqual(
    new Set([first?.establishment.slug]),
  );
});
