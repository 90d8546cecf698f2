import { expect, hydrated, test } from '../../support/looks/fixtures.ts';

// The press room is sent as it stands: what works with JavaScript works without, where the API and the feeds join in.
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'live' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('news is filtered, read with its sources, and subscribed to', async ({ page }) => {
      await page.goto('/en/el-dorado-informa');
      if (javaScriptEnabled) await hydrated(page);
      const main = page.getByRole('main');
      await main.getByLabel('Topic').selectOption({ value: 'airlines' });
      await main.getByLabel('Search the press room').fill('bucaramanga');
      await main.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/[?&]q=bucaramanga(&|$)/);
      await expect(page).toHaveURL(/[?&]topic=airlines(&|$)/);
      await expect(main.getByRole('link', { name: 'Remove filter: “bucaramanga”' })).toBeVisible();

      const note = main.getByRole('heading', { level: 3 }).first().getByRole('link');
      const title = (await note.textContent()) ?? '';
      expect(title).toContain('Bucaramanga');
      await note.click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(`^${title} · `));
      await expect(main.getByRole('heading', { name: /^Sources?$/ })).toBeVisible();

      await main.getByRole('link', { name: 'Back to the press room' }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('El Dorado news');
      const feed = await main.getByRole('link', { name: 'Atom' }).getAttribute('href');
      const answer = await page.request.get(feed ?? '');
      expect([feed, answer.status()]).toEqual(['/en/el-dorado-informa/atom.xml', 200]);
      expect(answer.headers()['content-type']).toContain('application/atom+xml');
      expect(await answer.text()).toContain(title.replaceAll('&', '&amp;'));
    });
  });
}

test('the fact sheet for the press is printed with its figures and their sources alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.goto('/en/el-dorado-informa/sala-de-prensa');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByText('45,802,360 passengers')).toBeVisible();
  await expect(main.getByText(/^Travel2Latam \(ACI-LAC\)/)).toBeVisible();
  for (const around of ['header', 'footer', 'nav'])
    for (const element of await page.locator(around).all()) await expect(element).toBeHidden();
});
