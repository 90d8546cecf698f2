/** @jest-environment @eldorado/testing/jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unsavedChanges } from '@eldorado/remote';
import { renderScreen, respond } from '@eldorado/testing';
import { pqrsExamples } from '../../../harness/pqrsExamples.ts';
import remote from '../../remote.ts';

const api: Record<string, unknown> = {};
async function open(name: string, query = '') {
  const example = pqrsExamples.find((candidate) => candidate.name === name);
  if (!example) throw new Error(`No example ${name}`);
  Object.assign(api, example.api);
  return renderScreen(remote, { path: example.path + query, api });
}
const submitted = jest.fn();
const answer = jest.fn<Promise<object>, [string, { body: string }]>();
const said = (status: number, body: object) =>
  Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) });
const posts = () =>
  answer.mock.calls.map(([url, { body }]) => [url, JSON.parse(body) as object] as const);
beforeEach(() => {
  sessionStorage.clear();
  answer.mockReset();
  globalThis.fetch = answer as unknown as typeof fetch;
  submitted.mockClear();
  // The browser's own post, which jsdom does not do.
  HTMLFormElement.prototype.submit = submitted;
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** A long text at once, as it is pasted. */
async function write(name: string, text: string) {
  await userEvent.click(field(name));
  await userEvent.paste(text);
}

test('a rating says everything that is wrong in a focused summary that leads to the fields, and is not posted', async () => {
  await open('pqrs-answered');
  await write('Por qué (opcional)', 'x'.repeat(4001));
  await press('Enviar calificación');
  const summary = await screen.findByRole('alert');
  expect(document.activeElement).toBe(summary);
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Elige una calificación',
    'Acorta el texto a 4000 caracteres',
  ]);
  await userEvent.click(links[0] as HTMLElement);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '5, muy buena' }));
  expect(answer).not.toHaveBeenCalled();
});

test.each([
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch')), /No tienes conexión/],
  ['too many write', () => said(429, { code: 'too-many-requests' }), /Espera diez minutos/],
  ['the site fails', () => said(503, { code: 'database-unavailable' }), /Algo falló/],
])('where %s the words stay, and are sent once it goes', async (_case, fails, words) => {
  answer.mockImplementationOnce(fails);
  await open('pqrs-answered');
  await write('Qué falta', 'Hoy tampoco.');
  await press('Abrir de nuevo');
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(field('Qué falta').value).toBe('Hoy tampoco.');
  expect([submitted.mock.calls.length, unsavedChanges.any()]).toEqual([0, true]);
  answer.mockImplementation(() => said(200, {}));
  await press('Abrir de nuevo');
  expect(await screen.findByText('La solicitud está abierta otra vez.')).toBeTruthy();
  expect(posts()[1]?.[1]).toEqual({ action: 'reopen', text: 'Hoy tampoco.', rating: '' });
  expect(sessionStorage).toHaveLength(0);
});

test('words for a case that has changed are the browser’s to post: the page that says why keeps them', async () => {
  answer.mockImplementation(() => said(409, { code: 'already-answered' }));
  await open('pqrs-open');
  await write('Qué quieres agregar', 'Era roja.');
  await press('Enviar información');
  await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
  const form = submitted.mock.contexts[0] as HTMLFormElement;
  expect(new FormData(form).get('text')).toBe('Era roja.');
});

test('what is typed for a case is there after a reload, and the site offers none meanwhile', async () => {
  const { unmount } = await open('pqrs-open');
  expect(unsavedChanges.any()).toBe(false);
  await write('Qué quieres agregar', 'Era roja.');
  expect(unsavedChanges.any()).toBe(true);
  unmount();
  await open('pqrs-open');
  expect(field('Qué quieres agregar').value).toBe('Era roja.');
});

test('a number and an address stay until a case is found', async () => {
  await open('pqrs-look-up');
  await press('Consultar');
  expect((await screen.findByRole('alert')).textContent).toContain('Escribe el número');
  await write('Número de la solicitud', 'PQ-7KQ2-XM4P-9TRW');
  await write('Correo electrónico (opcional)', 'ana@example.com');
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await press('Consultar');
  expect((await screen.findByRole('alert')).textContent).toMatch(/No tienes conexión/);
  answer.mockImplementationOnce(() => said(404, { code: 'case-not-found' }));
  await press('Consultar');
  expect(await screen.findByRole('link', { name: /^No hay una solicitud/ })).toBeTruthy();
  expect([field('Número de la solicitud').value, field(/^Correo/).value]).toEqual([
    'PQ-7KQ2-XM4P-9TRW',
    'ana@example.com',
  ]);
  const link = 'PQ-7KQ2-XM4P-9TRW.x';
  api[`GET /v2/case-links/${link}`] = respond(404, {});
  answer.mockImplementationOnce(() => said(200, { link }));
  await press('Consultar');
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(3));
  expect(posts()[2]).toEqual([
    '/api/v2/case-links',
    { locale: 'es', number: 'PQ-7KQ2-XM4P-9TRW', email: 'ana@example.com' },
  ]);
});
