import { offers as wire } from '../../fixtures/offers.ts';
import { offersOn, parseOffers } from './offer.ts';

const list = parseOffers(wire, 'en').offers;
const now = new Date('2026-03-02T15:00:00Z');
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

test('an offer is read in the language asked for', () => {
  expect(list[0]).toMatchObject({
    title: 'Coffee and pandebono',
    value: { kind: 'price', cop: 12_900 },
  });
});

test('its place is named in that language, where the name is a description', () => {
  const [first] = wire.offers;
  if (!first) throw new Error('The example has no offer');
  const names = { es: 'Divisas piso 1', en: 'Currency desk, floor 1', fr: '…', pt: '…' };
  const at = (given: typeof names | null, locale: 'en' | 'es') =>
    parseOffers(
      {
        ...wire,
        offers: [{ ...first, establishment: { ...first.establishment, names: given } }],
      },
      locale,
    ).offers[0]?.place.name;
  expect([at(names, 'en'), at(names, 'es'), at(null, 'en')]).toEqual([
    'Currency desk, floor 1',
    'Divisas piso 1',
    'Tinto y Nube',
  ]);
});

test('featured offers stand apart from the others', () => {
  const { featured, others } = offersOn(list, now, '');
  expect(ids(featured)).toEqual(['coffee-pandebono']);
  expect(ids(others)).toEqual(['perfume', 'crew-lunch']);
});

test('an offer ends with its last day in Bogotá, not with the day in UTC', () => {
  const lastEvening = new Date('2026-04-01T04:30:00Z');
  expect(ids(offersOn(list, lastEvening, '').others)).toContain('perfume');
  expect(ids(offersOn(list, new Date('2026-04-01T05:30:00Z'), '').others)).not.toContain('perfume');
});

test('a category leaves the others out', () => {
  expect(ids(offersOn(list, now, 'duty_free').others)).toEqual(['perfume']);
});

test('categories are counted whichever is chosen, expired offers never', () => {
  expect(offersOn(list, now, 'shopping').counts).toEqual({
    duty_free: 1,
    food_beverages: 2,
    shopping: 0,
  });
  expect(offersOn(list, new Date('2026-04-15T15:00:00Z'), '').counts.duty_free).toBe(0);
});
