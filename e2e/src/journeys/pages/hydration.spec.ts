import { expect, hydrated, saveData, test } from '../../support/looks/fixtures.ts';

// That every page hydrates as it was rendered, in every language, is seen in accessibility.spec.ts.

/** What a page listens to changes with, once it is live. */
const afterwards = /\/client\/events\.\w+\.js$/;

test('a cold load asks for nothing that the page did not name', async ({ page }) => {
  const named = new Set<string>();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.resourceType() === 'stylesheet')
      asked.push(request.url());
  });
  // With data saver nothing is prefetched, so what is asked for is what the page needs.
  await saveData(page);
  const response = await page.goto('/vuelos/salidas');
  for (const [, address] of ((await response?.text()) ?? '').matchAll(
    /(?:src|href)="([^"]+\.(?:js|css))"/g,
  )) {
    named.add(address ?? '');
  }
  await hydrated(page);
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  const needed = asked.filter((address) => !afterwards.test(address));
  expect(needed.filter((address) => !named.has(address))).toEqual([]);
  expect(new Set(asked).size).toBe(asked.length);
});
