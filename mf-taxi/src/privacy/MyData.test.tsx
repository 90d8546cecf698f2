/** @jest-environment @eldorado/testing/jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unsavedChanges } from '@eldorado/remote';
import { renderScreen, respond } from '@eldorado/testing';
import { fixtureNow, me, myData } from '../../fixtures/taxi.ts';
import remote from '../remote.ts';
import { taxiTokenKey } from '../session/taxiToken.ts';

const change = 'PATCH /v2/taxi-imperial/me';
const remove = 'DELETE /v2/taxi-imperial/me';

async function show(changed: Record<string, unknown> = {}) {
  const calls: { method: string; body: unknown }[] = [];
  await renderScreen(remote, {
    path: '/servicios/taxis/mis-datos',
    now: fixtureNow,
    api: {
      'GET /v2/taxi-imperial/me': me,
      'GET /v2/taxi-imperial/me/export': myData,
      [change]: { user: { ...me.user, name: 'Ana' } },
      [remove]: respond(204),
      ...changed,
    },
    onCall: (call) => calls.push(call),
  });
  return calls;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => localStorage.setItem(taxiTokenKey, 'abc'));
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('the consents stand there with version and time, beside their purpose', async () => {
  await show();
  const item = await screen.findByText(/Versión 2026-11-21 del texto/);
  expect(item.textContent).toContain('1 de febrero de 2026 a las 20:30');
  expect(screen.getByText(/solo para prestar el servicio de taxi/)).toBeTruthy();
});

test('the name can be changed', async () => {
  const calls = await show();
  const name = await screen.findByLabelText(/^Nombre y apellido/);
  expect(unsavedChanges.any()).toBe(false);
  await userEvent.type(name, ' Ana ');
  expect(unsavedChanges.any()).toBe(true);
  await press('Guardar el nombre');
  expect(await screen.findByText('Guardamos tu nombre.')).toBeTruthy();
  await waitFor(() => expect(unsavedChanges.any()).toBe(false));
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'Ana' });
});

test('everything that is kept is handed over as a file', async () => {
  const files: { name: string; blob: Blob }[] = [];
  let blob = new Blob();
  Object.assign(URL, {
    createObjectURL: (made: Blob) => {
      blob = made;
      return 'blob:test';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, blob });
  });
  await show();
  await press('Descargar');
  expect(files.map(({ name }) => name)).toEqual(['taxi-el-dorado.json']);
  expect(files[0]?.blob.size).toBe(Buffer.byteLength(JSON.stringify(myData, null, 2)));
});

test('deletion is asked for once more; then nothing is left and the session is over', async () => {
  const calls = await show();
  await press('Eliminar mis datos');
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  const dialog = screen.getByRole('dialog', { name: '¿Eliminar todos tus datos?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Sí, eliminar' }));
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Ingresa con tu celular' }),
  ).toBeTruthy();
  expect(localStorage.getItem(taxiTokenKey)).toBeNull();
});

test.each([
  [
    respond(409, { code: 'booking-under-way', status: 409 }),
    /está muy cerca.*otras reservas pueden haber quedado canceladas/,
  ],
  [respond(503, { code: 'dispatch-unavailable', status: 503 }), /Revisa tu conexión/],
])(
  'data that could not be deleted are still there, and the reason is shown: %#',
  async (answer, words) => {
    await show({ [remove]: answer });
    await press('Eliminar mis datos');
    await press('Sí, eliminar');
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(localStorage.getItem(taxiTokenKey)).toBe('abc');
  },
);
