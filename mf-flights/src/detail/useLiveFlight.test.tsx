/** @jest-environment @eldorado/testing/jsdom */
import type { ReactNode } from 'react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createHttp } from '@eldorado/http';
import { createSiteStore, fetchInto, StoreProvider } from '@eldorado/store';
import { answer, delayed, departure } from '../../fixtures/flights.ts';
import { flightsApi } from '../flightsApi.ts';
import { apis } from '../reducers.ts';
import { useLiveFlight } from './useLiveFlight.ts';

/** A stream whose events the test sends. */
class Source extends EventTarget {
  readyState = 1;
  close() {
    this.readyState = 2;
  }
  send(name: string, data: unknown) {
    act(() => {
      this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId: '1' }));
    });
  }
}

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
  const source = new Source();
  http.events = () => source as unknown as EventSource;
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
  return { api, source, result, unmount };
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a change of this flight is asked for at once', async () => {
  const { api, source, result } = await served();
  api.answer = answer({ ...departure, gate: 'A09' });
  source.send('changes', { at: '2026-03-02T15:01:00Z', flights: [departure] });
  await waitFor(() => expect(result.current.currentData?.gate).toBe('A09'));
  expect(api.calls).toBe(1);
});

test('a change of another flight is none of this page', async () => {
  const { api, source } = await served();
  source.send('changes', { at: '2026-03-02T15:01:00Z', flights: [delayed] });
  source.send('reset', { at: '2026-03-02T15:02:00Z' });
  await waitFor(() => expect(api.calls).toBe(1));
});

test('a page that is left asks no more', async () => {
  const { api, source, unmount } = await served();
  jest.useFakeTimers();
  source.send('changes', { at: '2026-03-02T15:01:00Z', flights: [departure] });
  unmount();
  jest.runAllTimers();
  expect(api.calls).toBe(0);
  expect(source.readyState).toBe(2);
});
