/** @jest-environment @eldorado/testing/jsdom */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unsavedChanges } from '@eldorado/remote';
import { renderScreen, respond, type RenderScreenOptions } from '@eldorado/testing';
import {
  answerTerms,
  invalidProblem,
  receipt,
  serverProblem,
  tooManyProblem,
} from '../../fixtures/contact.ts';
import remote from '../remote.ts';

type Call = Parameters<NonNullable<RenderScreenOptions['onCall']>>[0];
const send = 'POST /v2/contact-messages';

async function openForm(
  answer: unknown = respond(201, receipt),
  options: Partial<RenderScreenOptions> = {},
) {
  const calls: Call[] = [];
  const api: Record<string, unknown> = { [send]: answer, 'GET /v2/facts': answerTerms };
  await renderScreen(remote, {
    path: '/contacto',
    api,
    onCall: (call) => call.method === 'POST' && calls.push(call),
    ...options,
  });
  return { calls, api, user: userEvent.setup({ delay: null }) };
}

beforeEach(() => sessionStorage.clear());

type User = ReturnType<typeof userEvent.setup>;

async function fill(user: User, comment = 'La dejé en la banda 4.') {
  const answers = {
    'Nombre completo': 'Ana Rojas',
    'Correo electrónico': 'ana@ejemplo.co',
    Celular: '300 123 4567',
    Asunto: 'Una maleta',
    Comentario: comment,
  };
  for (const [name, answer] of Object.entries(answers)) {
    await user.click(screen.getByRole('textbox', { name }));
    await user.paste(answer);
  }
  await user.click(screen.getByRole('checkbox', { name: /Autorizo/ }));
}
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Enviar mensaje' }));

test('the page has one title, the form and the sourced terms of answers', async () => {
  await openForm();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Contacto' })).toBeTruthy();
  expect(screen.getByText('15 días hábiles')).toBeTruthy();
  expect(screen.getByText(/Ley 1755 de 2015/)).toBeTruthy();
});

test('an empty form names every missing field in the focused summary and at the field', async () => {
  const { user, calls } = await openForm();
  await submit(user);
  const summary = (await screen.findByRole('heading', { name: 'Revisa estos campos' }))
    .parentElement as HTMLElement;
  const words = [
    'Ingresa el nombre',
    'Ingresa un correo electrónico',
    'Ingresa el celular',
    'Ingresa el asunto',
    'Ingresa un comentario',
    'Debe aceptar los terminos',
  ];
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(words);
  expect(summary.contains(document.activeElement)).toBe(true);
  for (const text of words) expect(screen.getAllByText(text).length).toBeGreaterThanOrEqual(2);
  expect(screen.getByRole('textbox', { name: 'Asunto' }).getAttribute('aria-invalid')).toBe('true');
  expect(calls).toEqual([]);
});

test('a message that is taken shows its reference, what happens next, and takes the focus', async () => {
  const { user, calls } = await openForm();
  await fill(user);
  await submit(user);
  const thanks = await screen.findByRole('heading', { name: 'Gracias por brindarnos su opinion' });
  expect(document.activeElement).toBe(thanks);
  expect(screen.getByText('ED-2026-000123')).toBeTruthy();
  expect(screen.getByText('Te respondemos a ana@ejemplo.co.')).toBeTruthy();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({
    fullName: 'Ana Rojas',
    email: 'ana@ejemplo.co',
    mobile: '300 123 4567',
    subject: 'Una maleta',
    comment: 'La dejé en la banda 4.',
    consent: true,
    consentVersion: '2026-11-21',
    locale: 'es',
    website: '',
  });
});

test('values that a password manager sets, which says no more than `change`, are sent', async () => {
  const { user, calls } = await openForm();
  await fill(user);
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre completo' });
  name.value = 'Luz Díaz';
  fireEvent(name, new Event('change', { bubbles: true }));
  // And one that says nothing at all.
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Celular' }).value = '(+57) 300 123 4567';
  await submit(user);
  await screen.findByRole('heading', { name: 'Gracias por brindarnos su opinion' });
  expect(calls[0]?.body).toMatchObject({ fullName: 'Luz Díaz', mobile: '+57 300 123 4567' });
});

