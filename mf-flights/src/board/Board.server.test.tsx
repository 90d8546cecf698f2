import { renderToString } from 'react-dom/server';
import { createHttp } from '@eldorado/http';
import { createI18n, I18nProvider } from '@eldorado/i18n';
import { createMemoryRouter, RouterProvider } from '@eldorado/remote/routing';
import { createSiteStore, StoreProvider } from '@eldorado/store';
import { airlineList } from '../../fixtures/airlines.ts';
import { busyList } from '../../fixtures/flights.ts';
import es from '../locales/es.ts';
import { apis } from '../reducers.ts';
import { load, Screen } from './Board.tsx';

/** The board's HTML as the server sends it, and the state that travels with it. */
async function page(query = '') {
  const http = createHttp({
    baseUrl: '/api',
    adapter: (config) =>
      Promise.resolve({
        data: config.url === '/v2/airlines' ? airlineList : busyList,
        status: 200,
        statusText: '',
        headers: {},
        config,
      }),
  });
  const store = createSiteStore(http);
  store.inject({ apis });
  const data = await load({
    pageId: 'departures',
    params: {},
    url: new URL(`https://site.test/vuelos/salidas${query}`),
    locale: 'es',
    now: new Date('2026-03-02T15:00:00Z'),
    http,
    store,
    signal: new AbortController().signal,
  });
  const router = createMemoryRouter([
    { path: '/', element: <Screen data={data} pageId="departures" title="Salidas" locale="es" /> },
  ]);
  const html = renderToString(
    <StoreProvider store={store}>
      <I18nProvider i18n={createI18n('es', { flights: es })} locale="es">
        <RouterProvider router={router} />
      </I18nProvider>
    </StoreProvider>,
  );
  return { html, state: JSON.stringify(store.getState()) };
}

test('the server sends one page of rows, the form and the ways to other hours', async () => {
  const { html } = await page();
  expect(html.match(/<tr/g)).toHaveLength(41);
  expect(html).toContain('href="/vuelos/salidas?at=12%3A40"');
  expect(/<form[^>]*>/.exec(html)?.[0]).toContain('action="/vuelos/salidas" method="get"');
});

test('nothing on the board is styled inline, which the site’s policy forbids', async () => {
  expect((await page()).html).not.toMatch(/ style=/);
});

test('the state that travels in the page holds one page of rows, parsed', async () => {
  const { state } = await page();
  expect(state).not.toContain('prefixICAO');
  expect(state.length).toBeLessThan(30_000);
});

test('every filter is in the form, which needs no script', async () => {
  const { html } = await page('?airline=IB&from=09:30');
  for (const name of ['q', 'from', 'to', 'airline', 'status', 'terminal', 'kind', 'type'])
    expect(html).toContain(`name="${name}"`);
  expect(html).toContain('<option value="IB" selected="">Iberia</option>');
  expect(html).toContain('<option value="09:30" selected="">09:30</option>');
});
