/** @jest-environment @eldorado/testing/jsdom */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, type Http, type HttpRequest } from '@eldorado/http';
import { createI18n, I18nProvider, type Locale } from '@eldorado/i18n';
import { unsavedChanges } from '@eldorado/remote';
import { createSiteStore, StoreProvider } from '@eldorado/store';
import en from '../locales/en.ts';
import es from '../locales/es.ts';
import { Widget } from './Newsletter.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

// jsdom has no cryptography; @eldorado/http tests the work itself.
jest.mock('@eldorado/http/proof', () => ({
  solveProof: (challenge: string) => Promise.resolve(`${challenge}.1`),
}));

const messages = { es, en };

const inSite = (form: ReactNode, request?: unknown, locale: 'es' | 'en' = 'es') => {
  const store = createSiteStore({ request } as unknown as Http);
  return (
    <StoreProvider store={store}>
      <I18nProvider i18n={createI18n(locale, { forms: messages[locale] })} locale={locale}>
        {form}
      </I18nProvider>
    </StoreProvider>
  );
};

/** The widget as it stands in a footer; `answer` is what the API does with a call. */
function openForm(answer: () => unknown = () => null, locale: 'es' | 'en' = 'es') {
  const calls: HttpRequest[] = [];
  const request = (call: HttpRequest) => {
    calls.push(call);
    return Promise.resolve().then(() => ({ data: answer(), status: 200 }));
  };
  render(inSite(<Widget locale={locale satisfies Locale} />, request, locale));
  return { calls, user: userEvent.setup({ delay: null }) };
}
const refuse =
  (status: number, fields = {}) =>
  () => {
    throw new ApiError('refused', status, 'refused', 'refused', fields);
  };

type User = ReturnType<typeof userEvent.setup>;
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre completo' });
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Correo electrónico' });
const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Acepto/ });
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Suscribirme' }));

async function fill(user: User) {
  await user.type(name(), 'Ana Rojas');
  await user.type(email(), 'ana@ejemplo.co');
  await user.click(consent());
}

test('whether another address was meant is asked once it is typed, and it is taken all the same', async () => {
  const { user, calls } = openForm();
  await fill(user);
  await user.clear(email());
  await user.type(email(), 'ana@gmial.com');
  await user.tab();
  await user.click(await screen.findByRole('button', { name: '¿Quisiste decir ana@gmail.com?' }));
  expect(email().value).toBe('ana@gmail.com');
  await waitFor(() => expect(screen.queryByText(/Quisiste decir/)).toBeNull());

  await user.clear(email());
  await user.type(email(), 'ana@gmial.com');
  await submit(user);
  await screen.findByText('Se ha súscrito correctamente');
  expect(calls[0]).toMatchObject({ data: { email: 'ana@gmial.com' } });
});

test('a reader signs up, and sees so where the form was', async () => {
  const { user, calls } = openForm();
  await fill(user);
  await submit(user);
  const done = await screen.findByText('Se ha súscrito correctamente');
  expect(document.activeElement).toBe(done);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    url: '/v2/newsletter',
    method: 'post',
    data: {
      fullName: 'Ana Rojas',
      email: 'ana@ejemplo.co',
      consent: true,
      consentVersion: '2026-11-21',
      locale: 'es',
    },
  });
});

test('an empty form names each missing field, in a summary that has the focus and leads to them', async () => {
  const { user, calls } = openForm();
  await submit(user);
  const summary = await screen.findByRole('alert');
  expect(document.activeElement).toBe(summary);
  const links = within(summary).getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ hash, textContent }) => [hash, textContent])).toEqual([
    ['#newsletter-fullName', 'Ingresa el nombre'],
    ['#newsletter-email', 'Ingresa un correo electrónico'],
    ['#newsletter-consent', 'Debe aceptar los terminos'],
  ]);
  const described = (field: HTMLElement) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join('');
  expect([name(), email(), consent()].map(described)).toEqual([
    'Ingresa el nombre',
    'Ingresa un correo electrónico',
    'Debe aceptar los terminos',
  ]);
  expect(calls).toEqual([]);
});

test.each([
  [
    'no network',
    () => {
      throw new ApiError('offline', 0, 'offline', '');
    },
    /No tienes conexión/,
  ],
  ['too many sign-ups', refuse(429), /Espera diez minutos/],
  ['a broken server', refuse(500), /Ahora no podemos/],
])('%s is shown, and what was typed stays', async (_case, answer, words) => {
  const { user } = openForm(answer);
  await fill(user);
  await submit(user);
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect([name().value, email().value, consent().checked]).toEqual([
    'Ana Rojas',
    'ana@ejemplo.co',
    true,
  ]);
});

test('where many sign up, it is worked for and sent again', async () => {
  const challenge = 'newsletter.0.now.nonce.signature';
  let refused = false;
  const { user, calls } = openForm(() => {
    if (refused) return null;
    refused = true;
    throw new ApiError('refused', 429, 'proof-required', 'refused', { proof: challenge });
  });
  await fill(user);
  await submit(user);
  await screen.findByText('Se ha súscrito correctamente');
  expect(calls).toHaveLength(2);
  expect((calls[1]?.data as { proof: string }).proof).toMatch(`${challenge}.`);
});

test('the site knows of what was typed, until it is taken out again or sent', async () => {
  const { user } = openForm();
  expect(unsavedChanges.any()).toBe(false);
  await user.type(name(), 'A');
  expect(unsavedChanges.any()).toBe(true);
  await user.clear(name());
  expect(unsavedChanges.any()).toBe(false);
  await fill(user);
  expect(unsavedChanges.any()).toBe(true);
  await submit(user);
  await screen.findByText('Se ha súscrito correctamente');
  expect(unsavedChanges.any()).toBe(false);
});

test('what was typed before the code came is known too', async () => {
  const element = <NewsletterForm locale="es" onDone={() => undefined} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(inSite(element));
  name().value = 'Ana';
  render(inSite(element), { container, hydrate: true });
  await waitFor(() => expect(unsavedChanges.any()).toBe(true));
});

test('a fault that only the API finds shows at its field', async () => {
  const { user } = openForm(refuse(400, { email: 'email-invalid' }));
  await fill(user);
  await submit(user);
  const fault = await screen.findByRole('link', { name: /formato nombre@ejemplo.com/ });
  await user.click(fault);
  expect(document.activeElement).toBe(email());
  expect(email().getAttribute('aria-invalid')).toBe('true');
});

test('without JavaScript the form posts everything the API asks for', () => {
  openForm(undefined, 'en');
  const section = screen.getByRole('region', { name: 'Newsletter' });
  const form = within(section).getByRole('button', { name: 'Sign up' }).closest('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/en/boletin']);
  const fields = Object.fromEntries([...new FormData(form ?? undefined)]);
  expect(fields).toEqual({
    fullName: '',
    email: '',
    askedEmail: '',
    consentVersion: '2026-11-21',
    locale: 'en',
    website: '',
  });
});

test('no field has the id of one of the contact form, which may stand on the same page', () => {
  openForm();
  expect([name().id, email().id, consent().id]).toEqual([
    'newsletter-fullName',
    'newsletter-email',
    'newsletter-consent',
  ]);
});
