/** @jest-environment @eldorado/testing/jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createHttp } from '@eldorado/http';
import { createI18n, I18nProvider } from '@eldorado/i18n';
import { ClockProvider, stillClock } from '@eldorado/remote';
import { createSiteStore, StoreProvider } from '@eldorado/store';
import {
  answer,
  arrival,
  cancelled,
  delayed,
  departed,
  departure,
} from '../../fixtures/flights.ts';
import { lastFlightKey } from '../detail/data/rememberFlight.ts';
import { rememberFollowed } from '../follow/followed.ts';
import es from '../locales/es.ts';
import { apis } from '../reducers.ts';
import { Widget } from './MyFlight.tsx';

const flights = [departure, delayed, departed, cancelled, arrival];

/** A page on which the line stands at ten in Bogotá, or another time of that day. */
async function open(now = '2026-03-02T15:00:00Z') {
  const asked: string[] = [];
  const http = createHttp({
    baseUrl: '/api',
    adapter: (config) => {
      asked.push(config.url ?? '');
      const flight = flights.find(({ id }) => config.url?.endsWith(id));
      if (!flight) return Promise.reject(new Error('no answer'));
      const data = answer(flight, { updatedAt: now });
      return Promise.resolve({ data, status: 200, statusText: '', headers: {}, config });
    },
  });
  const store = createSiteStore(http);
  store.inject({ apis });
  await act(async () => {
    render(
      <StoreProvider store={store}>
        <I18nProvider i18n={createI18n('es', { flights: es })} locale="es">
          <ClockProvider value={stillClock(new Date(now))}>
            <main id="content" tabIndex={-1} />
            <Widget />
          </ClockProvider>
        </I18nProvider>
      </StoreProvider>,
    );
    await Promise.resolve();
  });
  return asked;
}
const looked = ({ id }: typeof departure) =>
  localStorage.setItem(lastFlightKey, JSON.stringify({ id }));
const follow = ({ id }: typeof departure) => rememberFollowed(id, { token: 'a', events: [] });
const line = () => screen.queryByRole('region', { name: 'Tu vuelo' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the flight looked at last says when, which, where, how it stands and how far it is', async () => {
  looked(delayed);
  await open();
  const link = screen.getByRole('link');
  expect(link.textContent).toBe('10:35 AV 9314 a Medellín Sala C12 Retrasado A pie 10 min');
  expect(link.getAttribute('href')).toBe(`/vuelos/detalle/${delayed.id}`);
});

test('one that is followed goes before it, the next one first; those of days gone by do not', async () => {
  looked(delayed);
  follow({ ...departure, id: '2026-03-01-D-AV9' });
  follow(departure);
  const asked = await open();
  expect(asked).toEqual([`/v2/flights/${departure.id}`]);
  expect(screen.getByRole('link').textContent).toContain('IB 6586');
});

test('an arrival names its belts and the way out; a cancelled flight sends nobody anywhere', async () => {
  looked(arrival);
  await open('2026-03-02T15:20:00Z');
  expect(screen.getByRole('link').textContent).toMatch(
    /de Panamá Banda 4, 5 Aterrizó A pie 10 min/,
  );
  looked(cancelled);
  await open();
  const [, second] = screen.getAllByRole('link');
  expect(second?.textContent).toBe('10:55 VE 8120 a Ibagué Cancelado ');
});

test('put away it stays away in this tab, until there is another flight', async () => {
  looked(delayed);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar el vuelo AV 9314' }));
  expect(line()).toBeNull();
  expect(document.activeElement?.id).toBe('content');
  expect(await open()).toEqual([]);
  looked(departure);
  await open();
  expect(line()).not.toBeNull();
});

test.each([
  ['no flight is known', () => undefined, undefined],
  ['what is kept is none', () => localStorage.setItem(lastFlightKey, '{'), undefined],
  ['its day is over', () => looked(departure), '2026-03-03T05:00:00Z'],
  ['its passengers are gone', () => looked(departed), '2026-03-02T17:30:00Z'],
  ['nobody knows it', () => looked({ ...departure, id: '2026-03-02-D-XX1' }), undefined],
])('nothing is said where %s', async (_why, keep, now) => {
  keep();
  await open(now);
  expect(line()).toBeNull();
});
