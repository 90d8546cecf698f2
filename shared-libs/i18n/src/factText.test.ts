import { factText } from './factText.ts';
import { locales } from './locale.ts';

const plain = (text: string) => text.replace(/\s/gu, ' ');
const inAll = (fact: Parameters<typeof factText>[0]) =>
  locales.map((locale) => plain(factText(fact, locale)));
const day = [{ opens: '07:00', closes: '18:00' }];
const weekdays = { mon: day, tue: day, wed: day, thu: day, fri: day };

test('money is in its currency, pesos without decimals', () => {
  expect(inAll({ value: { amount: 8000, currency: 'COP' }, unit: null })).toEqual([
    '$ 8.000',
    'COP 8,000',
    '8 000 COP',
    'COP 8.000',
  ]);
  expect(factText({ value: { amount: [8100, 8300], currency: 'COP' }, unit: null }, 'es')).toMatch(
    /^\$\s8\.100 a \$\s8\.300$/u,
  );
  expect(plain(factText({ value: { amount: 10000, currency: 'USD' }, unit: null }, 'en'))).toBe(
    'USD 10,000',
  );
});

test('money that is paid for something says for what, once for a range', () => {
  const unit = { es: 'por minuto', en: 'a minute', fr: 'par minute', pt: 'por minuto' };
  expect(inAll({ value: { amount: 230, currency: 'COP' }, unit })).toEqual([
    '$ 230 por minuto',
    'COP 230 a minute',
    '230 COP par minute',
    'COP 230 por minuto',
  ]);
  expect(plain(factText({ value: { amount: [89, 355], currency: 'COP' }, unit }, 'en'))).toBe(
    'COP 89 to COP 355 a minute',
  );
});

test('durations and counts have the unit of the language, in its number', () => {
  expect(inAll({ value: 15, unit: 'working-days' })).toEqual([
    '15 días hábiles',
    '15 working days',
    '15 jours ouvrés',
    '15 dias úteis',
  ]);
  expect(inAll({ value: [15, 18], unit: 'min' })).toEqual([
    '15 a 18 min',
    '15 to 18 min',
    '15 à 18 min',
    '15 a 18 min',
  ]);
  expect(inAll({ value: 1, unit: 'days' })).toEqual(['1 día', '1 day', '1 jour', '1 dia']);
  expect(inAll({ value: 2548, unit: 'm' })[0]).toBe('2.548 m');
  expect(inAll({ value: 80, unit: 'percent' })).toEqual(['80 %', '80%', '80 %', '80%']);
  expect(
    inAll({ value: 336, unit: { es: 'sillas', en: 'seats', fr: 'sièges', pt: 'cadeiras' } }),
  ).toEqual(['336 sillas', '336 seats', '336 sièges', '336 cadeiras']);
});

test('hours name days with the same hours once', () => {
  expect(inAll({ value: { ...weekdays, sat: day, sun: day }, unit: null })).toEqual([
    'Todos los días, 07:00 a 18:00',
    'Every day, 07:00 to 18:00',
    'Tous les jours, 07:00 à 18:00',
    'Todos os dias, 07:00 a 18:00',
  ]);
  expect(inAll({ value: { ...weekdays, sat: [], sun: [] }, unit: null })[0]).toBe(
    'Lunes a viernes, 07:00 a 18:00; sábado a domingo, cerrado',
  );
  const always = [{ opens: '00:00', closes: '24:00' }];
  const week = {
    mon: always,
    tue: always,
    wed: always,
    thu: always,
    fri: always,
    sat: always,
    sun: always,
  };
  expect(inAll({ value: week, unit: null })[0]).toBe('Todos los días, 24 horas');
});

test('a telephone is grouped, its extension behind', () => {
  expect(factText({ value: '+576014397070;ext=5112', unit: null }, 'es')).toBe(
    '+57 601 439 7070, ext. 5112',
  );
});
