import {
  defineRemote,
  type LayoutDeclaration,
  type PageDeclaration,
  type RemoteDefinition,
} from './declaration.ts';
import { describeRemote, remoteFaults } from './descriptor.ts';

const words = (text: string) => ({ es: text, en: text, fr: text, pt: text });

const board: PageDeclaration = {
  id: 'board',
  path: '/vuelos',
  screen: 'board',
  title: words('Vuelos'),
  description: words('Todos los vuelos'),
  keywords: { es: [], en: [], fr: [], pt: [] },
};

const remote = (difference: Partial<RemoteDefinition> = {}): RemoteDefinition => ({
  name: 'mf-flights',
  contract: 1,
  pages: [board],
  screens: { board: () => Promise.resolve({ Screen: () => null }) },
  ...difference,
});

const pageFaults = (difference: object) =>
  remoteFaults(remote({ pages: [{ ...board, ...difference }] }));

test('a valid declaration has no faults', () => {
  expect(remoteFaults(remote())).toEqual([]);
  expect(remoteFaults(remote({ name: 'shell' }))).toEqual([]);
  expect(pageFaults({ path: '/' })).toEqual([]);
  expect(pageFaults({ background: 'airlines', menu: { group: 'flights', order: 1 } })).toEqual([]);
});

test('a name must be a remote’s', () => {
  for (const name of ['flights', 'mf-Flights', 'mf-', 'mf-flights-2', 'shell2']) {
    expect(remoteFaults(remote({ name }))).toEqual([`name '${name}' must look like mf-flights`]);
  }
});

test('another contract asks for a new build', () => {
  const faults = remoteFaults(remote({ contract: 2 as 1 }));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^contract 2 is not 1: rebuild/);
});

test('ids and paths are each declared once', () => {
  const pages = [board, { ...board, path: '/otros' }, { ...board, id: 'other' }];
  expect(remoteFaults(remote({ pages }))).toEqual([
    "page 'board': id board is declared twice",
    "page 'other': path /vuelos is declared twice",
  ]);
});

test('a path starts with a slash and does not end with one', () => {
  for (const path of ['vuelos', '/vuelos/', '']) {
    expect(pageFaults({ path })).toEqual([
      `page 'board': path '${path}' must start with / and not end with it`,
    ]);
  }
});

test('a page shows a screen that there is', () => {
  expect(pageFaults({ screen: 'borad' })).toEqual([
    "page 'board': screen 'borad' is not in screens",
  ]);
});

test('backgrounds and menu groups are those of the shell', () => {
  expect(pageFaults({ background: 'sunset' })[0]).toMatch(
    /^page 'board': background 'sunset' is not one of plain, flights, /,
  );
  expect(pageFaults({ menu: { group: 'shops', order: 1 } })[0]).toMatch(
    /^page 'board': menu group 'shops' is not one of flights, /,
  );
});

test('title and description exist in every language', () => {
  expect(pageFaults({ title: { ...words('x'), fr: ' ' } })).toEqual([
    "page 'board': title has no fr",
  ]);
  expect(pageFaults({ description: { es: 'x', en: 'x', fr: 'x' } })).toEqual([
    "page 'board': description has no pt",
  ]);
});

const green: LayoutDeclaration = {
  name: words('Verde'),
  home: 'board',
  colour: '#8bc34a',
  text: 'dark',
  menu: [{ page: 'board' }],
};

test('faults of layouts are faults of the declaration', () => {
  expect(remoteFaults(remote({ layouts: { green: { ...green, text: 'light' } } }))).toHaveLength(1);
});

test('the descriptor holds the declaration without its code', () => {
  const load = () => Promise.resolve({ default: {} });
  const descriptor = describeRemote(
    remote({
      messages: { namespace: 'flights', load: { es: load, en: load, fr: load, pt: load } },
      middleware: { signedIn: () => Promise.resolve({ default: () => undefined }) },
      widgets: { NextFlights: () => Promise.reject(new Error('not loaded')) },
      layouts: { green },
    }),
  );
  expect(JSON.parse(JSON.stringify(descriptor))).toEqual({
    name: 'mf-flights',
    contract: 1,
    pages: [board],
    layouts: { green },
    namespace: 'flights',
    middleware: ['signedIn'],
    widgets: ['NextFlights'],
  });
});

test('a remote of content only has no namespace, guards or widgets', () => {
  expect(describeRemote(remote())).toMatchObject({ namespace: null, middleware: [], widgets: [] });
});

test('defining a remote gives back the same declaration', () => {
  const definition = remote();
  expect(defineRemote(definition)).toBe(definition);
});
