import { menuGroups } from '@eldorado/remote';
import type { SitePage } from '../../site/site.ts';
import { breadcrumbTrail, menuLists, menuSections } from './siteMenu.ts';

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
  page('/mapas', { group: 'airport', order: 1 }),
  page('/el-dorado-sostenible', { group: 'sustainability', order: 1 }),
];

const shown = (path = '/') =>
  menuSections(pages, path).map(({ key, home, lists }) => [
    key,
    home?.path,
    lists.flatMap((list) => list.pages.map((listed) => listed.path)),
  ]);
const current = (path: string) =>
  menuSections(pages, path).flatMap((section) =>
    section.current ? [[section.key, section.current]] : [],
  );

test('the groups are in their order, without empty ones, and pages by their order', () => {
  expect(
    menuLists(pages).map(({ group, pages: listed }) => [group, listed.map(({ path }) => path)]),
  ).toEqual([
    ['flights', ['/vuelos', '/vuelos/llegadas']],
    ['services', ['/servicios']],
    ['transport', ['/servicios/taxis']],
    ['airport', ['/mapas']],
    ['sustainability', ['/el-dorado-sostenible']],
  ]);
});

test('every group of the contract stands in a section of the menu', () => {
  const everything = menuGroups.map((group) => page(`/${group}`, { group, order: 1 }));
  const listed = menuSections(everything, '/').flatMap(({ lists }) => lists);
  expect(listed.map(({ group }) => group).sort()).toEqual([...menuGroups].sort());
});

test('a section lists its pages without the one that introduces it; one without pages is not shown', () => {
  expect(shown()).toEqual([
    ['flights', '/vuelos', ['/vuelos/llegadas']],
    ['services', '/servicios', []],
    ['transport', undefined, ['/servicios/taxis']],
    ['maps', '/mapas', []],
    ['airport', undefined, ['/mapas', '/el-dorado-sostenible']],
  ]);
});

test('the section of the page on screen is the current one, by the longest path', () => {
  expect(current('/vuelos')).toEqual([['flights', 'page']]);
  expect(current('/vuelos/llegadas')).toEqual([['flights', 'true']]);
  expect(current('/vuelos/detalle/AV9314')).toEqual([['flights', 'true']]);
  expect(current('/servicios/taxis/reserva')).toEqual([['transport', 'true']]);
  expect(current('/mapas')).toEqual([['maps', 'page']]);
  expect(current('/vuelos-baratos')).toEqual([]);
  expect(current('/')).toEqual([]);
});

test('breadcrumbs are the pages above, then the page itself', () => {
  const trail = (path: string, own: SitePage | undefined) =>
    breadcrumbTrail(pages, own ?? null, path).map((entry) => entry.path);
  expect(trail('/vuelos/detalle/AV9314', pages[3])).toEqual(['/vuelos', '/vuelos/detalle/:flight']);
  expect(trail('/el-dorado-sostenible', pages.at(-1))).toEqual(['/el-dorado-sostenible']);
});

test('home and unknown addresses have no breadcrumbs', () => {
  expect(breadcrumbTrail(pages, pages[0] ?? null, '/')).toEqual([]);
  expect(breadcrumbTrail(pages, null, '/vuelos/nada')).toEqual([]);
});
