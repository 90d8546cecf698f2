/** @jest-environment @eldorado/testing/jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@eldorado/testing';
import remote from '../remote.ts';

test.each([
  ['es', 'status=subscribed', 'Se ha súscrito correctamente'],
  ['en', 'newsletter=subscribed', 'You have signed up'],
] as const)('in %s, ?%s is a receipt that has the focus', async (locale, query, words) => {
  await renderScreen(remote, { path: `/boletin?${query}`, locale });
  expect(document.activeElement).toBe(screen.getByText(words));
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('an address that somebody made up is no receipt', async () => {
  await renderScreen(remote, { path: '/boletin?newsletter=newsletter-invalid' });
  expect(screen.getByRole('textbox', { name: 'Nombre completo' })).toBeTruthy();
});

test('a reader signs up in the language of their choice', async () => {
  const sent: unknown[] = [];
  await renderScreen(remote, {
    path: '/boletin',
    api: { 'POST /v2/newsletter': { status: 'subscribed' } },
    onCall: ({ body }) => sent.push(body),
  });
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByRole('textbox', { name: 'Nombre completo' }), 'Ana Rojas');
  await user.click(screen.getByRole('button', { name: 'Suscribirme' }));
  const summary = await screen.findByRole('alert');
  expect(document.activeElement).toBe(summary);
  await user.click(within(summary).getByRole('link', { name: 'Ingresa un correo electrónico' }));
  await user.keyboard('ana@ejemplo.co');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Idioma del boletín' }),
    'Português',
  );
  await user.click(screen.getByRole('checkbox', { name: /Acepto/ }));
  await user.click(screen.getByRole('button', { name: 'Suscribirme' }));
  const receipt = await screen.findByText('Se ha súscrito correctamente');
  expect(document.activeElement).toBe(receipt);
  expect(sent).toMatchObject([{ fullName: 'Ana Rojas', email: 'ana@ejemplo.co', locale: 'pt' }]);
});
