import { locales, localisePath } from '@eldorado/i18n/locale';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { specRoutes } from '../support/routes.ts';

// A mismatch is a console error of React, which the fixture refuses; so is a violation of the policy.
for (const [index, { path }] of specRoutes.entries()) {
  const locale = locales[index % locales.length] ?? 'es';
  test(`${localisePath(path, locale)} hydrates as it was rendered`, async ({ page }) => {
    await page.goto(localisePath(path, locale));
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a cold load asks for nothing that the page did not name', async ({ page }) => {
  const named = new Set<string>();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.resourceType() === 'stylesheet')
      asked.push(request.url());
  });
  // With data saver nothing is prefetched, so what is asked for is what the page needs.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    }),
  );
  const response = await page.goto('/vuelos/salidas');
  for (const [, address] of ((await response?.text()) ?? '').matchAll(
    /(?:src|href)="([^"]+\.(?:js|css))"/g,
  )) {
    named.add(address ?? '');
  }
  await hydrated(page);
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  expect(asked.filter((address) => !named.has(address))).toEqual([]);
  expect(new Set(asked).size).toBe(asked.length);
});
