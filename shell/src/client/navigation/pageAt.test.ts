import type { Boot, Site, SitePage } from '../../site/site.ts';
import { pageAt } from './pageAt.ts';

const page = (title: string) => ({ path: '/vuelos', title }) as SitePage;
const first = { locale: 'es', pages: [page('Vuelos')] } as unknown as Site;
const english = { locale: 'en', pages: [page('Flights')] } as unknown as Site;
const known = { boot: { site: first } as Boot, sites: new Map([['es', first] as const]) };

test('a path leads to the page of its language', () => {
  const both = { ...known, sites: new Map([...known.sites, ['en', english] as const]) };
  expect(pageAt(both, '/vuelos')).toEqual({ page: page('Vuelos'), locale: 'es' });
  expect(pageAt(both, '/en/vuelos')).toEqual({ page: page('Flights'), locale: 'en' });
});

test('in a language that is not known yet it is the first page’s', () => {
  expect(pageAt(known, '/fr/vuelos')).toEqual({ page: page('Vuelos'), locale: 'fr' });
});

test('a path of no page has none', () => {
  expect(pageAt(known, '/assets/x.js')).toEqual({ page: null, locale: 'es' });
});
