import { usualPlaces } from './map/walk/usualPlaces.ts';
import { weekdays } from '@eldorado/i18n/hours';
import { establishmentSeed } from './establishments/seed.ts';
import { bannerSeed } from './site/seed.ts';
import { offerSeed } from './offers/seed.ts';
import { serviceSeed } from './services/seed.ts';
import { taxiPlaceSeed } from './taxi/seed/places.ts';
import { categoriesOf, choiceNames, establishmentTypeSeed } from './establishments/choiceNames.ts';

const establishments = establishmentSeed();
const slugs = new Set(establishments.map(({ slug }) => slug));

test('there are about 240 establishments, each with an address of its own', () => {
  expect(establishments.length).toBeGreaterThanOrEqual(230);
  expect(slugs.size).toBe(establishments.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('restaurants cover the eleven categories of the site', () => {
  const categories = establishments
    .filter(({ kind }) => kind === 'restaurantes')
    .map(({ category }) => category);
  expect(new Set(categories)).toEqual(new Set(categoriesOf('restaurantes').keys()));
  expect(new Set(categories).size).toBe(11);
});

test('every category of an establishment has a name in the business types', () => {
  const keys = new Set(
    establishmentTypeSeed.flatMap(({ subcategories }) => subcategories.map(({ key }) => key)),
  );
  expect(establishments.filter(({ category }) => !keys.has(category))).toEqual([]);
  expect(establishmentTypeSeed.find(({ keyword }) => keyword === 'notApplicable')?.id).toBe(1);
});

test('there are more than forty local ventures and five food courts', () => {
  const local = establishments.filter(({ subcategory }) => subcategory === 'local_brand');
  expect(local.length).toBeGreaterThan(40);
  const courts = establishments.filter(
    ({ kind, location }) => kind === 'restaurantes' && location.es.startsWith('Plazoleta'),
  );
  expect(new Set(courts.map(({ location }) => location.es)).size).toBe(5);
});

test('every subcategory and product has a name', () => {
  const keys = establishments.flatMap(({ subcategory, product }) => [subcategory, product]);
  expect(keys.filter((key) => key && !(key in choiceNames))).toEqual([]);
});

test('hours are written HH:mm', () => {
  for (const { hours } of establishments) {
    const { week, holiday, exceptions } = hours;
    const spans = [
      ...weekdays.flatMap((name) => week[name]),
      ...(holiday ?? []),
      ...exceptions.flatMap((exception) => exception.hours),
    ];
    for (const { opens, closes } of spans) {
      expect(opens).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      expect(closes).toMatch(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);
    }
  }
});

test('every text is there in four languages', () => {
  const texts = [
    ...establishments.flatMap(({ location, description }) => [location, description]),
    ...offerSeed.flatMap(({ title, text, conditions }) => [title, text, conditions]),
    ...bannerSeed.flatMap(({ title, text, action }) => [title, text, action]),
    ...Object.values(usualPlaces).map(({ name }) => name),
  ];
  for (const text of texts)
    expect(Object.values(text).filter((words) => words.trim().length > 1)).toHaveLength(4);
});

test('every offer belongs to an establishment', () => {
  expect(offerSeed.filter(({ establishment }) => !slugs.has(establishment))).toEqual([]);
});

test('there are the services of the site and about sixty taxi places', () => {
  expect(serviceSeed).toHaveLength(21);
  expect(taxiPlaceSeed.length).toBeGreaterThanOrEqual(58);
  expect(new Set(taxiPlaceSeed.map(({ slug }) => slug)).size).toBe(taxiPlaceSeed.length);
});
