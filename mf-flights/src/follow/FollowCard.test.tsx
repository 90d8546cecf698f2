/** @jest-environment @eldorado/testing/jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen, respond } from '@eldorado/testing';
import { answer, departed, departure } from '../../fixtures/flights.ts';
import remote from '../remote.ts';
import { followedFlight, tokenInHash } from './followed.ts';

const token = 'a-random-word-of-24-letter';
const publicKey = 'BPx9';
const subscription = {
  options: { applicationServerKey: null },
  toJSON: () => ({
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    keys: { p256dh: 'p', auth: 'a' },
  }),
};
const subscribe = jest.fn(() => Promise.resolve(subscription));

/** A browser that can be reached, and what its visitor answers when asked. */
function browser(permission: NotificationPermission) {
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: Promise.resolve({
        pushManager: { getSubscription: () => Promise.resolve(null), subscribe },
      }),
    },
  });
  Object.assign(window, {
    PushManager: class {},
    Notification: { requestPermission: () => Promise.resolve(permission) },
  });
}

function noBrowser() {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
}

const api = (more: Record<string, unknown> = {}) => ({
  [`GET /v2/flights/${departure.id}`]: answer(departure),
  'GET /v2/push/key': { publicKey },
  'POST /v2/push/subscriptions': {
    token,
    flight: departure.id,
    events: ['gate'],
    expiresAt: '2026-03-03T15:00:00Z',
  },
  [`POST /v2/push/subscriptions/${token}/stop`]: { status: 'stopped' },
  ...more,
});
const open = (more: Record<string, unknown> = {}) =>
  renderScreen(remote, {
    path: `/vuelos/detalle/${departure.id}`,
    now: '2026-03-02T15:00:00Z',
    api: api(more),
  });
/** The button right under the flight, where there is one, else that of the card. */
const press = (name: string) => userEvent.click(screen.getAllByRole('button', { name })[0]!);

beforeEach(() => {
  localStorage.clear();
  window.location.hash = '';
  subscribe.mockClear();
});
afterEach(noBrowser);

test('one press follows the flight, one press stops it', async () => {
  browser('granted');
  await open();
  await press('Seguir este vuelo');
  expect(await screen.findByRole('heading', { name: 'Sigues este vuelo' })).toBeTruthy();
  expect(followedFlight(departure.id)?.token).toBe(token);
  expect(subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: new Uint8Array([4, 252, 125]),
  });
  await press('Dejar de seguir');
  expect(await screen.findByText('Ya no sigues este vuelo.')).toBeTruthy();
  expect(followedFlight(departure.id)).toBeNull();
});

test('a visitor who says no is shown how to change that', async () => {
  browser('denied');
  await open();
  await press('Seguir este vuelo');
  expect(await screen.findByText(/Los avisos están bloqueados/)).toBeTruthy();
  expect(subscribe).not.toHaveBeenCalled();
});

test('without any event chosen nothing is sent', async () => {
  browser('granted');
  await open();
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  await press('Seguir este vuelo');
  expect(screen.getByText('Elige al menos un aviso.')).toBeTruthy();
  expect(subscribe).not.toHaveBeenCalled();
});

test('a refusal of the API is said in words', async () => {
  browser('granted');
  await open({ 'POST /v2/push/subscriptions': respond(409, { code: 'too-many-flights' }) });
  await press('Seguir este vuelo');
  expect(await screen.findByText(/Ya sigues 20 vuelos/)).toBeTruthy();
});

test('a browser that cannot be reached is offered what else there is', async () => {
  await open();
  expect(await screen.findByText('Este navegador no recibe avisos.')).toBeTruthy();
  expect(screen.getByText(/Esta página se actualiza sola/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Seguir este vuelo' })).toBeNull();
});

test('the link of a notification can stop it, also where nothing was kept', async () => {
  browser('granted');
  window.location.hash = `#follow=${token}`;
  await open();
  expect(await screen.findByRole('heading', { name: 'Sigues este vuelo' })).toBeTruthy();
  await press('Dejar de seguir');
  expect(await screen.findByText('Ya no sigues este vuelo.')).toBeTruthy();
});

test('stopping that fails leaves it followed and says so', async () => {
  browser('granted');
  window.location.hash = `#follow=${token}`;
  await open({ [`POST /v2/push/subscriptions/${token}/stop`]: respond(503) });
  await press('Dejar de seguir');
  expect(await screen.findByText(/No pudimos detener los avisos/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Dejar de seguir' })).toHaveLength(2);
});

test('a flight that has left is not followed any more', async () => {
  browser('granted');
  await renderScreen(remote, {
    path: `/vuelos/detalle/${departed.id}`,
    now: '2026-03-02T15:00:00Z',
    api: { [`GET /v2/flights/${departed.id}`]: answer(departed) },
  });
  expect(screen.queryByRole('button', { name: 'Seguir este vuelo' })).toBeNull();
});

test.each([
  ['#follow=abcdefghij', 'abcdefghij'],
  ['#follow=short', null],
  ['#follow=../../etc/passwd', null],
  ['#keep-up', null],
  ['', null],
])('the token in %s is %p', (hash, found) => {
  expect(tokenInHash(hash)).toBe(found);
});

test('sharing goes by the device’s own sheet', async () => {
  const share = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  await open();
  await press('Compartir');
  expect(share).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Vuelo IB 6586 de Bogotá a Madrid' }),
  );
  Reflect.deleteProperty(navigator, 'share');
});

test('without a sheet the link is copied, and one that cannot be copied is said', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole('button', { name: 'Compartir' }));
  expect(await screen.findByText('Enlace copiado')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toContain('Vuelo IB 6586');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
  await user.click(screen.getByRole('button', { name: 'Compartir' }));
  await waitFor(() => expect(screen.getByText(/No pudimos copiar el enlace/)).toBeTruthy());
});
