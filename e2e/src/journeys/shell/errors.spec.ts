import { expect, hydrated, test } from '../../support/looks/fixtures.ts';

test.use({ allowErrors: ['404', 'Failed to load resource', 'Error'] });

test('an unknown address is a 404 with the way home', async ({ page }) => {
  const response = await page.goto('/no-existe');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('in English, and in the corporate part, it reads as the specification says, with a way back', async ({
  page,
}) => {
  for (const address of ['/en/no-existe', '/corporativo/no-existe']) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page could not be found',
    );
  }
  await page.goto('/en/contacto');
  await page.goto('/en/no-existe');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Back', exact: false }).first().click();
  await expect(page).toHaveURL(/\/en\/contacto$/);
});

test('a parameter that fails validation is a 404 that says so', async ({ page }) => {
  const response = await page.goto('/vuelos/detalle/%3Cscript%3E');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText('Página no encontrada');
  await page.goto('/en/vuelos/detalle/%3Cscript%3E');
  await expect(page.getByRole('main')).toContainText('This page could not be found');
});

test('an error page is not indexed', async ({ request }) => {
  const response = await request.get('/no-existe');
  expect(await response.text()).toContain('<meta name="robots" content="noindex">');
  expect(response.headers()['cache-control']).toBe('no-store');
});
