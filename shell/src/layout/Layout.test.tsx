/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { createHttp } from '@eldorado/http';
import { createI18n, I18nProvider, type Locale } from '@eldorado/i18n';
import { ClockProvider, stillClock } from '@eldorado/remote';
import { appActions, createSiteStore, StoreProvider, type AppState } from '@eldorado/store';
import { messages } from '../messages.ts';
import type { Site, SitePage } from '../site/site.ts';
import { Layout } from './Layout.tsx';

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
  taxes: [],
};

interface Case {
  locale?: Locale;
  path?: string;
  airport?: AppState['airport'];
  links?: Site['links'];
}

async function layout({
  locale = 'es',
  path = '/vuelos/salidas',
  airport: state = airport,
  links = {},
}: Case = {}) {
  const store = createSiteStore(createHttp({ baseUrl: '/api' }));
  store.dispatch(appActions.airportRead(state));
  const i18n = createI18n(locale, {});
  await messages.load(i18n, locale);
  const site: Site = { locale, setId: 'set', pages, remotes: {}, links };
  const at = (shown: string) => (
    <StoreProvider store={store}>
      <ClockProvider value={stillClock(new Date('2026-03-02T15:00:00Z'))}>
        <I18nProvider i18n={i18n} locale={locale}>
          <Layout
            site={site}
            page={pages.find((candidate) => candidate.path === shown) ?? null}
            path={shown}
            search=""
            navigating={false}
          >
            <h1>Salidas</h1>
          </Layout>
        </I18nProvider>
      </ClockProvider>
    </StoreProvider>
  );
  return { store, at, element: at(path) };
}

const show = async (options?: Case) => {
  const made = await layout(options);
  return { ...made, ...render(made.element) };
};
const menu = () => screen.getByText('Menú').closest('details') as HTMLDetailsElement;

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

test('the alert bar tells in the page’s language that the airport is open, and what kind of data this is', async () => {
  await show({ locale: 'en' });
  const bar = within(screen.getByRole('region', { name: 'Airport status' }));
  expect(bar.getByText('Airport open')).toBeTruthy();
  expect(bar.getByText(/Come early/)).toBeTruthy();
  expect(bar.getByText(/14 °C, clear sky/).textContent).toContain('measured 2 min ago');
  expect(bar.getByText('Demonstration data')).toBeTruthy();
});

test('the alert bar is red when the airport is closed', async () => {
  await show({ airport: { ...airport, open: false } });
  const bar = screen.getByRole('region', { name: 'Estado del aeropuerto' });
  expect(bar.className).toContain('closed');
  expect(within(bar).getByText('Aeropuerto cerrado')).toBeTruthy();
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
  await userEvent.click(screen.getByText('Português'));
  expect(document.cookie).toContain('locale=pt');
});

test('the menu opens and closes without the focus being lost', async () => {
  await show();
  await userEvent.click(screen.getByText('Menú'));
  expect(menu().open).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(menu().open).toBe(false);
  expect(document.activeElement?.textContent).toBe('Menú');
});

test('the menu closes with a click outside', async () => {
  await show();
  await userEvent.click(screen.getByText('Menú'));
  await userEvent.click(screen.getByRole('main'));
  expect(menu().open).toBe(false);
});

test('the menu closes when the focus moves on', async () => {
  await show();
  await userEvent.click(screen.getByText('Menú'));
  act(() => screen.getByText('Saltar al contenido').focus());
  expect(menu().open).toBe(false);
});

test('the menu does not stay open over the next page', async () => {
  const { at, rerender } = await show();
  menu().open = true;
  rerender(at('/vuelos'));
  expect(menu().open).toBe(false);
});

test('the page on screen is marked in the header and in the breadcrumbs', async () => {
  await show();
  const primary = within(screen.getByRole('navigation', { name: 'Principal' }));
  expect(primary.getByRole('link', { name: 'Vuelos' }).getAttribute('aria-current')).toBe('true');
  const crumbs = within(screen.getByRole('navigation', { name: 'Estás en' }));
  expect(crumbs.getAllByRole('link').map((link) => link.textContent)).toEqual(['Inicio', 'Vuelos']);
  expect(crumbs.getByText('Salidas').getAttribute('aria-current')).toBe('page');
});

test('being offline is announced', async () => {
  const { store } = await show();
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void store.dispatch(appActions.connectivityChanged(false)));
  expect(screen.getByRole('status').textContent).toContain('Estás sin conexión');
});

test('a remote that did not load is announced, with a way to reload', async () => {
  const { store } = await show();
  act(() => void store.dispatch(appActions.remoteBroke('mf-flights')));
  expect(screen.getByRole('status').textContent).toContain('Parte de esta página no cargó');
  expect(screen.getByRole('button', { name: 'Recargar la página' })).toBeTruthy();
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
