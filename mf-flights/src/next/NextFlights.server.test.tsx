import { renderToString } from 'react-dom/server';
import { createHttp } from '@eldorado/http';
import { createI18n, I18nProvider } from '@eldorado/i18n';
import { ClockProvider, stillClock } from '@eldorado/remote';
import { createSiteStore, StoreProvider } from '@eldorado/store';
import { arrival, busyList } from '../../fixtures/flights.ts';
import es from '../locales/es.ts';
import { apis } from '../reducers.ts';
import { load, Widget } from './NextFlightsWidget.tsx';

const now = new Date('2026-03-02T15:00:00Z');
const landing = {
  ...busyList,
  direction: 'arrivals' as const,
  flights: [
    {
      ...arrival,
      status: 'ONT' as const,
      scheduledAt: '2026-03-02T15:20:00Z',
      estimatedAt: null,
      actualAt: null,
    },
  ],
};

/** The widget's HTML as the server puts it into the home page, and the state that travels with it. */
async function widget(answer: 'flights' | 'nothing' = 'flights') {
  const http = createHttp({
    baseUrl: '/api',
    adapter: (config) => {
      if (answer === 'nothing') return Promise.reject(new Error('no answer'));
      const { direction } = config.params as { direction: string };
      const data = direction === 'arrivals' ? landing : busyList;
      return Promise.resolve({ data, status: 200, statusText: '', headers: {}, config });
    },
  });
  const store = createSiteStore(http);
  store.inject({ apis });
  await load({ store, now, locale: 'es', http, signal: new AbortController().signal });
  const html = renderToString(
    <StoreProvider store={store}>
      <I18nProvider i18n={createI18n('es', { flights: es })} locale="es">
        <ClockProvider value={stillClock(now)}>
          <Widget locale="es" />
        </ClockProvider>
      </I18nProvider>
    </StoreProvider>,
  );
  return { html, state: JSON.stringify(store.getState()) };
}

test('the server sends six departures, the arrivals and the ways to both boards', async () => {
  const { html } = await widget();
  const [departures = '', arrivals = ''] = html.split('</table>');
  expect(departures.match(/href="\/vuelos\/detalle\//g)).toHaveLength(6);
  expect(arrivals.match(/href="\/vuelos\/detalle\//g)).toHaveLength(1);
  expect(html).toContain('href="/vuelos/salidas"');
  expect(html).toContain('href="/vuelos/llegadas"');
  expect(html).toContain('Datos de demostración');
});

test('which list shows is a radio’s to say, so that it works without JavaScript', async () => {
  const { html } = await widget();
  expect(html.match(/<input[^>]*type="radio"/g)).toHaveLength(2);
  expect(html).toMatch(
    /<input[^>]*value="departures"[^>]*checked=""|checked=""[^>]*value="departures"/,
  );
});

test('without an answer it says so and still leads to the boards', async () => {
  const { html } = await widget('nothing');
  expect(html.match(/Ahora no podemos mostrar los próximos vuelos/g)).toHaveLength(2);
  expect(html).toContain('href="/vuelos/salidas"');
});

test('what travels in the page is short and parsed', async () => {
  const { state } = await widget();
  expect(state).not.toContain('prefixICAO');
  expect(state.length).toBeLessThan(15_000);
});
