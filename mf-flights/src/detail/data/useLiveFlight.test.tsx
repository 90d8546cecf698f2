/** @jest-environment @eldorado/testing/jsdom */
import type { ReactNode } from 'react';
import { renderHook, waitFor } from '@testing-library/react';
import { createHttp } from '@eldorado/http';
import { testStream } from '@eldorado/testing';
import { createSiteStore, fetchInto, StoreProvider } from '@eldorado/store';
import { answer, delayed, departure } from '../../../fixtures/flights.ts';
import { flightsApi } from '../../flightsApi.ts';
import { apis } from '../../reducers.ts';
import { useLiveFlight } from './useLiveFlight.ts';

const args = { id: departure.id, locale: 'es' } as const;

async function served() {
  const api = { answer: answer(departure), calls: 0 };
  const http = createHttp({
    baseUrl: '/api',
    adapter(config) {
      api.calls += 1;
      const { answer: data } = api;
      return Promise.resolve({ data, status: 200, statusText: '', headers: {}, config });
    },
  });
  const stream = testStream();
  const store = createSiteStore(http);
  store.inject({ apis });
  await fetchInto(store, flightsApi.endpoints.flight.initiate(args));
  api.calls = 0;
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const { result, unmount } = renderHook(() => useLiveFlight(args), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <StoreProvider store={store}>{children}</StoreProvider>
    ),
  });
  return { api, stream, result, unmount };
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a change of this flight is asked for at once', async () => {
  const { api, stream, result } = await served();
  api.answer = answer({ ...departure, gate: 'A09' });
  await stream.send('changes', { at: '2026-03-02T15:01:00Z', flights: [departure] });
  await waitFor(() => expect(result.current.currentData?.gate).toBe('A09'));
  expect(api.calls).toBe(1);
});

test('a change of another flight is none of this page', async () => {
  const { api, stream } = await served();
  await stream.send('changes', { at: '2026-03-02T15:01:00Z', flights: [delayed] });
  await stream.send('reset', { at: '2026-03-02T15:02:00Z' });
  await waitFor(() => expect(api.calls).toBe(1));
});

test('a page that is left asks no more', async () => {
  const { api, stream, unmount } = await served();
  await stream.send('ready', { at: '2026-03-02T15:00:00Z' });
  jest.useFakeTimers();
  await stream.send('changes', { at: '2026-03-02T15:01:00Z', flights: [departure] });
  unmount();
  jest.runAllTimers();
  expect(api.calls).toBe(0);
  expect(stream.isOpen()).toBe(false);
});
