import { expect, hydrated, offlineErrors, test } from '../support/fixtures.ts';

test.use({ allowErrors: offlineErrors });

test('the contact form names what is missing, keeps what was typed offline, and is stored once', async ({
  page,
  context,
}) => {
  await page.goto('/contacto');
  await hydrated(page);
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Ingresa el nombre' });
  for (const message of [
    'Ingresa el nombre',
    'Ingresa un correo electrónico',
    'Ingresa el celular',
    'Ingresa el asunto',
    'Ingresa un comentario',
    'Debe aceptar los terminos',
  ]) {
    await expect(summary.getByRole('link', { name: message })).toBeVisible();
  }

  // The footer asks for a name and an e-mail address too.
  const form = page.getByRole('main');
  await form.getByLabel('Nombre completo').fill('Ana Prueba');
  await form.getByLabel('Correo electrónico').fill('ana@example.com');
  await form.getByLabel('Celular').fill('3001234567');
  await form.getByLabel('Asunto').fill('Carros de equipaje');
  await form.getByLabel('Comentario').fill('¿Dónde se devuelven los carros en la Terminal 1?');
  await form.getByLabel('Autorizo el uso de mis datos').check();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText(/conexión/i).first()).toBeVisible();
  await expect(form.getByLabel('Asunto')).toHaveValue('Carros de equipaje');

  await context.setOffline(false);
  const answered = page.waitForResponse((response) =>
    response.url().endsWith('/v2/contact-messages'),
  );
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  expect((await answered).status()).toBe(201);
  await expect(
    page.getByRole('heading', { name: 'Gracias por brindarnos su opinion' }),
  ).toBeFocused();
});
