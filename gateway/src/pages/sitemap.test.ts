import { exampleApp, examplePage, exampleSet } from '../live/exampleSet.ts';
import { sitemap } from './sitemap.ts';

const origin = 'https://www.example.com';

const addressesOf = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

test('every page is listed in every language', () => {
  const shell = exampleApp('shell', [examplePage({ id: 'home', path: '/' })]);
  const flights = exampleApp('mf-flights', [examplePage()]);
  expect(addressesOf(sitemap(exampleSet(flights, shell), origin))).toEqual([
    `${origin}/`,
    `${origin}/en`,
    `${origin}/fr`,
    `${origin}/pt`,
    `${origin}/vuelos`,
    `${origin}/en/vuelos`,
    `${origin}/fr/vuelos`,
    `${origin}/pt/vuelos`,
  ]);
});

test('pages with parameters and unlisted ones are left out', () => {
  const flights = exampleApp('mf-flights', [
    examplePage({ path: '/vuelos/detalle/:flight' }),
    examplePage({ path: '/health', unlisted: true }),
    examplePage({ path: '/vuelos', unlisted: false }),
  ]);
  expect(addressesOf(sitemap(exampleSet(flights), origin))[0]).toBe(`${origin}/vuelos`);
  expect(addressesOf(sitemap(exampleSet(flights), origin))).toHaveLength(4);
});

test('pages of data are listed in the languages they are written in, where a live release shows them', () => {
  const corporate = exampleApp('mf-corporate', [examplePage({ path: '/el-dorado-informa/:slug' })]);
  const more = [
    { path: '/el-dorado-informa/vuelo', languages: ['es', 'en'] as const },
    { path: '/otra/nota', languages: ['es'] as const },
  ];
  expect(addressesOf(sitemap(exampleSet(corporate), origin, more))).toEqual([
    `${origin}/el-dorado-informa/vuelo`,
    `${origin}/en/el-dorado-informa/vuelo`,
  ]);
});

test('each address names its alternates, itself included', () => {
  const xml = sitemap(exampleSet(exampleApp('mf-flights', [examplePage()])), origin);
  const french = xml.split('\n').find((line) => line.includes(`<loc>${origin}/fr/vuelos</loc>`));
  const alternates = [...(french ?? '').matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
  expect(alternates.map(([, language, href]) => [language, href])).toEqual([
    ['es-CO', `${origin}/vuelos`],
    ['en', `${origin}/en/vuelos`],
    ['fr', `${origin}/fr/vuelos`],
    ['pt-BR', `${origin}/pt/vuelos`],
  ]);
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset ')).toBe(true);
  expect(xml.trimEnd().endsWith('</urlset>')).toBe(true);
});
