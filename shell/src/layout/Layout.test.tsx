/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { createHttp } from '@eldorado/http';
import { createI18n, I18nProvider, type Locale } from '@eldorado/i18n';
import { ClockProvider, stillClock, useUnsavedChanges, type PageClock } from '@eldorado/remote';
import { appActions, createSiteStore, StoreProvider, type AppState } from '@eldorado/store';
import { decodeSupportCode } from '@eldorado/remote/support-code';
import { SiteProvider } from '../app/SiteContext.tsx';
import { messages } from '../messages.ts';
import { loadVariantParts } from './variant/lazyParts.ts';
import type { SiteLayout } from '../site/siteLayout.ts';
import type { Site, SitePage } from '../site/site.ts';
import { Layout } from './Layout.tsx';
import { lateNotice } from './notices/lateSlot.ts';
import { shownFor } from './notices/useCameBack.ts';

beforeAll(loadVariantParts);

const page = (path: string, title: string, more: Partial<SitePage> = {}): SitePage => ({
  id: path,
  remote: 'mf-flights',
  path,
  screen: 'board',
  title,
  background: 'flights',
  ...more,
});
const pages = [
  page('/', 'Inicio', { background: 'plain' }),
  page('/vuelos', 'Vuelos', { menu: { group: 'flights', order: 1 } }),
  page('/vuelos/salidas', 'Salidas', { menu: { group: 'flights', order: 2 } }),
  page('/accesibilidad', 'Accesibilidad', { menu: { group: 'preparation', order: 1 } }),
];
const airport: NonNullable<AppState['airport']> = {
  open: true,
  message: { es: 'Llega con tiempo.', en: 'Come early.', fr: 'Venez tôt.', pt: 'Chegue cedo.' },
  since: '2026-03-02T10:00:00Z',
  weather: { temperatureC: 13.6, sky: 'clear' },
  updatedAt: '2026-03-02T14:58:00Z',
  source: 'demo',
};

const loadedAt = new Date('2026-03-02T15:00:00Z');

interface Case {
  locale?: Locale;
  path?: string;
  airport?: AppState['airport'];
  links?: Site['links'];
  layout?: SiteLayout | null;
  clock?: PageClock;
}

async function layout({
  locale = 'es',
  path = '/vuelos/salidas',
  airport: state = airport,
  links = {},
  layout: variant = null,
  clock = stillClock(loadedAt),
}: Case = {}) {
  const store = createSiteStore(createHttp({ baseUrl: '/api' }));
  store.dispatch(appActions.airportRead(state));
  const i18n = createI18n(locale, {});
  await messages.load(i18n, locale);
  const site: Site = { locale, setId: '3fa2b19c07de', version: '1.0.0', pages, remotes: {}, links };
  const at = (shown: string) => (
    <StoreProvider store={store}>
      <ClockProvider value={clock}>
        <I18nProvider i18n={i18n} locale={locale}>
          <SiteProvider value={{ first: site, get: () => site }}>
            <Layout
              site={site}
              page={pages.find((candidate) => candidate.path === shown) ?? null}
              layout={variant}
              path={shown}
              search=""
              navigating={false}
            >
              <h1>Salidas</h1>
            </Layout>
          </SiteProvider>
        </I18nProvider>
      </ClockProvider>
    </StoreProvider>
  );
  return { store, at, element: at(path) };
}

afterEach(() => localStorage.clear());

const show = async (options?: Case) => {
  const made = await layout(options);
  return { ...made, ...render(made.element) };
};

const green: SiteLayout = {
  id: 'mf-corporate/green',
  name: 'El Dorado sostenible',
  home: '/verde',
  colour: '#8bc34a',
  text: 'dark',
  menu: [
    { to: '/verde', title: 'La iniciativa' },
    { to: '/vuelos', title: 'Aviones' },
  ],
  footer: [{ to: '/accesibilidad', title: 'Acceso' }],
};
const hrefs = (links: readonly HTMLElement[]) =>
  links.map((link) => [link.textContent.trim(), link.getAttribute('href')]);

