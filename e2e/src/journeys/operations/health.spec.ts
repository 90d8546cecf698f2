import { expect, test } from '../../support/looks/fixtures.ts';

test('the health page reads as a table, in every language', async ({ page }) => {
  const response = await page.goto('/health');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estado del sitio');
  for (const name of ['Sitio', 'API', 'Base de datos', 'mf-flights', 'mf-taxi']) {
    await expect(page.getByRole('row').filter({ hasText: name }).first()).toContainText('Funciona');
  }
  await page.goto('/en/health');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site status');
});

test('the same address answers JSON with each live version', async ({ request }) => {
  const response = await request.get('/health', { headers: { accept: 'application/json' } });
  expect(response.status()).toBe(200);
  const report = (await response.json()) as {
    status: string;
    parts: { name: string; version: string }[];
  };
  expect(report.status).toBe('ok');
  expect(report.parts.map(({ name }) => name)).toEqual([
    'site',
    'api',
    'database',
    'mf-corporate',
    'mf-establishments',
    'mf-flights',
    'mf-forms',
    'mf-services',
    'mf-taxi',
  ]);
  expect(report.parts.find(({ name }) => name === 'mf-flights')?.version).toMatch(/^\d+\.\d+\.\d+/);
});
