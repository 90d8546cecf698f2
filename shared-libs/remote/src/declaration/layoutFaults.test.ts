import type { LayoutDeclaration, PageDeclaration, RemoteDefinition } from './declaration.ts';
import { layoutFaults } from './layoutFaults.ts';

const words = (text: string) => ({ es: text, en: text, fr: text, pt: text });

const page = (difference: Partial<PageDeclaration> = {}): PageDeclaration => ({
  id: 'soil',
  path: '/verde/suelo',
  screen: 'article',
  title: words('Suelo'),
  description: words('El suelo'),
  keywords: { es: [], en: [], fr: [], pt: [] },
  ...difference,
});
const pages = [page({ layout: 'green' }), page({ id: 'story', path: '/verde/historias/:story' })];

const green: LayoutDeclaration = {
  name: words('Verde'),
  home: 'soil',
  colour: '#8bc34a',
  text: 'dark',
  menu: [{ page: 'soil' }, { to: '/contacto', label: words('Contacto') }],
};

const faultsOf = (difference: object, definition: Partial<RemoteDefinition> = {}) =>
  layoutFaults({
    name: 'mf-green',
    contract: 1,
    screens: {},
    pages,
    layouts: { green: { ...green, ...difference } },
    ...definition,
  });

test('a valid layout has no faults, and a remote need have none', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ footer: [{ page: 'soil', label: words('Tierra') }] })).toEqual([]);
  expect(faultsOf({}, { pages: [page()], layouts: {} })).toEqual([]);
});

test('a page stands in a layout that there is', () => {
  expect(faultsOf({}, { pages: [...pages, page({ layout: 'grene' })] })).toEqual([
    "page 'soil': layout 'grene' is not in layouts (green): declare it, or take it away",
  ]);
  expect(faultsOf({}, { layouts: {} })).toEqual([
    "page 'soil': layout 'green' is not in layouts: declare it, or take it away",
  ]);
});

test('names and labels are there in every language', () => {
  const { fr, ...label } = words('Suelo');
  expect(faultsOf({ name: { ...words('x'), pt: ' ' }, menu: [{ page: 'soil', label }] })).toEqual([
    "layout 'green': name has no pt",
    "layout 'green': menu link to 'soil': label has no fr",
  ]);
});

test('light words on light green cannot be read', () => {
  expect(faultsOf({ text: 'light' })).toEqual([
    "layout 'green': light text on #8bc34a has a contrast of 2.0, 4.5 is the least: make text 'dark'",
  ]);
  expect(faultsOf({ colour: '#24384d' })).toEqual([
    "layout 'green': dark text on #24384d has a contrast of 1.4, 4.5 is the least: make text 'light'",
  ]);
  expect(faultsOf({ colour: '#767676', text: 'light' })).toEqual([]);
  expect(faultsOf({ colour: '#787878', text: 'light' })).toHaveLength(1);
});

test('a colour is written in full, its words are dark or light', () => {
  for (const colour of ['green', '#8c4', '#8BC34A', 'url(//example.org)']) {
    expect(faultsOf({ colour })).toEqual([
      `layout 'green': colour '${colour}' must look like #8bc34a`,
    ]);
  }
  expect(faultsOf({ text: 'white' })).toEqual([
    "layout 'green': text 'white' is not one of dark, light",
  ]);
});

test('its links lead to one page of the remote, or to an address of the site', () => {
  expect(
    faultsOf({
      home: 'top',
      menu: [{ page: 'water' }, { page: 'story' }],
      footer: [
        { to: '/otra/pagina', label: words('Otra') },
        { to: 'https://example.org', label: words('Fuera') },
        { to: '//example.org', label: words('Fuera') },
      ],
    }),
  ).toEqual([
    "layout 'green': home link to 'top' leads to no page of this remote: name the id of one that does",
    "layout 'green': menu link to 'water' leads to no page of this remote: name the id of one that does",
    "layout 'green': menu link to 'story' leads to /verde/historias/:story, which is many pages: name one",
    "layout 'green': footer link to 'https://example.org' must be an address of the site, such as /contacto",
    "layout 'green': footer link to '//example.org' must be an address of the site, such as /contacto",
  ]);
});

test('the menu has links, and no more than the header has room for', () => {
  expect(faultsOf({ menu: [] })).toEqual(["layout 'green': menu has no links: give it some"]);
  expect(faultsOf({ menu: Array.from({ length: 7 }, () => ({ page: 'soil' })) })).toEqual([
    "layout 'green': menu has 7 links, the header has room for 6: put the others into footer",
  ]);
});
