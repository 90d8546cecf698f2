import { RouteError } from '@eldorado/remote';
import type { RemoteRegistry } from '@eldorado/remote/runtime';
import { errorTitle } from '../errors/errorTexts.ts';
import { documentTitle, type ShownPage } from './documentTitle.ts';
import type { SitePage } from './site.ts';

const page: SitePage = {
  id: 'mf-flights/detail',
  remote: 'mf-flights',
  path: '/vuelos/detalle/:flight',
  screen: 'detail',
  title: 'Flight details',
  background: 'flights',
};

const shown = (
  difference: Partial<ShownPage> = {},
  shownPage: SitePage | null = page,
): ShownPage => ({
  matches: [
    { route: { id: 'root' }, pathname: '/' },
    {
      route: { id: 'detail', handle: shownPage && { page: shownPage, locale: 'en' } },
      pathname: '/en/vuelos/detalle/AV9',
    },
  ],
  loaderData: { detail: { number: 'AV 9' } },
  errors: null,
  ...difference,
});

/** A registry whose screen, when it is ready, makes titles of its own. */
const registryWith = (title?: (data: { number: string }, locale: string) => string) =>
  ({
    peek: () => title && { module: { Screen: () => null, title } },
  }) as unknown as RemoteRegistry;

const titleOf = (state: ShownPage, registry = registryWith()) =>
  documentTitle(state, registry, 'en', '/vuelos/detalle/AV9');

test('the declared title stands before the site’s name in the page’s language', () => {
  expect(titleOf(shown())).toBe('Flight details · El Dorado Airport, Bogotá');
  expect(documentTitle(shown(), registryWith(), 'es', '/x')).toBe(
    'Flight details · Aeropuerto El Dorado, Bogotá',
  );
});

test('a screen’s own title, made of its data, wins', () => {
  const registry = registryWith(({ number }, locale) => `${number} in ${locale}`);
  expect(titleOf(shown(), registry)).toBe('AV 9 in en · El Dorado Airport, Bogotá');
});

test('the home page and a page without route are called like the site', () => {
  expect(titleOf(shown({}, { ...page, path: '/' }))).toBe('El Dorado Airport, Bogotá');
  expect(titleOf(shown({}, null))).toBe('El Dorado Airport, Bogotá');
  expect(titleOf(shown({ matches: [] }))).toBe('El Dorado Airport, Bogotá');
});

test('an error is titled as its page is, although the page has a title', () => {
  const error = new RouteError(404, 'No such flight', 'flight-not-found');
  const title = titleOf(shown({ errors: { detail: error } }));
  const expected = errorTitle({
    status: 404,
    message: 'No such flight',
    code: 'flight-not-found',
    locale: 'en',
    path: '/vuelos/detalle/AV9',
  });
  expect(title).toBe(`${expected} · El Dorado Airport, Bogotá`);
  expect(title).not.toContain('Flight details');
});