test('in a remote’s layout header, menu and footer are its own, and lead back to the airport’s site', async () => {
  const { container } = await show({ layout: green });
  const menu = within(screen.getByRole('navigation', { name: green.name, hidden: true }));
  expect(hrefs(menu.getAllByRole('link', { hidden: true }))).toEqual([
    ['La iniciativa', '/verde'],
    ['Aviones', '/vuelos'],
    ['Sitio del aeropuerto', '/'],
  ]);
  expect(menu.getByText('Aviones').ariaCurrent).toBe('true');
  const header = within(screen.getByRole('banner'));
  expect(hrefs(header.getAllByRole('link')).slice(0, 3)).toEqual([
    ['El Dorado Aeropuerto de Bogotá', '/'],
    ['El Dorado sostenible', '/verde'],
    ['Sitio del aeropuerto', '/'],
  ]);
  expect(header.getByRole('link', { name: 'Buscar' })).toBeTruthy();
  expect(container.querySelector('header > svg')?.getAttribute('fill')).toBe('#8bc34a');
  expect(screen.getByRole('banner').className).toContain('dark');
  const footer = within(screen.getByRole('navigation', { name: 'Mapa del sitio' }));
  expect(hrefs(footer.getAllByRole('link', { hidden: true }))).toEqual([
    ['La iniciativa', '/verde'],
    ['Aviones', '/vuelos'],
    ['Acceso', '/accesibilidad'],
    ['Sitio del aeropuerto', '/'],
  ]);
});

