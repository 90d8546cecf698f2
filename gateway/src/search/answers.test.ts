import { readdirSync, readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { locales, type Locale } from '@eldorado/i18n/locale';
import type { PageDeclaration } from '@eldorado/remote';
import {
  createSearchIndex,
  findAnswer,
  type SearchAnswer,
  type SearchIndex,
} from '@eldorado/search';
import { exampleNames } from 'api/example-names';
import { parse } from 'yaml';
import { qualityOf, rankOf, readQuestions } from './questions.ts';
import { searchDocuments, type AirportData } from './searchDocuments.ts';

const root = path.resolve(import.meta.dirname, '../../..');

const read = (file: string) => parse(readFileSync(file, 'utf8')) as PageDeclaration;

/** Every page of the site, as its folder and the collection around it declare it; icons are drawn by the remotes' builds. */
const pages = readdirSync(root)
  .map((app) => path.join(root, app, 'content'))
  .filter((content) => existsSync(path.join(content, 'collection.yaml')))
  .flatMap((content) => {
    const { layout } = read(path.join(content, 'collection.yaml'));
    return readdirSync(content, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => read(path.join(content, entry.name, 'page.yaml')))
      .map(({ icon: _icon, ...page }) => ({ ...(layout && { layout }), ...page }));
  });

const questionsOf = (document: string) =>
  readQuestions(readFileSync(path.join(root, 'docs', document), 'utf8'));
const answers = questionsOf('answers.md');
const questions = questionsOf('search.md');

const now = new Date('2026-03-02T15:00:00Z');
/** All that the demonstration has to be found: shops, flights and notes stand beside the pages, and may not hide them. */
let data: AirportData;
beforeAll(async () => {
  const { facts, ...names } = await exampleNames(now);
  data = {
    ...names,
    facts: new Map(facts.map((fact) => [fact.id, fact])),
  } as unknown as AirportData;
});

/** What the search gives in a language. */
const indexes = new Map<Locale, SearchIndex>();
function answer(locale: Locale, query: string, limit = 5): SearchAnswer {
  const index = indexes.get(locale) ?? createSearchIndex(searchDocuments(pages, data, locale, now));
  indexes.set(locale, index);
  return findAnswer(index, query, limit, now);
}
const hits = (locale: Locale, query: string) =>
  answer(locale, query).groups.flatMap((group) => group.hits);

test('there are forty answers and fifty questions, among some 240 places and a day of flights', () => {
  expect(data.establishments.length).toBeGreaterThan(200);
  expect(data.flights.length).toBeGreaterThan(500);
  expect(data.facts.size).toBeGreaterThan(200);
  expect(answers).toHaveLength(40 * locales.length);
  expect(questions).toHaveLength(50 * locales.length);
});

test.each(locales)('the search gives the page of each answer first: %s', (locale) => {
  const asked = answers.filter((question) => question.locale === locale);
  const given = asked.map(({ query }) => `${query} → ${hits(locale, query)[0]?.to ?? 'nothing'}`);
  expect(given).toEqual(asked.map(({ query, page }) => `${query} → ${page}`));
});

test('of the two hundred questions nearly all have their page first, and all but two among three', () => {
  const ranks = questions.map(({ locale, query, page }) => rankOf(page, answer(locale, query)));
  const { first, firstThree, ndcg } = qualityOf(ranks);
  expect(first).toBeGreaterThanOrEqual(0.95);
  expect(firstThree).toBeGreaterThanOrEqual(0.99);
  expect(ndcg).toBeGreaterThanOrEqual(0.97);
});

test.each<[Locale, string, string]>([
  ['es', 'IVA', '/servicios/aduanas'],
  ['en', 'VAT', '/servicios/aduanas'],
  ['en', 'tax refund', '/servicios/aduanas'],
  ['en', 'tax', '/servicios/aduanas'],
  ['fr', 'remboursement TVA', '/servicios/aduanas'],
  ['es', 'teléfono', '/servicios/ayuda-al-viajero'],
  ['es', 'sobreventa', '/servicios/ayuda-al-viajero'],
  ['en', 'smoking', '/servicios/ayuda-al-viajero'],
  ['en', 'charging', '/servicios/servicios-tecnologicos'],
  ['en', 'yellow fever', '/servicios/punto-de-vacunacion'],
  ['fr', 'fièvre jaune', '/servicios/punto-de-vacunacion'],
  ['pt', 'febre amarela', '/servicios/punto-de-vacunacion'],
  ['en', 'powerbank', '/servicios/instrucciones-equipaje'],
  ['en', 'gate A5', '/mapas'],
  ['es', 'insulina', '/servicios/instrucciones-equipaje'],
  ['es', 'kilos', '/servicios/instrucciones-equipaje'],
  ['es', 'supermercado', '/establecimientos/tiendas'],
  ['es', 'tasa aeroportuaria', '/servicios/migracion-y-pasaportes'],
  ['en', 'airport tax', '/servicios/migracion-y-pasaportes'],
  ['fr', 'taxe d’aéroport', '/servicios/migracion-y-pasaportes'],
  ['pt', 'taxa de embarque', '/servicios/migracion-y-pasaportes'],
  ['es', 'tasa de cambio', '/prepara-tu-viaje/divisas'],
])('%s: a word alone, %s, gives %s', (locale, query, page) => {
  expect(hits(locale, query)[0]?.to).toBe(page);
});

test.each<[Locale, string, RegExp]>([
  ['es', 'tasa aeroportuaria', /^Tasa aeroportuaria: Va dentro del tiquete/],
  ['en', 'airport tax', /^Airport fee: Included in the ticket/],
  ['fr', 'taxe d’aéroport', /^Redevance d’aéroport.*Comprise dans le billet/],
  ['pt', 'taxa de embarque', /^Taxa aeroportuária: Incluída na passagem/],
])('%s: the line under the page that %s gives says it', (locale, query, line) => {
  expect(hits(locale, query)[0]?.detail).toMatch(line);
});

test.each<[Locale, string, string]>([
  ['es', 'teléfono de LATAM', '/establecimientos/aerolineas/latam-airlines'],
  ['fr', 'téléphone LATAM', '/establecimientos/aerolineas/latam-airlines'],
  ['pt', 'balcão da Avianca', '/establecimientos/aerolineas/avianca'],
  ['es', 'mi hermano llega de Madrid', '/vuelos/llegadas?q=Madrid'],
  ['en', 'my brother arrives from Madrid', '/vuelos/llegadas?q=Madrid'],
  ['pt', 'meu irmão chega de Madri', '/vuelos/llegadas?q=Madri'],
  ['es', 'volar a Madrid', '/vuelos/salidas?q=Madrid'],
  ['es', 'dejé mi chaqueta en el filtro de seguridad', '/servicios/objetos-perdidos'],
  ['es', 'requisitos para viajar a España', '/servicios/migracion-y-pasaportes'],
  ['en', 'can I leave the airport during my layover', '/servicios/migracion-y-pasaportes'],
  ['en', 'how do I get to La Candelaria by bus', '/servicios/transporte-publico'],
  ['fr', 'plainte contre une compagnie aérienne', '/servicios/ayuda-al-viajero'],
  ['pt', 'onde pego minha mala', '/vuelos/llegadas'],
  ['pt', 'quanto tempo até o centro', '/servicios/taxis'],
  // What the press room said of car parks is not meant.
  ['es', '¿hay puestos en el parqueadero?', '/informacion-en-tiempo-real/parqueaderos'],
  ['fr', 'j’ai besoin d’un médecin', '/servicios/servicio-medico-y-emergencias'],
  [
    'en',
    'ATM in the arrivals hall',
    '/establecimientos/cajeros-electronicos/cajero-hall-de-llegadas',
  ],
])('%s: what is named beside it decides: %s gives %s', (locale, query, page) => {
  expect(hits(locale, query)[0]?.to).toBe(page);
});

test.each<[Locale, string]>([
  ['es', 'a las 4 de la mañana'],
  ['en', 'at 4 am'],
  ['fr', 'à 4 heures du matin'],
  ['pt', 'às 4 da manhã'],
])('%s: %s is no flight', (locale, query) => {
  expect(hits(locale, query).filter(({ kind }) => kind === 'flight')).toEqual([]);
});

test.each<[Locale, string]>([
  ['es', 'SIM'],
  ['en', 'SIM card'],
  ['pt', 'chip'],
])('%s: %s gives the shops that sell them, too', (locale, query) => {
  const shops = hits(locale, query).filter(({ kind }) => kind === 'establishment');
  expect(shops.map(({ title }) => title)).toContain('Conecta 26');
});

test('what a page is asked for stands under it', () => {
  const first = (locale: Locale, query: string) => hits(locale, query)[0]?.detail;
  expect(first('es', 'horario vacunación')).toBe('Horario: Todos los días, 07:00 a 18:00');
  expect(first('es', 'cuánto cuesta la vacuna')).toBe('Precio: Gratis');
  for (const query of ['IVA', 'impuestos', 'devolución de impuestos'])
    expect(first('es', query)).toMatch(/^Devolución del IVA/);
  for (const query of ['VAT', 'tax refund', 'tax free'])
    expect(first('en', query)).toMatch(/^VAT \(tax\) refund/);
  expect(first('fr', 'remboursement TVA')).toMatch(/^Remboursement de la TVA/);
  expect(first('pt', 'reembolso de impostos')).toMatch(/^Devolução do IVA/);
  expect(first('es', 'cuánto cuesta el maletero')).toContain('no están publicados');
  expect(first('es', 'teléfono')).toContain('+57 322 822 0300');
  expect(first('en', 'trolley deposit')).toBe('Cart deposit in Terminal 1: COP\u00a012,000');
});

const said = (locale: Locale, query: string) =>
  answer(locale, query).said?.lines.map(({ text }) => text) ?? null;

test.each<[Locale, string, readonly string[]]>([
  [
    'es',
    'cuánto cuesta un taxi',
    [
      'Carrera mínima: $ 8.000',
      'Recargo del aeropuerto, de ida o de vuelta: $ 8.000',
      'Ejemplo: 15 km desde o hacia el aeropuerto, de día, sin espera: $ 36.350',
    ],
  ],
  [
    'en',
    'how much is a taxi',
    [
      'Minimum fare: COP 8,000',
      'Airport surcharge, to or from it: COP 8,000',
      'Example: 15 km from or to the airport, by day, without waiting: COP 36,350',
    ],
  ],
  [
    'es',
    'precio parqueadero',
    [
      'Dos horas de parqueadero, carro, como máximo (tope de la ciudad): $ 27.600',
      'Tope de la ciudad, carro: $ 230 por minuto',
      'Tope de la ciudad, moto: $ 161 por minuto',
    ],
  ],
  ['fr', 'prix du chariot', ['Caution du chariot au Terminal 1 : 12 000 COP']],
  ['en', 'vaccination opening hours', ['Opening hours: Every day, 07:00 to 18:00']],
  [
    'pt',
    'a farmácia está aberta agora',
    [
      'Droguería Altiplano: aberto até as 22:00',
      'Farmacia del Viajero: aberto até as 22:00',
      'Salud al Paso: aberto até as 22:00',
    ],
  ],
])('%s: %s is answered at once', (locale, query, lines) => {
  const plain = said(locale, query)?.map((line) => line.replace(/[\u00a0\u202f]/g, ' '));
  expect(plain).toEqual(lines);
});

test.each<[Locale, string]>([
  ['es', 'cuánto cuesta un taxi a Chapinero'],
  ['es', 'cuánto cuesta cambiar euros'],
  ['es', 'abre la notaría'],
  ['es', 'dejar la maleta unas horas'],
  ['en', 'is a shop open now'],
  ['en', 'taxi'],
])('%s: nobody knows the one answer to %s, and none is given', (locale, query) => {
  expect(said(locale, query)).toBeNull();
});
