import { countryOf, countryOptions } from './countries.ts';

test('Colombia stands first, the others by their names in the page’s language', () => {
  const [first, second] = countryOptions('es');
  expect(first).toEqual({ value: 'CO', label: 'Colombia (+57)' });
  expect(second?.label).toBe('Albania (+355)');
  expect(countryOptions('en').find(({ value }) => value === 'DE')?.label).toBe('Germany (+49)');
});

test('each country is there once, with a code of one to three digits', () => {
  const values = countryOptions('fr').map(({ value }) => value);
  expect(new Set(values).size).toBe(values.length);
  for (const value of values) {
    expect(value).toMatch(/^[A-Z]{2}$/);
    expect(countryOf(value).code).toMatch(/^\+[1-9]\d{0,2}$/);
  }
});
