/** @jest-environment @eldorado/testing/jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createHttp } from '@eldorado/http';
import { locales, type Locale } from '@eldorado/i18n';
import { appActions, createSiteStore, StoreProvider } from '@eldorado/store';
import { keepPost } from '../post/waitingPost.ts';
import { Widget } from './WaitingSender.tsx';

const answer = jest.fn<Promise<object>, [string, { body: string }]>();
const saved = { draft: 'a1b2c3', step: 'topic', errors: [] };
const says = (status: number, said: object) => () => {
  const json = () => Promise.resolve(said);
  return Promise.resolve({ ok: status < 300, status, json, clone: () => ({ json }) });
};
const page = { url: '/api/v2/case-drafts', body: { step: 'type', locale: 'es' } } as const;
beforeEach(() => {
  localStorage.clear();
  answer.mockReset().mockImplementation(says(200, saved));
  globalThis.fetch = answer as unknown as typeof fetch;
});

function open(locale: Locale = 'es') {
  const store = createSiteStore(createHttp({ baseUrl: '/api' }));
  render(
    <StoreProvider store={store}>
      <Widget locale={locale} />
    </StoreProvider>,
  );
  return store;
}

test('what waits is sent once, from whichever page, and who sent it is told where it goes on', async () => {
  keepPost(page);
  open();
  const link = await screen.findByRole('link', { name: 'Continuar la solicitud' });
  expect(link.getAttribute('href')).toBe('/contacto/pqrs/tema?draft=a1b2c3');
  expect(answer).toHaveBeenCalledTimes(1);
  expect(localStorage).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('link')).toBeNull();
});

test.each(locales)('in %s a whole request that left leads to its number', async (locale) => {
  keepPost({ url: '/api/v2/cases', body: { draft: 'a1b2c3' } });
  open(locale);
  const link = await screen.findByRole('link');
  expect(link.getAttribute('href')).toContain('/contacto/pqrs/enviada?draft=a1b2c3');
});

test('without a network it waits in silence, and leaves when there is one', async () => {
  keepPost(page);
  answer.mockRejectedValueOnce(new TypeError('no network'));
  const store = open();
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(/solicitud/)).toBeNull();
  expect(localStorage).toHaveLength(1);
  act(() => void store.dispatch(appActions.connectivityChanged(false)));
  act(() => void store.dispatch(appActions.connectivityChanged(true)));
  expect(await screen.findByRole('link')).toBeTruthy();
  expect(localStorage).toHaveLength(0);
});

test('what is refused for now stays, what is refused for good leads to what is missing', async () => {
  keepPost(page);
  answer.mockImplementationOnce(says(429, { code: 'too-many-requests' }));
  const store = open();
  expect(await screen.findByText(/Tienes una solicitud por enviar/)).toBeTruthy();
  expect(localStorage).toHaveLength(1);
  answer.mockImplementationOnce(says(400, { code: 'case-incomplete' }));
  act(() => void store.dispatch(appActions.connectivityChanged(false)));
  act(() => void store.dispatch(appActions.connectivityChanged(true)));
  const link = await screen.findByRole('link', { name: 'Revisarla' });
  expect(link.getAttribute('href')).toContain('/contacto/pqrs/revisar');
  expect(localStorage).toHaveLength(0);
});
