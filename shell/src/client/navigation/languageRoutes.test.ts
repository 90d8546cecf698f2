import { createMemoryRouter, type PatchRoutesOnNavigationFunction } from 'react-router-dom';
import { localisePath, type Locale } from '@eldorado/i18n';
import { rootId } from '../../app/siteRoutes.tsx';
import type { Site } from '../../site/site.ts';
import { navigationDeadline } from '../remotes/fallBack.ts';
import { languageRoutes } from './languageRoutes.ts';

const siteIn = (locale: Locale) => ({ locale }) as Site;
const routesOf = ({ locale }: Site) => [{ path: localisePath('/vuelos', locale) }];

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A tab on the Spanish page, whose other languages are fetched so. */
function openTab(fetchSite: (locale: Locale, signal: AbortSignal) => Promise<Site>) {
  const load = jest.fn<undefined, [string]>();
  const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = languageRoutes({
    sites: new Map([['es', siteIn('es')]]),
    withRoutes: new Set(['es']),
    fetchSite,
    routesOf,
    load,
  });
  const router = createMemoryRouter(
    [{ id: rootId, children: routesOf(siteIn('es')).concat({ path: '/contacto' }) }],
    { initialEntries: ['/vuelos'], patchRoutesOnNavigation },
  );
  const shown = () => [router.state.location.pathname, router.state.errors];
  return { router, load, shown };
}
/** Lets everything that is under way end, except what waits for time. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a language’s routes come with the first navigation to it, once', async () => {
  const fetchSite = jest.fn((locale: Locale) => Promise.resolve(siteIn(locale)));
  const { router, load, shown } = openTab(fetchSite);
  await router.navigate('/en/vuelos');
  expect(shown()).toEqual(['/en/vuelos', null]);
  await router.navigate('/en/nada');
  expect(router.state.errors).toMatchObject({ [rootId]: { status: 404 } });
  await router.navigate('/vuelos');
  await router.navigate('/en/vuelos');
  expect(shown()).toEqual(['/en/vuelos', null]);
  expect(fetchSite).toHaveBeenCalledTimes(1);
  expect(load).not.toHaveBeenCalled();
});

test('a language that cannot be fetched is loaded from the server, and the page stays until it comes', async () => {
  const { router, load, shown } = openTab(() => Promise.reject(new Error('gone')));
  void router.navigate('/en/vuelos?q=AV');
  await settle();
  expect(load.mock.calls).toEqual([['/en/vuelos']]);
  expect(shown()).toEqual(['/vuelos', null]);
  expect(router.state.navigation.location?.search).toBe('?q=AV');
  await router.navigate('/contacto');
  expect(shown()).toEqual(['/contacto', null]);
});

test('so is one that does not come in time', async () => {
  jest.useFakeTimers();
  const { router, load } = openTab(() => new Promise(() => undefined));
  void router.navigate('/fr/vuelos');
  await jest.advanceTimersByTimeAsync(navigationDeadline - 1);
  expect(load).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(load.mock.calls).toEqual([['/fr/vuelos']]);
});

test('who went elsewhere meanwhile is neither sent back nor shown an error', async () => {
  const { router, load, shown } = openTab(
    (_locale, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('cancelled')));
      }),
  );
  void router.navigate('/en/vuelos');
  await settle();
  await router.navigate('/contacto');
  await settle();
  expect(shown()).toEqual(['/contacto', null]);
  expect(load).not.toHaveBeenCalled();
});

test('a language that comes after its navigation was given up is there for the next one', async () => {
  let arrive: (site: Site) => void = () => undefined;
  const { router, shown } = openTab(() => new Promise((resolve) => (arrive = resolve)));
  void router.navigate('/en/vuelos');
  await settle();
  await router.navigate('/contacto');
  arrive(siteIn('en'));
  await settle();
  await router.navigate('/en/vuelos');
  expect(shown()).toEqual(['/en/vuelos', null]);
});
