import type { SitePage } from '../site/site.ts';
import { breadcrumbTrail, menuSections, primaryLinks } from './siteMenu.ts';

const page = (path: string, menu?: SitePage['menu']): SitePage => ({
  id: path,
  remote: 'mf-flights',
  path,
  screen: 'board',
  title: path,
  background: 'plain',
  ...(menu && { menu }),
});
const pages = [
  page('/'),
  page('/vuelos/llegadas', { group: 'flights', order: 2 }),
  page('/vuelos', { group: 'flights', order: 1 }),
  page('/vuelos/detalle/:flight'),
  page('/servicios', { group: 'services', order: 1 }),
  page('/servicios/taxis', { group: 'transport', order: 1 }),
  page('/el-dorado-sostenible', { group: 'sustainability', order: 1 }),
];

test('the menu has the groups in their order, without empty ones, and pages by their order', () => {
  expect(
    menuSections(pages).map(({ group, pages: listed }) => [group, listed.map(({ path }) => path)]),
  ).toEqual([
    ['flights', ['/vuelos', '/vuelos/llegadas']],
    ['services', ['/servicios']],
    ['transport', ['/servicios/taxis']],
    ['sustainability', ['/el-dorado-sostenible']],
  ]);
});

test('a primary link without a live page is not shown', () => {
  expect(primaryLinks(pages, '/').map(({ path }) => path)).toEqual([
    '/vuelos',
    '/servicios',
    '/servicios/taxis',
  ]);
});

test('the nearest section is the current one', () => {
  const current = (path: string) =>
    primaryLinks(pages, path).flatMap((link) => (link.current ? [[link.path, link.current]] : []));
  expect(current('/vuelos')).toEqual([['/vuelos', 'page']]);
  expect(current('/vuelos/llegadas')).toEqual([['/vuelos', 'true']]);
  expect(current('/servicios/taxis/reserva')).toEqual([['/servicios/taxis', 'true']]);
  expect(current('/vuelos-baratos')).toEqual([]);
});

test('breadcrumbs are the pages above, then the page itself', () => {
  const trail = (path: string, own: SitePage | undefined) =>
    breadcrumbTrail(pages, own ?? null, path).map((entry) => entry.path);
  expect(trail('/vuelos/detalle/AV9314', pages[3])).toEqual(['/vuelos', '/vuelos/detalle/:flight']);
  expect(trail('/el-dorado-sostenible', pages[6])).toEqual(['/el-dorado-sostenible']);
});

test('home and unknown addresses have no breadcrumbs', () => {
  expect(breadcrumbTrail(pages, pages[0] ?? null, '/')).toEqual([]);
  expect(breadcrumbTrail(pages, null, '/vuelos/nada')).toEqual([]);
});
