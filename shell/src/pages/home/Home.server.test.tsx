import { renderToString } from 'react-dom/server';
import { createHttp } from '@eldorado/http';
import { createI18n, I18nProvider } from '@eldorado/i18n';
import { ClockProvider, stillClock } from '@eldorado/remote';
import { createSiteStore, StoreProvider } from '@eldorado/store';
import { WidgetProvider } from '../../widgets/RemoteWidget.tsx';
import es from '../locales/es.ts';
import { apis } from '../reducers.ts';
import { answers } from './fixtures/answers.ts';
import { load, Screen } from './Home.tsx';

const now = new Date('2026-03-02T15:00:00Z');

/** The home page's HTML as the server sends it, with a widget in it, and the state that travels with it. */
async function page() {
  const http = createHttp({
    baseUrl: '/api',
    adapter: (config) => {
      const data = answers[`GET ${config.url ?? ''}` as keyof typeof answers];
      return Promise.resolve({ data, status: 200, statusText: '', headers: {}, config });
    },
  });
  const store = createSiteStore(http);
  store.inject({ apis });
  const data = await load({
    pageId: 'home',
    params: {},
    url: new URL('https://site.test/'),
    locale: 'es',
    now,
    http,
    store,
    signal: new AbortController().signal,
  });
  const html = renderToString(
    <StoreProvider store={store}>
      <I18nProvider i18n={createI18n('es', { pages: es })} locale="es">
        <ClockProvider value={stillClock(now)}>
          <WidgetProvider
            value={{
              html: (name) => `<p>${name} is here</p>`,
              mount: () => () => undefined,
            }}
          >
            <Screen data={data} pageId="home" title="Inicio" locale="es" />
          </WidgetProvider>
        </ClockProvider>
      </I18nProvider>
    </StoreProvider>,
  );
  return { html, state: JSON.stringify(store.getState()) };
}

test('without JavaScript the page has everything: both ways, offers, figures, forms and the next flights', async () => {
  const { html } = await page();
  for (const words of [
    'más cerca del sol',
    'mf-flights/next-flights is here',
    '9–15',
    'Pasa seguridad',
    'Pasa migración',
    '25 % en perfumes',
    'Calcular tarifa',
    'El Dorado sostenible',
  ]) {
    expect(html).toContain(words);
  }
  expect(html.match(/<form/g)).toHaveLength(2);
});

test('each direction has an address of its own, whichever is chosen', async () => {
  const { html } = await page();
  expect(html).toMatch(/<form[^>]*action="\/vuelos\/salidas"/);
  expect(html).toMatch(/<button[^>]*formAction="\/vuelos\/llegadas"/i);
});

test('the state that travels in the page holds what is shown, parsed', async () => {
  const { state } = await page();
  expect(state).not.toContain('capacityOrigin');
  expect(state).not.toContain('bicycle');
  expect(state).not.toContain('validFrom');
});
