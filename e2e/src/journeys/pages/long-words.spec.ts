import { expect, hydrated, test } from '../../support/looks/fixtures.ts';
import { partOf } from '../../support/looks/views.ts';

test.use({ viewport: { width: 320, height: 900 } });

/** As long as a file of a partner may have it. */
const word = 'W'.repeat(120);

/** None is open on the journeys' day. */
const oneOpening = {
  openings: [
    {
      ...{ id: 'long', title: '', employer: '', description: '', url: 'https://www.example.com' },
      ...{ area: 'operations', kind: 'fixed-term', posted: '2026-03-01', closes: '2026-03-31' },
    },
  ],
  total: 1,
  areas: [{ value: 'operations', count: 1 }],
  kinds: [{ value: 'fixed-term', count: 1 }],
};

/** Where pages that a browser goes to show the texts of partners: what leads there, what it asks for, and the members with texts. */
const pages: [from: string, to: string, asked: string, members: string][] = [
  [
    '/en/corporativo',
    '/en/corporativo/servicios/trabaja-con-nosotros',
    '**/api/v2/job-openings*',
    'title|employer|description',
  ],
  ['/en/el-dorado-informa', '/en/el-dorado-informa?kind=news', '**/api/v2/news?*', 'title|summary'],
];

for (const [from, to, asked, members] of partOf(pages, 2))
  test(`words of 120 letters wrap on a phone: ${to}`, async ({ page }) => {
    await page.route(asked, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { openings?: unknown[] };
      if (body.openings) Object.assign(body, oneOpening);
      const long = JSON.stringify(body).replaceAll(
        new RegExp(`"(${members})":"[^"]*"`, 'g'),
        `"$1":"${word}"`,
      );
      await route.fulfill({ response: answer, body: long });
    });
    await page.goto(from);
    await hydrated(page);
    const main = page.getByRole('main');
    await main.locator(`a[href="${to}"]`).first().press('Enter');
    const long = main.getByText(word);
    await expect(long.first()).toBeVisible();
    for (const more of await main.locator('article details').all())
      await more.evaluate((details: HTMLDetailsElement) => (details.open = true));
    // What is too wide is cut off at the page's end: it does not scroll.
    const right = await long.evaluateAll((elements) =>
      Math.max(
        ...elements.map((element) => {
          const text = document.createRange();
          text.selectNodeContents(element);
          return text.getBoundingClientRect().right;
        }),
      ),
    );
    expect(right).toBeLessThanOrEqual(320);
  });

for (const address of partOf(['/fr/vuelos/llegadas', '/vuelos/salidas'], 2))
  test(`no city of a board is cut within its name on a phone: ${address}`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    const names = page.getByRole('main').locator('tr[role="row"] > td:nth-child(4) > :first-child');
    // Whatever goes where at this hour: the longest name that is one word.
    await names.evaluateAll((cells) => {
      for (const { firstChild } of cells.filter((_, index) => index % 5 === 0))
        (firstChild as Text).data = 'Barrancabermeja';
    });
    const lines = await names.evaluateAll((cells) =>
      cells.flatMap(({ firstChild, textContent }) =>
        [...textContent.matchAll(/\S+/g)].map(({ 0: word, index }) => {
          const text = document.createRange();
          text.setStart(firstChild as Text, index);
          text.setEnd(firstChild as Text, index + word.length);
          return [word, text.getClientRects().length] as const;
        }),
      ),
    );
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter(([, count]) => count !== 1)).toEqual([]);
  });
