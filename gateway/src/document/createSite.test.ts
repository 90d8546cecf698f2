import { assetUrl, createSite } from './createSite.ts';
import { exampleApp, examplePage, exampleSet } from '../live/exampleSet.ts';

const origin = 'https://cdn.example.com';
const home = examplePage({ id: 'home', path: '/', screen: 'home' });
const shell = exampleApp('shell', [home]);

test('a page is known by its remote and id, in one language', () => {
  const set = exampleSet(shell, exampleApp('mf-flights', [examplePage({ background: 'flights' })]));
  const site = createSite(set, 'fr', origin, {});
  expect(site).toMatchObject({ locale: 'fr', setId: 'set-1' });
  expect(site.pages.find(({ path }) => path === '/vuelos')).toEqual({
    id: 'mf-flights/board',
    remote: 'mf-flights',
    path: '/vuelos',
    screen: 'board',
    title: 'Flights fr',
    background: 'flights',
  });
});

test('a page without a background has the plain one, and keeps its menu and guards', () => {
  const page = examplePage({ menu: { group: 'flights', order: 2 }, middleware: ['signedIn'] });
  const site = createSite(exampleSet(exampleApp('mf-flights', [page])), 'es', origin, {});
  expect(site.pages[0]).toMatchObject({
    background: 'plain',
    menu: { group: 'flights', order: 2 },
    middleware: ['signedIn'],
  });
});

test('a remote is loaded from its version’s entry, with its integrity; the shell is no remote', () => {
  const site = createSite(exampleSet(shell, exampleApp('mf-taxi', [])), 'es', origin, {});
  expect(site.remotes).toEqual({
    'mf-taxi': {
      version: '1.0.0',
      entry: 'https://cdn.example.com/assets/mf-taxi/1.0.0/client/remoteEntry.js',
      integrity: 'sha384-of-client/remoteEntry.js',
    },
  });
});

test('a remote with reducers needs the store’s cache of answers', () => {
  const reducers = { js: ['client/reducers.js'], css: [] };
  const set = exampleSet(shell, exampleApp('mf-taxi', [], { reducers }));
  expect(createSite(set, 'es', origin, {}).remotes['mf-taxi']).toMatchObject({ store: true });
});

test('a remote has its good version of before beside it, when the set has one', () => {
  const set = exampleSet(shell, exampleApp('mf-taxi', []));
  const before = { ...exampleApp('mf-taxi', []).release, version: '0.9.0' };
  const { remotes } = createSite(
    { ...set, fallbacks: new Map([['mf-taxi', before]]) },
    'es',
    origin,
    {},
  );
  expect(remotes['mf-taxi']).toMatchObject({
    version: '1.0.0',
    fallback: {
      version: '0.9.0',
      entry: 'https://cdn.example.com/assets/mf-taxi/0.9.0/client/remoteEntry.js',
      integrity: 'sha384-of-client/remoteEntry.js',
    },
  });
});

test('the site tells the shell’s version, and what this browser tries out', () => {
  const pinned = { versions: { 'mf-taxi': '2.0.0-rc.1' }, until: '2026-03-02T16:00:00.000Z' };
  expect(createSite(exampleSet(shell), 'es', origin, {}, pinned)).toMatchObject({
    version: '1.0.0',
    pinned,
  });
  expect(createSite(exampleSet(shell), 'es', origin, {})).not.toHaveProperty('pinned');
});

test('pages stand in the menu’s order, then by path, whatever the order of the apps', () => {
  const taxi = exampleApp('mf-taxi', [
    examplePage({ id: 'taxi', path: '/taxi', menu: { group: 'transport', order: 1 } }),
  ]);
  const flights = exampleApp('mf-flights', [
    examplePage({ id: 'b', path: '/b', menu: { group: 'flights', order: 10 } }),
    examplePage({ id: 'a', path: '/a', menu: { group: 'flights', order: 2 } }),
    examplePage({ id: 'z', path: '/z' }),
  ]);
  const order = ['/a', '/b', '/taxi', '/', '/z'];
  for (const apps of [
    [taxi, flights, shell],
    [shell, flights, taxi],
  ]) {
    const { pages } = createSite(exampleSet(...apps), 'es', origin, {});
    expect(pages.map(({ path }) => path)).toEqual(order);
  }
});

test('the configured links travel with the site', () => {
  const links = { chat: 'https://chat.example.com' };
  expect(createSite(exampleSet(shell), 'es', origin, links).links).toEqual(links);
});

test('an asset’s address names its app and version', () => {
  expect(assetUrl('', 'mf-taxi', '1.2.0', 'client/a.js')).toBe('/assets/mf-taxi/1.2.0/client/a.js');
});
