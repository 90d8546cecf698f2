import {
  airlineDetail,
  deskFlight,
  fixtureNow,
  restaurantDetail,
} from '../../fixtures/establishments.ts';
import { detailPageId, kindOfPage } from './detailPageId.ts';
import { parseDetail } from './placeDetail.ts';
import { placeSchema } from './placeSchema.ts';
import { specialDays } from './specialDays.ts';

const place = parseDetail(restaurantDetail, 'en');
const now = new Date(fixtureNow);
const days = (hours: Partial<typeof place.hours> = {}, holidays = place.holidays) =>
  specialDays({ ...place.hours, ...hours }, holidays, now);
const until = (to: string, from = to) => ({ from, to, hours: [], reason: null });

test('a place is in one language, with the reasons of its exceptions', () => {
  expect(place).toMatchObject({ description: 'Ajiaco, arepas and fruit juices.', desk: null });
  expect(place.hours.exceptions[0]?.reason).toBe('Good Friday');
  expect(place.similar.map(({ name }) => name)).toEqual(['Tinto y Nube']);
});

test('a name that is a description is in the language too, on the page and for search engines', () => {
  const names = { es: 'Vacunas', en: 'Vaccination point', fr: 'Vaccins', pt: 'Vacinas' };
  const described = parseDetail({ ...restaurantDetail, name: 'Vacunas', names }, 'en');
  expect(described.name).toBe('Vaccination point');
  expect(described.words).toContain('vacinas');
  expect(placeSchema(described)).toMatchObject({ name: 'Vaccination point' });
});

test('an airline’s flights show the time that holds now, and the gate or the belts', () => {
  const { airlineDesk } = airlineDetail;
  if (!airlineDesk) throw new Error('the fixture has a desk');
  const arrival = { ...deskFlight, flightDirection: 'A' as const, gate: null, belts: ['4', '5'] };
  const waiting = { ...arrival, belts: [], estimatedAt: null };
  const nextFlights = [deskFlight, arrival, waiting];
  const { desk } = parseDetail(
    { ...airlineDetail, airlineDesk: { ...airlineDesk, nextFlights } },
    'pt',
  );
  expect(
    desk?.nextFlights.map(({ departs, city, current, place: at }) => [departs, city, current, at]),
  ).toEqual([
    [true, 'Madri', '2026-03-02T16:05:00Z', 'A02'],
    [false, 'Madri', '2026-03-02T16:05:00Z', '4, 5'],
    [false, 'Madri', '2026-03-02T15:40:00Z', null],
  ]);
});

test('the exceptions and the next holiday are listed in order', () => {
  expect(days().map(({ from, isHoliday, asUsual }) => [from, isHoliday, asUsual])).toEqual([
    ['2026-03-23', true, false],
    ['2026-04-03', false, false],
  ]);
  expect(days()[0]?.hours).toEqual([{ opens: '08:00', closes: '18:00' }]);
});

test('a place without hours of its own for holidays has those of any such weekday', () => {
  const [holiday] = days({ holiday: null });
  expect(holiday).toMatchObject({ asUsual: true, hours: [{ opens: '06:00', closes: '22:00' }] });
});

test('a holiday that is excepted counts as the exception, and the next one is named', () => {
  const found = days({ exceptions: [until('2026-03-23')] });
  expect(found.map(({ from, isHoliday }) => [from, isHoliday])).toEqual([
    ['2026-03-23', false],
    ['2026-04-02', true],
  ]);
});

test('what is past, and what is more than two months ahead, is left out; today still counts', () => {
  const exceptions = [
    until('2026-03-01', '2026-02-20'),
    until('2026-03-02', '2026-02-20'),
    until('2026-05-03'),
    until('2026-05-04'),
  ];
  expect(days({ exceptions }, []).map(({ to }) => to)).toEqual(['2026-03-02', '2026-05-03']);
});

test('no more than four are shown', () => {
  const exceptions = ['05', '06', '07', '08', '09'].map((day) => until(`2026-03-${day}`));
  expect(days({ exceptions })).toHaveLength(4);
});

interface Schema {
  '@type': unknown;
  openingHoursSpecification: { dayOfWeek?: unknown; opens: string; closes: string }[];
}
const schemaOf = (changed: Partial<typeof place> = {}) =>
  placeSchema({ ...place, ...changed }) as Schema;

test('days of the same hours are one specification; holidays and exceptions have their own', () => {
  expect(schemaOf().openingHoursSpecification).toMatchObject([
    { dayOfWeek: expect.arrayContaining(['Monday', 'Sunday']) as unknown, opens: '06:00' },
    { dayOfWeek: 'PublicHolidays', opens: '08:00', closes: '18:00' },
    { validFrom: '2026-04-03', validThrough: '2026-04-03', opens: '00:00', closes: '00:00' },
  ]);
});

test('a place that never closes closes at 23:59, which is the latest that schema.org knows', () => {
  const [like] = place.similar;
  expect(like && schemaOf({ hours: like.hours }).openingHoursSpecification).toMatchObject([
    { opens: '00:00', closes: '23:59' },
  ]);
});

test('a kind that schema.org knows is named beside the business', () => {
  expect(schemaOf()['@type']).toEqual(['LocalBusiness', 'Restaurant']);
  expect(schemaOf({ kind: 'aerolineas' })['@type']).toBe('LocalBusiness');
});

test('a phone and a website are named where there are some', () => {
  expect(schemaOf()).toMatchObject({ telephone: '123', sameAs: 'https://www.example.com' });
  expect(schemaOf({ phone: null, web: null })).not.toHaveProperty('telephone');
});

test('the page of a place knows its kind', () => {
  expect(kindOfPage(detailPageId('salas-vip'))).toBe('salas-vip');
});
