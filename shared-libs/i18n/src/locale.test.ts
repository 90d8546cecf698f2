import {
  isLocale,
  localeCookie,
  locales,
  localisePath,
  savedLocale,
  splitLocale,
} from './locale.ts';

test('a prefix names the language, and Spanish has none', () => {
  expect(splitLocale('/en/vuelos')).toEqual({ locale: 'en', path: '/vuelos', prefixed: true });
  expect(splitLocale('/vuelos')).toEqual({ locale: 'es', path: '/vuelos', prefixed: false });
  expect(splitLocale('/pt/a/b/c').path).toBe('/a/b/c');
});

test('the home page of a language is its prefix alone', () => {
  expect(splitLocale('/fr')).toEqual({ locale: 'fr', path: '/', prefixed: true });
  expect(splitLocale('/fr/')).toEqual({ locale: 'fr', path: '/', prefixed: true });
  expect(splitLocale('/')).toEqual({ locale: 'es', path: '/', prefixed: false });
  expect(splitLocale('')).toEqual({ locale: 'es', path: '/', prefixed: false });
});

test('only a whole first segment is a language', () => {
  expect(splitLocale('/entretenimiento')).toMatchObject({ locale: 'es', path: '/entretenimiento' });
  expect(splitLocale('/vuelos/en')).toMatchObject({ locale: 'es', path: '/vuelos/en' });
  expect(splitLocale('/EN/vuelos')).toMatchObject({ locale: 'es', prefixed: false });
  expect(splitLocale('/de/vuelos')).toMatchObject({ locale: 'es', path: '/de/vuelos' });
});

test('/es is no address of the Spanish pages: each page has one address', () => {
  expect(splitLocale('/es/vuelos')).toEqual({
    locale: 'es',
    path: '/es/vuelos',
    prefixed: false,
  });
});

test('a path goes into each language and comes back from it', () => {
  expect(locales.map((locale) => localisePath('/vuelos', locale))).toEqual([
    '/vuelos',
    '/en/vuelos',
    '/fr/vuelos',
    '/pt/vuelos',
  ]);
  expect(locales.map((locale) => localisePath('/', locale))).toEqual(['/', '/en', '/fr', '/pt']);
  for (const locale of locales) {
    for (const path of ['/', '/vuelos', '/vuelos/detalle/AV9']) {
      expect(splitLocale(localisePath(path, locale))).toMatchObject({ locale, path });
    }
  }
});

test('a language is one of the four', () => {
  expect(locales.every(isLocale)).toBe(true);
  expect([undefined, null, '', 'de', 'EN', 'en-US', 1].some(isLocale)).toBe(false);
});

test('the saved language is read wherever it stands among the cookies', () => {
  expect(savedLocale('locale=en')).toBe('en');
  expect(savedLocale('a=1; locale=fr; b=2')).toBe('fr');
  expect(savedLocale('a=1;locale=pt')).toBe('pt');
});

test('an unknown language, and a cookie that only ends in the name, count for nothing', () => {
  expect(savedLocale('')).toBeUndefined();
  expect(savedLocale('locale=de')).toBeUndefined();
  expect(savedLocale('locale=english')).toBeUndefined();
  expect(savedLocale('mylocale=en')).toBeUndefined();
  expect(savedLocale('other=locale=en')).toBeUndefined();
});

test('the choice lasts 365 days', () => {
  expect(localeCookie).toEqual({ name: 'locale', maxAge: 31_536_000 });
});
