import type { Http } from '@eldorado/http';
import type { Locale } from '@eldorado/i18n/locale';
import { emptyPqrs } from '@eldorado/rules/pqrs';
import { establishments, establishmentTypes } from '../../../fixtures/pqrs.ts';
import texts from '../texts/es.ts';
import { loadChoices } from './choices.ts';

const cashMachine = {
  name: 'Cajero Comidas nacional',
  names: {
    es: 'Cajero Comidas nacional',
    en: 'ATM, domestic food court',
    fr: 'Distributeur, restauration des vols intérieurs',
    pt: 'Caixa eletrônico, alimentação doméstica',
  },
  kind: 'restaurantes',
};
const answers: Readonly<Record<string, unknown>> = {
  '/v2/establishment-types': establishmentTypes,
  '/v2/establishments': { establishments: [...establishments.establishments, cashMachine] },
};
const http = { get: (url: string) => Promise.resolve({ data: answers[url] }) } as unknown as Http;

const suggested = async (locale: Locale) =>
  (
    await loadChoices({
      ...{ http, locale, texts, step: 'subject' },
      answers: { ...emptyPqrs, topic: 'establishments' },
      signal: new AbortController().signal,
    })
  ).suggestions.map(({ name }) => name);

test('establishments are offered by the names that their lists give them', async () => {
  expect(await suggested('es')).toContain('Cajero Comidas nacional');
  const english = await suggested('en');
  expect(english).toContain('ATM, domestic food court');
  expect(english).not.toContain('Cajero Comidas nacional');
  expect(english).toContain('Café del Altiplano');
});
