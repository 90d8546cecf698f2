/** @jest-environment @eldorado/testing/jsdom */
import type { ReactNode } from 'react';
import { act, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { createHttp } from '@eldorado/http';
import { testStream } from '@eldorado/testing';
import { appActions, createSiteStore, fetchInto, StoreProvider } from '@eldorado/store';
import { busyList, departure, departureList } from '../../fixtures/flights.ts';
import { readFilters } from '../board/address/boardFilters.ts';
import type { BoardArgs } from '../board/rows/boardView.ts';
import { flightsApi } from '../flightsApi.ts';
import { apis } from '../reducers.ts';
import { useLiveBoard } from './useLiveBoard.ts';

const args: BoardArgs = {
  filters: readFilters(
    'departures',
    new URL('https://site.test/x'),
    new Date('2026-03-02T15:00:00Z'),
  ),
  today: '2026-03-02',
  opensAt: '09:00',
  locale: 'es',
};

/** The board as it was served, in a browser that is idle when the test says so. */
async function served(list: typeof departureList = departureList) {
  const pauses: (() => void)[] = [];
  window.requestIdleCallback = (work) => pauses.push(work as () => void);
  window.cancelIdleCallback = () => undefined;
  const api = { answer: list, calls: 0, down: false };
  const http = createHttp({
    baseUrl: '/api',
    adapter: (config) => {
      api.calls += 1;
      return api.down
        ? Promise.reject(new Error('Network Error'))
        : Promise.resolve({ data: api.answer, status: 200, statusText: '', headers: {}, config });
    },
  });
  const stream = testStream();
  const store = createSiteStore(http);
  store.inject({ apis });
  await fetchInto(store, flightsApi.endpoints.board.initiate(args));
  api.calls = 0;
  const { result } = renderHook(() => useLiveBoard(args), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <StoreProvider store={store}>{children}</StoreProvider>
    ),
  });
  const idle = async () => {
    fireEvent.scroll(document);
    act(() => pauses.splice(0).forEach((work) => work()));
    await waitFor(() => expect(result.current.day).toBeTruthy());
  };
  return { api, stream, store, result, idle };
}

test('the served page comes first, the whole day when the visitor scrolls', async () => {
  const { api, result, idle } = await served(busyList);
  expect(result.current.board?.rows).toHaveLength(40);
  expect([result.current.day, api.calls]).toEqual([undefined, 0]);
  await idle();
  expect(result.current.day?.rows).toHaveLength(240);
  expect(api.calls).toBe(1);
});

test('a change reaches the page of rows and the whole day', async () => {
  const { stream, result, idle } = await served();
  const change = (gate: string, at: string) =>
    stream.send('changes', { at, flights: [{ ...departure, gate }] });
  const placeIn = (rows: readonly { id: string; place: string | null }[] = []) =>
    rows.find(({ id }) => id === departure.id)?.place;
  await change('A7', '2026-03-02T14:59:00Z');
  expect(placeIn(result.current.board?.rows)).toBe('A7');
  await idle();
  await change('A8', '2026-03-02T15:00:00Z');
  expect(placeIn(result.current.day?.rows)).toBe('A8');
  expect(result.current.day?.updatedAt).toBe('2026-03-02T15:00:00Z');
});

test('a page that is older than the stream asks for the day at once', async () => {
  const { api, stream, result } = await served();
  await stream.send('ready', { at: '2026-03-02T14:59:00Z' });
  expect(api.calls).toBe(0);
  api.answer = { ...departureList, updatedAt: '2026-03-02T15:02:00Z' };
  await stream.send('ready', { at: '2026-03-02T15:02:00Z' });
  await waitFor(() => expect(result.current.day?.updatedAt).toBe('2026-03-02T15:02:00Z'));
});

test('an answer that was under way when a change was sent is asked for again', async () => {
  const { api, stream, result, idle } = await served();
  await idle();
  // A cache on the way still answers what was before.
  api.answer = { ...departureList, updatedAt: '2026-03-02T15:01:00Z' };
  await stream.send('changes', { at: '2026-03-02T15:02:00Z', flights: [] });
  expect(result.current.day?.updatedAt).toBe('2026-03-02T15:02:00Z');
  act(() => result.current.refresh());
  await waitFor(() => expect(api.calls).toBe(3));
});

test('what cannot be renewed stays, says so, and is renewed when the network comes back', async () => {
  const { api, store, result, idle } = await served();
  await idle();
  api.down = true;
  act(() => void store.dispatch(appActions.connectivityChanged(false)));
  act(() => result.current.refresh());
  await waitFor(() => expect(result.current.failed).toBe(true));
  expect(result.current.day?.rows).toHaveLength(4);
  api.down = false;
  act(() => void store.dispatch(appActions.connectivityChanged(true)));
  await waitFor(() => expect(result.current.failed).toBe(false));
});

test('replaced data is read again', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const { api, stream, result, idle } = await served();
  await idle();
  api.answer = { ...departureList, source: 'import' };
  await stream.send('reset', { at: '2026-03-02T14:59:00Z' });
  await waitFor(() => expect(result.current.day?.source).toBe('import'));
});
