import { expect, hydrated, offlineErrors, test } from '../../support/looks/fixtures.ts';

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

test.describe('without JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    // What is not taken is answered with its status, which browsers note.
    allowErrors: [...offlineErrors, '400'],
  });

  test('the contact form is sent by the browser, and what is wrong comes back with what was typed', async ({
    page,
  }) => {
    await page.goto('/en/contacto');
    const form = page.getByRole('main');
    await form.getByLabel('Full name').fill('Ana "A" Prueba');
    await form.getByLabel('E-mail address').fill('ana@example');
    await form.getByLabel('Comment').fill('Where do <b>carts</b> go?');
    await form.getByLabel('I consent to the use of my data').check();
    await form.getByRole('button', { name: 'Send message' }).click();

    await expect(page).toHaveURL(/\/en\/contacto$/);
    const summary = form.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(3);
    await expect(form.getByLabel('Full name')).toHaveValue('Ana "A" Prueba');
    await expect(form.getByLabel('Comment')).toHaveValue('Where do <b>carts</b> go?');
    await expect(form.getByLabel('I consent to the use of my data')).toBeChecked();

    await form.getByLabel('E-mail address').fill('ana@example.com');
    await form.getByLabel('Mobile number').fill('3001234567');
    await form.getByLabel('Subject').fill('Carts');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL(/\/en\/contacto\?reference=ED-[\w-]+$/);
    await expect(form).toContainText(/ED-\d{6}-\w{6}/);
  });

  test('a message that is too long to be read is answered by its page', async ({ request }) => {
    const form = { fullName: 'Ana', comment: 'x'.repeat(600_000) };
    const answer = await request.post('/contacto', { form });
    expect([answer.status(), answer.headers()['content-type']]).toEqual([
      413,
      'text/html; charset=utf-8',
    ]);
    expect(await answer.text()).toContain('Acorta el comentario a 4000 caracteres');
  });
});
