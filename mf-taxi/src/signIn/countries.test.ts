import { countryOptions, parseCountries } from './countries.ts';

const served = parseCountries({
  countries: [
    { country: 'DE', code: '+49' },
    { country: 'AR', code: '+54' },
    { country: 'CO', code: '+57' },
  ],
});

test('Colombia stands first, the others by their names in the page’s language', () => {
  expect(countryOptions(served, 'es')).toEqual([
    { value: 'CO', label: 'Colombia (+57)' },
    { value: 'DE', label: 'Alemania (+49)' },
    { value: 'AR', label: 'Argentina (+54)' },
  ]);
  expect(countryOptions(served, 'en').at(-1)?.label).toBe('Germany (+49)');
});

test('a site that sends no codes to Colombia does not offer it', () => {
  const [argentina] = countryOptions(
    served.filter(({ iso }) => iso === 'AR'),
    'en',
  );
  expect(argentina).toEqual({ value: 'AR', label: 'Argentina (+54)' });
});
