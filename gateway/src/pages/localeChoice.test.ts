import { localeChoice } from './localeChoice.ts';

const choose = (
  headers: { cookie?: string; referer?: string; 'sec-fetch-mode'?: string },
  locale: 'es' | 'en' | 'fr' | 'pt',
  prefixed = locale !== 'es',
) => localeChoice({ headers, host: 'site.example' }, locale, prefixed);

test('without a saved language an address is what it says', () => {
  expect(choose({}, 'es')).toEqual({ remember: false });
  expect(choose({}, 'en')).toEqual({ remember: false });
});

test('from elsewhere an address without a language goes to the saved one', () => {
  expect(choose({ cookie: 'locale=en' }, 'es')).toEqual({ redirectTo: 'en', remember: false });
  expect(choose({ cookie: 'locale=en', referer: 'https://search.example/' }, 'es')).toEqual({
    redirectTo: 'en',
    remember: false,
  });
  expect(choose({ cookie: 'locale=es' }, 'es')).toEqual({ remember: false });
});

test('an address with a language is served in it, whatever is saved', () => {
  expect(choose({ cookie: 'locale=en' }, 'fr')).toEqual({ remember: false });
});

test('a link of the site to another language is a choice, to be saved', () => {
  const referer = 'https://site.example/en/vuelos';
  expect(choose({ cookie: 'locale=en', referer }, 'es')).toEqual({ remember: true });
  expect(choose({ referer }, 'fr')).toEqual({ remember: true });
  expect(choose({ cookie: 'locale=fr', referer }, 'fr')).toEqual({ remember: false });
});

test('what the site’s worker asks for, to keep it, is no choice, and is kept', () => {
  const referer = 'https://site.example/worker.js';
  const asked = choose({ referer, 'sec-fetch-mode': 'cors' }, 'en');
  expect(asked).toEqual({ remember: false });
  expect(choose({ referer, 'sec-fetch-mode': 'navigate' }, 'en')).toEqual({ remember: true });
});

test('a link of the site in the same language changes nothing', () => {
  const referer = 'https://site.example/vuelos';
  expect(choose({ cookie: 'locale=en', referer }, 'es')).toEqual({ remember: false });
});

test('a referer that is no address counts as none', () => {
  expect(choose({ cookie: 'locale=en', referer: 'about' }, 'es').redirectTo).toBe('en');
});