test('an address that looks mistyped is asked about in place of its hint, and is taken all the same', async () => {
  const { user, calls } = await openForm();
  await fill(user);
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Correo electrónico' });
  expect(screen.getByText('Ahí te llega la respuesta.')).toBeTruthy();
  await user.clear(email);
  await user.type(email, 'ana@gmial.com');
  await user.tab();
  const ask = await screen.findByRole('button', { name: '¿Quisiste decir ana@gmail.com?' });
  expect(screen.queryByText('Ahí te llega la respuesta.')).toBeNull();
  await user.click(ask);
  expect([email.value, document.activeElement]).toEqual(['ana@gmail.com', email]);
  expect(screen.getByText('Ahí te llega la respuesta.')).toBeTruthy();
  await user.clear(email);
  await user.type(email, 'ana@gmial.com');
  await submit(user);
  await screen.findByRole('heading', { name: 'Gracias por brindarnos su opinion' });
  expect(calls[0]?.body).toMatchObject({ email: 'ana@gmial.com' });
});

test('what is typed is there again after a reload, until it is sent', async () => {
  const value = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
  const { user } = await openForm();
  await fill(user);
  cleanup();
  await openForm();
  expect([value('Asunto'), value('Comentario')]).toEqual(['Una maleta', 'La dejé en la banda 4.']);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Autorizo/ }).checked).toBe(true);
  await submit(user);
  await screen.findByRole('heading', { name: 'Gracias por brindarnos su opinion' });
  cleanup();
  await openForm();
  expect([value('Asunto'), value('Comentario')]).toEqual(['', '']);
});

test('the page is titled by what is wrong, until it is right', async () => {
  document.title = 'Contacto';
  const { user } = await openForm();
  await submit(user);
  await screen.findByRole('heading', { name: 'Revisa estos campos' });
  expect(document.title).toBe('Error: Contacto');
  await fill(user);
  await submit(user);
  await screen.findByRole('heading', { name: 'Gracias por brindarnos su opinion' });
  expect(document.title).toBe('Contacto');
});

test('the next form offers the e-mail address again and nothing else', async () => {
  const { user } = await openForm();
  await fill(user);
  await submit(user);
  await user.click(await screen.findByRole('button', { name: 'Escribir otro mensaje' }));
  const value = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
  expect(value('Correo electrónico')).toBe('ana@ejemplo.co');
  expect(value('Nombre completo')).toBe('');
});

test.each([
  ['no network', respond(0), /No tienes conexión/],
  ['too many messages', respond(429, tooManyProblem), /Espera diez minutos/],
  ['a broken server', respond(500, serverProblem), /Ahora no podemos recibirlo/],
])('%s is shown, and what was typed stays', async (_case, answer, words) => {
  const { user } = await openForm(answer);
  await fill(user);
  await submit(user);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(words);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comentario' }).value).toBe(
    'La dejé en la banda 4.',
  );
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Autorizo/ }).checked).toBe(true);
});

test('sending again after a failure uses the same key, a changed draft another', async () => {
  const { user, calls } = await openForm(respond(500, serverProblem));
  await fill(user);
  await submit(user);
  await screen.findByRole('alert');
  await submit(user);
  await waitFor(() => expect(calls).toHaveLength(2));
  await user.type(screen.getByRole('textbox', { name: 'Comentario' }), ' Es roja.');
  await submit(user);
  await waitFor(() => expect(calls).toHaveLength(3));
  const keys = calls.map(({ headers }) => headers['Idempotency-Key']);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("the API's faults show at their fields with the form's words", async () => {
  const { user } = await openForm(respond(400, invalidProblem));
  await fill(user);
  await submit(user);
  expect(await screen.findByRole('heading', { name: 'Revisa estos campos' })).toBeTruthy();
  expect(screen.getAllByText(/formato nombre@ejemplo.com/).length).toBeGreaterThanOrEqual(2);
  expect(
    screen.getAllByText('Acorta el comentario a 4000 caracteres').length,
  ).toBeGreaterThanOrEqual(2);
});

test('a dirty form asks before the tab is closed and reports it to the site, a clean or sent one does not', async () => {
  const { user } = await openForm();
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leaves()).toBe(true);
  expect(unsavedChanges.any()).toBe(false);
  await fill(user);
  expect(leaves()).toBe(false);
  expect(unsavedChanges.any()).toBe(true);
  await submit(user);
  await screen.findByRole('heading', { name: 'Gracias por brindarnos su opinion' });
  expect(leaves()).toBe(true);
  expect(unsavedChanges.any()).toBe(false);
});

test.each([
  ['en', 'Contact', 'Send message', 'You must accept the terms'],
  ['fr', 'Contact', 'Envoyer le message', 'Vous devez accepter les conditions'],
  ['pt', 'Contato', 'Enviar mensagem', 'Você deve aceitar os termos'],
] as const)('in %s the form speaks that language', async (locale, title, button, consent) => {
  const { user } = await openForm(undefined, { locale });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: button }));
  expect((await screen.findAllByText(consent)).length).toBeGreaterThanOrEqual(2);
});