test('a remote’s layout keeps what every page has, and says the way back in each language', async () => {
  await show({ layout: { ...green, text: 'light' }, locale: 'fr' });
  expect(screen.getByRole('region', { name: 'État de l’aéroport' })).toBeTruthy();
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('#content');
  expect(screen.getByRole('navigation', { name: 'Vous êtes dans' })).toBeTruthy();
  expect(screen.getByText('Site de l’aéroport', { selector: 'header div > a' })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Langue' })).toBeTruthy();
});

test('the site’s own layout has nothing of a variant', async () => {
  const html = renderToStaticMarkup((await layout()).element);
  expect(html).not.toMatch(/Sitio del aeropuerto|preserveAspectRatio/);
});

test('the first link skips to the content, which can take the focus', async () => {
  await show();
  const [first] = screen.getAllByRole('link');
  expect([first?.textContent, first?.getAttribute('href')]).toEqual([
    'Saltar al contenido',
    '#content',
  ]);
  const main = screen.getByRole('main');
  expect([main.id, main.tabIndex]).toEqual(['content', -1]);
});

test('the server’s HTML has no inline style and no event handler', async () => {
  const html = renderToStaticMarkup((await layout()).element);
  expect(html).not.toMatch(/ style=| on[a-z]+=/);
});

const bar = (name = 'Estado del aeropuerto') => within(screen.getByRole('region', { name }));
const message = () => bar().getByText('Llega con tiempo.').parentElement;

test('the alert bar says in the page’s language that the airport is open, and what kind of data this is', async () => {
  await show({ locale: 'en' });
  const english = bar('Airport status');
  expect(english.getByText('Airport open')).toBeTruthy();
  expect(english.getByText('Come early.')).toBeTruthy();
  expect(english.getByText('14 °C')).toBeTruthy();
  expect(english.getByText(/clear sky/).textContent).toBe('clear sky measured 2 min ago');
  expect(english.getByText('Demonstration data')).toBeTruthy();
});

test('a message that only informs can be hidden; another one is shown', async () => {
  const { store, unmount } = await show();
  expect(message()?.className).not.toContain('dismissed');
  await userEvent.click(bar().getByRole('button', { name: 'Ocultar este aviso' }));
  expect(message()?.className).toContain('dismissed');
  expect(bar().getByText('Aeropuerto abierto')).toBeTruthy();
  expect(document.activeElement).toBe(
    screen.getByRole('region', { name: 'Estado del aeropuerto' }),
  );
  const other = { ...airport, message: { ...airport.message, es: 'Hay niebla.' } };
  act(() => void store.dispatch(appActions.airportRead(other)));
  expect(bar().getByText('Hay niebla.').parentElement?.className).not.toContain('dismissed');
  unmount();
  await show({ locale: 'en' });
  expect(screen.getByText('Come early.').parentElement?.className).toContain('dismissed');
});

test('the server’s HTML shows the message to everybody', async () => {
  localStorage.setItem('dismissed-message', 'Llega con tiempo.');
  expect(renderToStaticMarkup((await layout()).element)).not.toContain('dismissed');
});

test('the alert bar is red when the airport is closed, says so at once and cannot be hidden', async () => {
  await show({ airport: { ...airport, open: false } });
  expect(screen.getByRole('region', { name: 'Estado del aeropuerto' }).className).toContain(
    'closed',
  );
  expect(bar().getByText('Aeropuerto cerrado')).toBeTruthy();
  expect(bar().getByRole('alert').textContent).toContain('Llega con tiempo.');
  expect(bar().getByRole('link', { name: 'Ver los vuelos' }).getAttribute('href')).toBe('/vuelos');
  expect(bar().queryByRole('button')).toBeNull();
});

test('a notice of the press room is said at once, cannot be hidden and leads to its note', async () => {
  await show({
    airport: { ...airport, notice: { slug: 'niebla', tone: 'warning' } },
    locale: 'en',
  });
  const english = bar('Airport status');
  expect(english.getByRole('alert').textContent).toContain('Come early.');
  expect(english.getByRole('link', { name: 'See the notice' }).getAttribute('href')).toBe(
    '/en/el-dorado-informa/niebla',
  );
  expect(english.queryByRole('button')).toBeNull();
  expect(english.getByText('Airport open')).toBeTruthy();
});

test('without the airport’s state the bar says so', async () => {
  await show({ airport: null });
  expect(screen.getByText(/no tenemos el estado del aeropuerto/)).toBeTruthy();
});

test('the languages are links to the same page, each in its own language', async () => {
  await show({ locale: 'fr' });
  const languages = within(
    screen.getByRole('navigation', { name: 'Langue', hidden: true }),
  ).getAllByRole('link', { hidden: true });
  expect(
    within(screen.getByRole('list', { name: 'Langue' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(languages.map((link) => link.getAttribute('href')));
  expect(
    languages.map((link) => [
      link.getAttribute('href'),
      link.getAttribute('hreflang'),
      link.getAttribute('lang'),
    ]),
  ).toEqual([
    ['/vuelos/salidas', 'es-CO', 'es-CO'],
    ['/en/vuelos/salidas', 'en', 'en'],
    ['/fr/vuelos/salidas', 'fr', 'fr'],
    ['/pt/vuelos/salidas', 'pt-BR', 'pt-BR'],
  ]);
  expect(
    languages.filter((link) => link.getAttribute('aria-current')).map((link) => link.textContent),
  ).toEqual(['Français']);
});

test('choosing a language keeps it for the next visit', async () => {
  await show();
  // jsdom cannot leave the page.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(within(screen.getByRole('contentinfo')).getByText('Português'));
  expect(document.cookie).toContain('locale=pt');
});

test('the page on screen is marked in the header and in the breadcrumbs', async () => {
  await show();
  const primary = within(screen.getByRole('navigation', { name: 'Principal', hidden: true }));
  expect(primary.getByText('Vuelos', { selector: 'summary' }).ariaCurrent).toBe('true');
  const crumbs = within(screen.getByRole('navigation', { name: 'Estás en' }));
  expect(crumbs.getAllByRole('link').map((link) => link.textContent)).toEqual(['Inicio', 'Vuelos']);
  expect(crumbs.getByText('Salidas').getAttribute('aria-current')).toBe('page');
});

test('being offline is announced', async () => {
  const { store } = await show();
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void store.dispatch(appActions.connectivityChanged(false)));
  expect(screen.getByRole('status').textContent).toMatch(/Estás sin conexión\. .*10:00/);
});

test('that the network is back is said for a moment', async () => {
  const { store } = await show();
  jest.useFakeTimers();
  act(() => void store.dispatch(appActions.connectivityChanged(false)));
  act(() => void store.dispatch(appActions.connectivityChanged(true)));
  expect(screen.getByRole('status').textContent).toContain('De nuevo en línea');
  act(() => jest.advanceTimersByTime(shownFor));
  expect(screen.getByRole('status').textContent).toBe('');
  jest.useRealTimers();
});

test('a remote that did not load is announced, with a way to reload', async () => {
  document.cookie = 'cohort=42';
  const { store } = await show();
  act(() => void store.dispatch(appActions.remoteBroke('mf-flights')));
  const said = screen.getByRole('status').textContent;
  expect(said).toContain('Parte de esta página no cargó');
  expect(screen.getByRole('button', { name: 'Recargar la página' })).toBeTruthy();
  const code = /Código de soporte: (\w{4}-\w{4}-\w{4})/.exec(said)?.[1] ?? '';
  expect(decodeSupportCode(code)).toMatchObject({ setPrefix: '3fa2b1', cohort: 42, locale: 'es' });
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.getByRole('status').textContent).toBe('');
});

function Form({ dirty }: { dirty: boolean }) {
  useUnsavedChanges(dirty);
  return null;
}

test('what is said of a broken remote stays while something is typed; only the reload waits', async () => {
  const { store } = await show();
  const { rerender } = render(<Form dirty />);
  act(() => void store.dispatch(appActions.remoteBroke('mf-flights')));
  const reload = () => screen.queryByRole('button', { name: 'Recargar la página' });
  expect(screen.getByRole('status').textContent).toContain('Parte de esta página no cargó');
  expect(reload()).toBeNull();
  rerender(<Form dirty={false} />);
  expect(reload()).toBeTruthy();
});

test('without a network no reload is offered, and what was put away stays away when it is back', async () => {
  const { store } = await show();
  const isOnline = (online: boolean) =>
    act(() => void store.dispatch(appActions.connectivityChanged(online)));
  const notice = () => screen.queryByText(/no cargó/);
  act(() => void store.dispatch(appActions.remoteBroke('mf-flights')));
  isOnline(false);
  expect(notice()).toBeNull();
  isOnline(true);
  expect(notice()).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  isOnline(false);
  isOnline(true);
  expect(notice()).toBeNull();
});

test('a page that slept without a network is said to be old once there is one', async () => {
  let now = loadedAt;
  const listeners = new Set<() => void>();
  const { store } = await show({
    clock: {
      now: () => now,
      serverNow: () => loadedAt,
      subscribe(onTick) {
        listeners.add(onTick);
        return () => listeners.delete(onTick);
      },
    },
  });
  const passTo = (time: string) =>
    act(() => {
      now = new Date(`2026-03-02T${time}Z`);
      for (const tick of listeners) tick();
    });
  passTo('15:00:30');
  act(() => void store.dispatch(appActions.connectivityChanged(false)));
  passTo('17:00:30');
  expect(screen.queryByText(/se cargó/)).toBeNull();
  act(() => void store.dispatch(appActions.connectivityChanged(true)));
  expect(screen.getByRole('status').textContent).toContain('Esta página se cargó hace 2 h');
});

test('what the late code has to say stands among the notices until it is taken away', async () => {
  await show();
  act(() => lateNotice.show(<p>Hay una versión nueva</p>));
  expect(within(screen.getByRole('status')).getByText('Hay una versión nueva')).toBeTruthy();
  act(() => lateNotice.show(null));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('the footer shows only the outside links that are configured', async () => {
  await show({ links: { chat: 'https://example.org/chat' } });
  const footer = within(screen.getByRole('contentinfo'));
  expect(
    footer.getByRole('link', { name: 'Chat con el asistente virtual' }).getAttribute('href'),
  ).toBe('https://example.org/chat');
  expect(footer.queryByText('Aplicación móvil')).toBeNull();
});

test('the footer says that the data are for demonstration, until a real feed is imported', async () => {
  const { unmount } = await show();
  expect(screen.getByText(/datos de demostración: los vuelos/)).toBeTruthy();
  unmount();
  await show({ airport: { ...airport, source: 'import' } });
  expect(screen.queryByText(/datos de demostración/i)).toBeNull();
});
