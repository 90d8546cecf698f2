import { bogotaInstant } from '../time/time.ts';
import { establishment } from './detail.ts';
import { exampleStore } from '../testing/examplePlaces.ts';

const now = bogotaInstant('2026-11-20', '12:00').getTime();
const detail = (slug: string) => establishment(exampleStore, slug, now);

test('a place comes with others of its kind and terminal, its own category first', () => {
  const pizzeria = exampleStore.establishments.find(
    ({ category, terminal }) => category === 'pizza' && terminal === 'T1',
  );
  const similar = detail(pizzeria?.slug ?? '')?.similar ?? [];
  expect(similar).toHaveLength(4);
  expect(similar[0]?.category).toBe('pizza');
  for (const place of similar)
    expect(place).toMatchObject({ kind: 'restaurantes', terminal: 'T1' });
  expect(similar.map(({ slug }) => slug)).not.toContain(pizzeria?.slug);
});

test('an airline has its desks, and its own site for checking in', () => {
  expect(detail('american-airlines')?.airlineDesk).toMatchObject({
    iata: 'AA',
    desks: '1–8',
    webCheckIn: 'https://www.aa.com/checkin',
  });
});

test('other places have no desks, and an unknown slug is no place', () => {
  expect(detail('horno-ocho')?.airlineDesk).toBeNull();
  expect(detail('none')).toBeNull();
});

test('the page of a place holds its exceptions of years to come, lists those of two months', () => {
  const place = exampleStore.establishments.find(({ hours }) => hours.exceptions.length > 4);
  const found = detail(place?.slug ?? '');
  expect(found?.hours.exceptions).toHaveLength(place?.hours.exceptions.length ?? -1);
});
