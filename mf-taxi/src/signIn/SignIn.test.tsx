/** @jest-environment @eldorado/testing/jsdom */
import { webcrypto } from 'node:crypto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unsavedChanges } from '@eldorado/remote';
import { renderScreen, respond } from '@eldorado/testing';
import { bookings, countries, fixtureNow, me, sentCode, session } from '../../fixtures/taxi.ts';
import remote from '../remote.ts';
import { taxiTokenKey } from '../session/taxiToken.ts';

const codes = 'POST /v2/taxi-imperial/sign-in/codes';
const sessions = 'POST /v2/taxi-imperial/sign-in/sessions';

async function show(changed: Record<string, unknown> = {}, query = '') {
  const calls: { path: string; body: unknown }[] = [];
  const api: Record<string, unknown> = {
    [codes]: respond(202, sentCode),
    [sessions]: session,
    'GET /v2/taxi-imperial/sign-in/countries': countries,
    'GET /v2/taxi-imperial/me': me,
    'GET /v2/taxi-imperial/bookings': bookings,
    ...changed,
  };
  const view = await renderScreen(remote, {
    path: `/servicios/taxis/ingresar${query}`,
    now: fixtureNow,
    api,
    onCall: (call) => call.method === 'POST' && calls.push(call),
  });
  return { api, calls, view };
}
const press = async (name: string) =>
  fireEvent.click(await screen.findByText(name, { selector: 'button' }));
const phone = () => screen.getByLabelText<HTMLInputElement>('Número de celular');
const code = () => screen.getByLabelText<HTMLInputElement>('Código de seis dígitos');

async function choose(country: string) {
  await screen.findByRole('option', { name: country });
  await userEvent.selectOptions(screen.getByLabelText('País'), country);
}

async function sendCode(number = '300 123 4567') {
  fireEvent.change(phone(), { target: { value: number } });
  fireEvent.click(screen.getByLabelText(/Autorizo/));
  await press('Enviar el código');
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('number and consent are asked for together', async () => {
  const { calls } = await show();
  await press('Enviar el código');
  const links = screen.getAllByRole('link', { name: /Ingresa el celular|Debe aceptar/ });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Ingresa el celular',
    'Debe aceptar los terminos',
  ]);
  expect(phone().getAttribute('aria-invalid')).toBe('true');
  expect(calls).toEqual([]);
});

test('the code goes to the number of the chosen country, with the consent’s version', async () => {
  const { calls } = await show();
  await choose('Francia (+33)');
  await sendCode('6 12 34 56 78');
  expect(await screen.findByText(/a \+33 6 12 34 56 78/)).toBeTruthy();
  expect(calls[0]?.body).toEqual({
    phone_country_code: '+33',
    phone: '6 12 34 56 78',
    locale: 'es',
    consent: true,
    consentVersion: '2026-11-21',
  });
});

test.each([
  ['phone-invalid', /Ese número no existe/],
  ['phone-not-mobile', /no recibe mensajes de texto/],
])('a number that the API refuses as %s says so at its field', async (fault, words) => {
  await show({
    [codes]: respond(400, { code: 'sign-in-invalid', errors: [{ path: 'phone', code: fault }] }),
  });
  await sendCode();
  expect(await screen.findAllByText(words)).toHaveLength(2);
  expect(phone().value).toBe('300 123 4567');
});

test('only countries that codes are sent to are offered', async () => {
  await show();
  await screen.findByRole('option', { name: 'Francia (+33)' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Colombia (+57)',
    'Estados Unidos (+1)',
    'Francia (+33)',
  ]);
});

test('where many ask for codes the browser works first, and nobody sees more than a pause', async () => {
  Object.defineProperty(globalThis.crypto, 'subtle', {
    configurable: true,
    value: webcrypto.subtle,
  });
  const challenge = 'codes.4.mi7xw2p0.AAAAAAAAAAAA.signature';
  const answers = [
    respond(429, { code: 'proof-required', errors: [{ path: 'proof', code: challenge }] }),
    respond(202, sentCode),
  ];
  const { api, calls } = await show();
  Object.defineProperty(api, codes, { get: () => answers.shift() });
  await sendCode();
  expect(await screen.findByText('Escribe el código')).toBeTruthy();
  expect(calls.map(({ body }) => (body as { proof?: string }).proof)).toEqual([
    undefined,
    expect.stringMatching(/^codes\.4\.mi7xw2p0\.AAAAAAAAAAAA\.signature\.\d+$/),
  ]);
});

test('a country that gets no codes is said at its field', async () => {
  const errors = [{ path: 'phone_country_code', code: 'country-not-served' }];
  await show({ [codes]: respond(400, { code: 'sign-in-invalid', errors }) });
  await sendCode();
  expect(await screen.findAllByText(/No enviamos códigos a números de ese país/)).toHaveLength(2);
});

