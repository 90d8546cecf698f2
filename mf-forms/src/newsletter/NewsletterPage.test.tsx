/** @jest-environment @eldorado/testing/jsdom */
import { screen } from '@testing-library/react';
import { renderScreen } from '@eldorado/testing';
import remote from '../remote.ts';

test.each([
  ['es', 'subscribed', 'Se ha súscrito correctamente'],
  ['en', 'subscribed', 'You have signed up'],
  ['es', 'newsletter-invalid', 'acepta los términos'],
  ['fr', 'too-many-requests', 'Attendez dix minutes'],
  ['pt', 'database-unavailable', 'Espere um momento'],
] as const)('in %s, %s is shown', async (locale, outcome, words) => {
  await renderScreen(remote, { path: `/boletin?newsletter=${outcome}`, locale });
  expect(screen.getByText(new RegExp(words))).toBeTruthy();
});

test('where many sign up, who has no JavaScript brings the challenge back', async () => {
  const { container } = await renderScreen(remote, {
    path: '/boletin?newsletter=proof-required&proof=newsletter.7.a.b.c',
  });
  expect(screen.getByText(/Espera un minuto/)).toBeTruthy();
  const brought = container.querySelector<HTMLInputElement>('form input[name=proof]');
  expect(brought?.value).toBe('newsletter.7.a.b.c');
});

test('who did not sign up is led to the form', async () => {
  await renderScreen(remote, { path: '/boletin' });
  expect(screen.getByRole('heading', { level: 1, name: 'Boletín' })).toBeTruthy();
  expect(
    screen.getByRole('link', { name: 'Ir al formulario del boletín' }).getAttribute('href'),
  ).toBe('#newsletter');
});
