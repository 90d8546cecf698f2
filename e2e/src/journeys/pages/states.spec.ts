import type { Page } from 'playwright';
import { localisePath, type Locale } from '@eldorado/i18n/locale';
import { pageFaults } from '../../support/looks/axe.ts';
import { expect, hydrated, offlineErrors, test } from '../../support/looks/fixtures.ts';
import { partOf, viewsOf } from '../../support/looks/views.ts';

// What is on screen only after a visitor did something, or without a network: axe finds nothing in it either, in any
// language and in both themes. The pages themselves are in accessibility.spec.ts, the closed airport in
// airport-closed.spec.ts and the gallery in gallery.spec.ts.

// Colours that still change would be measured half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface State {
  name: string;
  path: string;
  /** Selector of what the state shows. */
  part: string;
  act: (page: Page, locale: Locale) => Promise<void>;
}

const noSuchThing = 'qqqqzzzz';
const offlineTitles = {
  es: 'Estás sin conexión',
  en: 'You are offline',
  fr: 'Vous êtes hors connexion',
  pt: 'Você está sem conexão',
};

const states: readonly State[] = [
  { name: 'the home page', path: '/', part: 'main', act: () => Promise.resolve() },
  {
    name: 'an address that is not there',
    path: '/no-existe',
    part: 'main',
    act: () => Promise.resolve(),
  },
  {
    name: 'the open menu',
    path: '/contacto',
    part: 'header',
    async act(page) {
      const banner = page.getByRole('banner');
      const phone = banner.getByRole('button', { name: /^Menú$|^Menu$/ });
      if (await phone.isVisible()) await phone.click();
      else await banner.locator('nav summary').first().press('Enter');
    },
  },
  {
    name: 'the search with results',
    path: '/contacto',
    part: 'dialog[open]',
    async act(page) {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('taxi');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'the search without results',
    path: '/contacto',
    part: 'dialog[open]',
    async act(page) {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill(noSuchThing);
      await page.getByRole('dialog').getByText(noSuchThing).first().waitFor();
    },
  },
  {
    name: 'a page without a network',
    path: '/servicios',
    part: 'body',
    async act(page, locale) {
      await page.context().setOffline(true);
      await page.getByText(offlineTitles[locale]).first().waitFor();
    },
  },
];

test.use({ allowErrors: ['status of 404', ...offlineErrors] });

// Every third in one of the four views, which go round; `npm run thorough` each in all.
for (const [index, { name, path, part, act }] of partOf([...states.entries()], 3)) {
  test(`axe finds nothing in ${name}`, async ({ page }) => {
    const faults: string[] = [];
    for (const { locale, width, colorScheme } of viewsOf(index, 1)) {
      await page.context().setOffline(false);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto(localisePath(path, locale));
      await hydrated(page);
      await act(page, locale);
      const found = await pageFaults(page, part);
      faults.push(...found.map((fault) => `${locale} ${colorScheme} ${width}px ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