test.each([
  [respond(429, { code: 'too-many-codes' }), /Pediste varios códigos/],
  [respond(429, { code: 'number-locked' }), /durante una hora, ni con un código nuevo/],
  [respond(429, { code: 'resend-too-soon' }), /Espera medio minuto/],
  [respond(429, { code: 'too-many-requests' }), /solicitudes desde tu red/],
  [respond(503, { code: 'sms-unavailable' }), /El envío de mensajes no responde/],
  [respond(0), /No hay conexión/],
  [respond(500, { code: 'internal' }), /El servicio falló/],
])('a code that cannot be sent: %#', async (answer, words) => {
  await show({ [codes]: answer });
  await sendCode();
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(phone().value).toBe('300 123 4567');
});

test('a pasted code signs in, keeps the token and goes on to the bookings', async () => {
  const { calls } = await show();
  await sendCode();
  await screen.findByText('Escribe el código');
  await userEvent.click(code());
  await userEvent.paste('123-456');
  expect(localStorage.getItem(taxiTokenKey)).toBeNull();
  await press('Ingresar');
  expect(await screen.findByRole('heading', { name: 'Reservas activas' })).toBeTruthy();
  expect(localStorage.getItem(taxiTokenKey)).toBe('token-1');
  expect(calls.find(({ path }) => path.endsWith('/sessions'))?.body).toEqual({
    request: 'request-1',
    code: '123456',
  });
  expect(sessionStorage.getItem('taxi_code')).toBeNull();
});

test.each([
  ['123', undefined, /Faltan dígitos/],
  ['123456', respond(400, { code: 'code-wrong' }), /Ese no es el código/],
  ['123456', respond(400, { code: 'code-expired' }), /El código venció/],
  ['123456', respond(400, { code: 'code-used' }), /ya se usó/],
  ['123456', respond(429, { code: 'code-too-many-tries' }), /Demasiados intentos/],
  [
    '123456',
    respond(429, { code: 'number-locked', errors: [{ path: 'code', code: 'number-locked' }] }),
    /durante una hora, ni con un código nuevo/,
  ],
  ['123456', respond(429, { code: 'too-many-requests' }), /solicitudes desde tu red/],
  ['123456', respond(0), /No hay conexión/],
  ['123456', respond(500, { code: 'internal' }), /El servicio falló/],
])('the code %j that is refused says why at its field: %#', async (typed, answer, words) => {
  const { calls } = await show(answer ? { [sessions]: answer } : {});
  await sendCode();
  await screen.findByText('Escribe el código');
  fireEvent.change(code(), { target: { value: typed } });
  await press('Ingresar');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(code().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(code());
  expect(code().value).toBe(typed);
  if (!answer) expect(calls.some(({ path }) => path.endsWith('/sessions'))).toBe(false);
});

test('another code cannot be asked for while the countdown runs', async () => {
  await show();
  await sendCode();
  expect(await screen.findByText('Puedes pedir otro en 0:30')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Enviar otro código' })).toBeNull();
});

test('a code that was asked for long ago can be asked for again, and the new one is used', async () => {
  const { api, calls } = await show({
    [codes]: respond(202, { ...sentCode, resendAt: fixtureNow }),
  });
  await sendCode();
  await screen.findByText('Escribe el código');
  api[codes] = respond(202, { ...sentCode, request: 'request-2' });
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar otro código' }));
  expect(await screen.findByText(/Te enviamos otro código/)).toBeTruthy();
  expect(screen.getByText(/Puedes pedir otro en 0:30/)).toBeTruthy();
  fireEvent.change(code(), { target: { value: '654321' } });
  await press('Ingresar');
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith('/sessions'))?.body).toEqual({
      request: 'request-2',
      code: '654321',
    }),
  );
});

test('the code is still awaited after a reload, and a wrong number can be corrected', async () => {
  const { view } = await show();
  await sendCode();
  await screen.findByText('Escribe el código');
  view.unmount();
  await show();
  expect(await screen.findByText('Escribe el código')).toBeTruthy();
  await press('Usar otro número');
  expect(phone().value).toBe('300 123 4567');
});

test('the site knows of a number and of a code that were typed, and of a consent', async () => {
  await show();
  expect(unsavedChanges.any()).toBe(false);
  fireEvent.change(phone(), { target: { value: '300' } });
  expect(unsavedChanges.any()).toBe(true);
  fireEvent.change(phone(), { target: { value: '' } });
  expect(unsavedChanges.any()).toBe(false);
  await choose('Francia (+33)');
  expect(unsavedChanges.any()).toBe(true);
  await sendCode('6 12 34 56 78');
  await screen.findByText('Escribe el código');
  // The tab keeps what it waits for.
  expect(unsavedChanges.any()).toBe(false);
  fireEvent.change(code(), { target: { value: '12' } });
  expect(unsavedChanges.any()).toBe(true);
  await press('Usar otro número');
  expect(phone().value).toBe('6 12 34 56 78');
  expect(unsavedChanges.any()).toBe(true);
});

test('who signs in for a booking goes on with it; an address of another site leads nowhere', async () => {
  localStorage.setItem(taxiTokenKey, 'abc');
  await show({}, '?next=https://evil.example');
  expect(await screen.findByRole('heading', { name: 'Reservas activas' })).toBeTruthy();
});
