import { createI18n } from '@eldorado/i18n';
import { quickenTexts } from './quickTexts.ts';

const texts = {
  plain: 'Salidas',
  filled: 'Vuelo {{flight}} a {{city}}, puerta {{flight}}',
  rows_one: '{{count}} vuelo',
  rows_many: '{{count}} de vuelos',
  rows_other: '{{count}} vuelos',
  nested: 'Ver $t(plain)',
  spaced: 'A las {{ time }}',
};
const asks: readonly [string, Record<string, string | number>?][] = [
  ['plain'],
  ['plain', { flight: 'AV 1' }],
  ['filled', { flight: 'AV 1', city: '<Cali> & {{x}}' }],
  ['filled', { flight: 'AV 1' }],
  ['rows', { count: 1 }],
  ['rows', { count: 1_234 }],
  ['nested'],
  ['spaced', { time: '08:30' }],
  ['missing', { flight: 'AV 1' }],
];

test.each(asks)('%s with %j reads as i18next reads it', (key, values = {}) => {
  const slow = createI18n('es', { flights: texts });
  const quick = quickenTexts(createI18n('es', { flights: texts }));
  const read = quick.getFixedT('es', 'flights');
  const expected = slow.getFixedT('es', 'flights')(key, values);
  expect([read(key, values), read(key, values)]).toEqual([expected, expected]);
});

test('a text that comes with a later screen is found', () => {
  const language = quickenTexts(createI18n('es', {}));
  const read = language.getFixedT('es', 'taxi');
  expect(read('fare')).toBe('fare');
  language.addResourceBundle('es', 'taxi', { fare: 'Tarifa' });
  expect(read('fare')).toBe('Tarifa');
});
