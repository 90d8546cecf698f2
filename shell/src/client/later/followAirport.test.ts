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
