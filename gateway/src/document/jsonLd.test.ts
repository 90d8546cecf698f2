import { pictureHrefs } from '../files/pictures.ts';
import type { SitePage } from 'shell/contract';
import { jsonLd, type DescribedPage } from './jsonLd.ts';

const page = (path: string, title: string): SitePage => ({
  id: `mf-flights${path}`,
  remote: 'mf-flights',
  path,
  screen: 'board',
  title,
  background: 'flights',
});
const pages = [page('/', 'Home'), page('/vuelos', 'Flights'), page('/vuelos/:flight', 'A flight')];
const graph = (difference: Partial<DescribedPage>) =>
  (
    jsonLd({
      origin: 'https://www.example.com',
      locale: 'en',
      path: '/vuelos',
      title: 'Flights · El Dorado Airport, Bogotá',
      page: page('/vuelos', 'Flights'),
      pages,
      pictureHrefs,
      ...difference,
    }) as { '@graph': Record<string, unknown>[] }
  )['@graph'];

test('the home page names the airport in its language', () => {
  const [airport, site] = graph({ path: '/', page: page('/', 'Home') });
  expect(airport).toMatchObject({
    '@type': 'Airport',
    name: 'El Dorado International Airport',
    iataCode: 'BOG',
    url: 'https://www.example.com/en',
  });
  expect(site).toMatchObject({ '@type': 'WebSite', inLanguage: 'en' });
});

test('search engines may search the site in its language once it has a search page', () => {
  const home = { path: '/', page: page('/', 'Home') };
  expect(graph(home)[1]).not.toHaveProperty('potentialAction');
  const [, site] = graph({ ...home, pages: [...pages, page('/buscar', 'Search')] });
  expect(site).toMatchObject({
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://www.example.com/en/buscar?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});

test('a page with parameters stands last in its trail, by its own name and address', () => {
  const [breadcrumbs] = graph({
    path: '/vuelos/av9314',
    title: 'Flight AV9314: Bogotá – Miami · El Dorado Airport, Bogotá',
    page: pages[2] ?? page('/', ''),
  });
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://www.example.com/en' },
      { position: 2, name: 'Flights', item: 'https://www.example.com/en/vuelos' },
      {
        position: 3,
        name: 'Flight AV9314: Bogotá – Miami',
        item: 'https://www.example.com/en/vuelos/av9314',
      },
    ],
  });
});
