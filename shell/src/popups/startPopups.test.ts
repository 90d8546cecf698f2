/** @jest-environment @eldorado/testing/jsdom */
import { waitFor } from '@testing-library/dom';
import { createHttp } from '@eldorado/http';
import { createI18n } from '@eldorado/i18n';
import { stillClock } from '@eldorado/remote';
import { createSiteStore } from '@eldorado/store';
import { offerPopup } from './offerPopup.ts';
import { startPopups } from './startPopups.ts';

jest.mock('./offerPopup.ts', () => ({ offerPopup: jest.fn() }));

const popup = (id: string, paths: string[]) => ({ id, paths });

let pathname: string;
const start = () =>
  startPopups({
    apiBaseUrl: '/api',
    store: createSiteStore(createHttp({ baseUrl: '/api' })),
    i18n: createI18n('es', {}),
    clock: stillClock(new Date('2026-03-02T15:00:00Z')),
    pathname: () => pathname,
  });
const offered = () => jest.mocked(offerPopup).mock.calls;

beforeEach(() => jest.clearAllMocks());
afterEach(() => jest.restoreAllMocks());

test('the list is asked for once, and each page is offered its own pop-ups until it is left', async () => {
  const list = [popup('maps', ['/mapas']), popup('all', ['*'])];
  const ask = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ popups: list })));
  pathname = '/en/mapas';
  const pageChanged = start();
  await waitFor(() => expect(offered()).toHaveLength(1));
  pathname = '/vuelos';
  pageChanged();
  await waitFor(() => expect(offered()).toHaveLength(2));
  expect(offered().map(([popups]) => popups.map(({ id }) => id))).toEqual([
    ['maps', 'all'],
    ['all'],
  ]);
  expect(offered().map(([, , signal]) => signal.aborted)).toEqual([true, false]);
  expect(ask).toHaveBeenCalledTimes(1);
});
