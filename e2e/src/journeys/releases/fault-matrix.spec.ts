import type { BrowserContext, Page } from 'playwright';
import { breakRemote } from '../../support/faults/brokenRemote.ts';
import { expectUsable, follow, toBreak } from '../../support/faults/besideBroken.ts';
import { expect, layoutHydrated, test } from '../../support/looks/fixtures.ts';
import { partOf, thoroughly } from '../../support/looks/views.ts';

// Each remote, broken in each way, on the first load and on navigation: the header, the search, the alert bar and the
// other remotes stay usable (how soon, `npm run bench -- broken` says), what the server sent stays, and no page is blank.
// `npm run thorough` tries all of them; `npm test` tries one way on one remote.

test.use({ allowErrors: [''] });

const main = (page: Page) => page.getByRole('main');

/**
 * Tries each fault in a tab of its own: what an earlier one still waits for is not the next one's. A tab that was open
 * all the while is not touched by any of them.
 */
async function inTabs(
  context: BrowserContext,
  tried: readonly string[],
  work: (tab: Page, fault: string) => Promise<void>,
): Promise<void> {
  const bystander = await context.newPage();
  await bystander.goto('/');
  await layoutHydrated(bystander);
  await bystander.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const fault of tried) {
    await test.step(fault, async () => {
      const tab = await context.newPage();
      await tab.goto('/no-existe');
      await work(tab, fault);
      await tab.unrouteAll({ behavior: 'ignoreErrors' });
      await tab.close();
      expect(await bystander.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
  }
  await expectUsable(bystander);
  await bystander.close();
}

for (const { remote, path, heading, other, faults } of partOf(toBreak, 6)) {
  const tried = partOf(faults, 10);
  thoroughly(test)(`${remote} broken on the first load`, async ({ context }) => {
    await inTabs(context, tried, async (tab, fault) => {
      await breakRemote(tab, remote, path, fault);
      await tab.goto(path, { waitUntil: 'domcontentloaded' });
      await expectUsable(tab);
      await expect(main(tab).getByRole('heading', { level: 1 })).toContainText(heading);
      expect((await main(tab).innerText()).length, fault).toBeGreaterThan(200);
      // Another remote's page is a link away.
      await follow(tab, other);
      await expect(tab).toHaveURL(other);
      await expect(main(tab).getByRole('heading', { level: 1 })).not.toContainText(heading);
      expect((await main(tab).innerText()).length, fault).toBeGreaterThan(200);
    });
  });

  test(`${remote} broken on navigation`, async ({ context }) => {
    await inTabs(context, tried, async (tab, fault) => {
      await breakRemote(tab, remote, path, fault);
      await tab.goto(other);
      await layoutHydrated(tab);
      await follow(tab, path);
      await expectUsable(tab);
      // From the server, or a notice with what to do.
      await expect(tab).toHaveURL(path);
      await expect(main(tab).getByRole('heading').first()).toBeVisible();
      expect((await main(tab).innerText()).length, fault).toBeGreaterThan(60);
    });
  });
}
