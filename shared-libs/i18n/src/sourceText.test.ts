import { sourceText } from './sourceText.ts';

test.each([
  ['W Radio, 2021-11-23', 'es', 'W Radio, 23 de noviembre de 2021'],
  ['Portafolio, 2019', 'en', 'Portafolio, 2019'],
  ['La FM, 2021-11', 'fr', 'La FM, novembre 2021'],
  [
    'Publimetro (Decreto Distrital 026 de 2026), 2026-02-02',
    'pt',
    'Publimetro (Decreto Distrital 026 de 2026), 2 de fevereiro de 2026',
  ],
  ['Decreto 026, artículo 12', 'es', 'Decreto 026, artículo 12'],
] as const)('%s in %s', (source, locale, text) => {
  expect(sourceText(source, locale)).toBe(text);
});
