import type { Locale } from '@eldorado/i18n/locale';
import { faultsOf } from './writtenWords.ts';

test.each<[Locale, string, string[]]>([
  ['fr', "l'aéroport", ["'l'aéroport' has a straight apostrophe. Write ’."]],
  ['fr', 'ouvert à 20 h', ["'à 20 h' is an hour in another form than the site's. Write 20:00."]],
  ['pt', 'depois das 22h', ["'das 22h' is an hour in another form than the site's. Write 20:00."]],
  ['en', 'on March 11', ["'March 11' has the month first. Write the day before it: 22 November."]],
  [
    'pt',
    '5 min desde a segurança',
    ["'desde a segurança' is Spanish for 'a partir da segurança'. Write that."],
  ],
])('%s: %s is not how the site writes', (locale, text, faults) => {
  expect(faultsOf(text, locale)).toEqual(faults);
});

test.each<[Locale, string]>([
  ['fr', 'l’aéroport est ouvert 24 h sur 24'],
  ['fr', 'de 7:00 à 18:00, au plus 24 h'],
  ['en', 'on 11 March 2026, in March 2026'],
  ['es', 'desde el 3 de marzo, a las 20:00'],
  ['pt', 'desde a abertura, às 22:00'],
])('%s: %s is', (locale, text) => {
  expect(faultsOf(text, locale)).toEqual([]);
});
