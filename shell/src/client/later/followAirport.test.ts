/** @jest-environment @eldorado/testing/jsdom */
import { createHttp, type Http } from '@eldorado/http';
import { appActions, createSiteStore } from '@eldorado/store';
import { followAirport } from './followAirport.ts';

const airport = {
  open: true,
  message: { es: 'Abierto', en: 'Open', fr: 'Ouvert', pt: 'Aberto' },
  since: '2026-03-02T15:00:00Z',
  weather: { temperatureC: 14, sky: 'rain' as const },
  updatedAt: '2026-03-02T15:00:00Z',
  source: 'demo' as const,
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the airport’s state is asked for every two minutes, and not while the event stream tells it', async () => {
  const store = createSiteStore(createHttp({ baseUrl: '/api' }));
  const get = jest.fn(async () => {
    await new Promise((answer) => setTimeout(answer, 50));
    return { data: { ...airport, open: false }, status: 200 };
  });
  followAirport({ get: get as unknown as Http['get'] }, store);
  await jest.advanceTimersByTimeAsync(240_050);
  expect(get.mock.calls).toEqual([['/v2/airport-state'], ['/v2/airport-state']]);
  expect(store.getState().app.airport?.open).toBe(false);

  for (let minute = 0; minute < 5; minute++) {
    await jest.advanceTimersByTimeAsync(60_000);
    store.dispatch(appActions.airportRead({ ...airport }));
  }
  expect(get).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(240_000);
  expect(get).toHaveBeenCalledTimes(3);
});

test('who comes back to the page, or by the arrows of the browser, has the state of now', async () => {
  const store = createSiteStore(createHttp({ baseUrl: '/api' }));
  const get = jest.fn(() => Promise.resolve({ data: { ...airport }, status: 200 }));
  followAirport({ get: get as unknown as Http['get'] }, store);
  await jest.advanceTimersByTimeAsync(5_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(get).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(10_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(get).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10_000);
  window.dispatchEvent(new Event('pageshow'));
  expect(get).toHaveBeenCalledTimes(2);
});

test('a page that the server had to send as it was before is asked for anew at once, and says no longer that it is old', async () => {
  document.body.innerHTML = '<aside data-aged></aside><div id="root"></div>';
  const store = createSiteStore(createHttp({ baseUrl: '/api' }));
  const get = jest.fn(() => Promise.resolve({ data: { ...airport }, status: 200 }));
  followAirport({ get: get as unknown as Http['get'] }, store);
  await jest.advanceTimersByTimeAsync(50);
  expect(get).toHaveBeenCalledTimes(1);
  expect(document.querySelector('[data-aged]')).toBeNull();
});
