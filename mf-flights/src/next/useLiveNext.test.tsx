/** @jest-environment @eldorado/testing/jsdom */
import type { ReactNode } from 'react';
import { renderHook, waitFor } from '@testing-library/react';
import { createHttp } from '@eldorado/http';
import { testStream } from '@eldorado/testing';
import { createSiteStore, fetchInto, StoreProvider } from '@eldorado/store';
import { departure, departureList } from '../../fixtures/flights.ts';
import { flightsApi } from '../flightsApi.ts';
import { apis } from '../reducers.ts';
import type { NextArgs } from './nextFlights.ts';
import { useLiveNext } from './useLiveNext.ts';

const args: NextArgs = { direction: 'departures', locale: 'es', now: '2026-03-02T15:00:00.000Z' };

/** The list as it was served. */
async function served() {
  const api = { calls: 0 };
  const http = createHttp({
    baseUrl: '/api',
    adapter: (config) => {
      api.calls += 1;
      return Promise.resolve({
        ...{ data: departureList, status: 200, statusText: '', headers: {}, config },
      });
    },
  });
  const stream = testStream();
  const store = createSiteStore(http);
  store.inject({ apis });
  await fetchInto(store, flightsApi.endpoints.next.initiate(args));
  api.calls = 0;
  const { result } = renderHook(() => useLiveNext(args), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <StoreProvider store={store}>{children}</StoreProvider>
    ),
  });
  return { api, stream, result };
}

test('what the stream says of a flight is on the list at once', async () => {
  const { api, stream, result } = await served();
  const gate = 'A99';
  await stream.send('changes', { at: '2026-03-02T15:02:00Z', flights: [{ ...departure, gate }] });
  await waitFor(() => expect(result.current.data?.rows.map(({ place }) => place)).toContain(gate));
  expect(result.current.data?.updatedAt).toBe('2026-03-02T15:02:00Z');
  expect(api.calls).toBe(0);
});

test('a list that is older than the stream is asked for again, spread over some seconds', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const { api, stream } = await served();
  await stream.send('ready', { at: departureList.updatedAt });
  expect(api.calls).toBe(0);
  await stream.send('ready', { at: '2026-03-02T15:30:00Z' });
  await waitFor(() => expect(api.calls).toBe(1));
  jest.restoreAllMocks();
});
