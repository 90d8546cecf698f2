/** @jest-environment @eldorado/testing/jsdom */
import { createMemoryRouter } from 'react-router-dom';
import { createHttp } from '@eldorado/http';
import type { RemoteRegistry } from '@eldorado/remote/runtime';
import { appActions, createSiteStore } from '@eldorado/store';
import type { Boot, Site, SitePage } from '../../site/site.ts';
import { followLinks, watchNavigation } from './watchNavigation.ts';

const pageOf = (path: string, title: string) => ({ path, title }) as SitePage;
const board = pageOf('/vuelos', 'Vuelos');
const contact = pageOf('/contacto', 'Contacto');
const english = pageOf('/en/vuelos', 'Flights');

/** A tab on the Spanish board, whose links and addresses are followed. */
function openTab() {
  document.documentElement.lang = 'es-CO';
  document.head.innerHTML = '<link rel="canonical" href="http://localhost/vuelos">';
  document.body.innerHTML = `<main>
    <a href="/contacto">Contacto</a><a href="/archivo.pdf">Archivo</a></main>`;
  const router = createMemoryRouter(
    [board, contact, english].map((page) => ({ path: page.path, handle: { page } })),
    { initialEntries: [board.path] },
  );
  const store = createSiteStore(createHttp({ baseUrl: '/api' }));
  const onNewPage = jest.fn();
  const registry = { peek: () => undefined } as unknown as RemoteRegistry;
  watchNavigation({ router, registry, store, onNewPage });
  return { router, store, onNewPage };
}

test('another page has its title and its canonical address', async () => {
  const { router, onNewPage } = openTab();
  await router.navigate('/contacto');
  expect(document.title).toBe('Contacto · Aeropuerto El Dorado, Bogotá');
  expect(document.querySelector('link')?.href).toBe('http://localhost/contacto');
  expect(onNewPage).toHaveBeenCalledTimes(1);
});

test('another language is the document’s', async () => {
  const { router } = openTab();
  await router.navigate('/en/vuelos');
  expect(document.documentElement.lang).toBe('en');
  expect(document.title).toBe('Flights · El Dorado Airport, Bogotá');
});

test('a changed filter is the same page', async () => {
  const { router, onNewPage } = openTab();
  await router.navigate('/vuelos?q=AV');
  expect(onNewPage).not.toHaveBeenCalled();
});

test('what was broken on the page before is forgotten', async () => {
  const { router, store } = openTab();
  store.dispatch(appActions.remoteBroke('mf-flights'));
  store.dispatch(appActions.remoteBroke('mf-taxi'));
  await router.navigate('/contacto');
  expect(store.getState().app.brokenRemotes).toEqual([]);
});

test('a link to a page of the site is a navigation, one to a file is the browser’s', () => {
  const { router } = openTab();
  const navigate = jest.spyOn(router, 'navigate').mockResolvedValue();
  const site = { locale: 'es', pages: [board, contact] } as unknown as Site;
  followLinks({ sites: new Map([['es', site]]), boot: { site } as Boot }, router);
  const click = (href: string) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    // This browser cannot load the file.
    window.addEventListener('click', (seen) => seen.preventDefault(), { once: true });
    let taken = false;
    document.addEventListener('click', (seen) => (taken = seen.defaultPrevented), { once: true });
    document.querySelector(`a[href="${href}"]`)?.dispatchEvent(event);
    return taken;
  };
  expect(click('/contacto')).toBe(true);
  expect(click('/archivo.pdf')).toBe(false);
  expect(navigate.mock.calls).toEqual([['/contacto', { viewTransition: false }]]);
});
