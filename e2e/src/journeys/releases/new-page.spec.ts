import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { repoRoot } from '@eldorado/build/app';
import { localisePath, locales, type Translated } from '@eldorado/i18n/locale';
import { babyCareIcon } from '@eldorado/ui/icons';
import { expect, hydrated, layoutHydrated, test } from '../../support/looks/fixtures.ts';
import {
  liveSetId,
  ownReleases,
  setFollowed,
  type OwnReleases,
} from '../../support/site/ownReleases.ts';
import { standingOrigin, startSite, testNow, type TestSite } from '../../support/site/site.ts';
import { thoroughly } from '../../support/looks/views.ts';

const slug = 'sala-de-lactancia';
const address = `/servicios/${slug}`;
const titles: Translated = {
  es: 'Sala de lactancia',
  en: 'Nursing room',
  fr: 'Salle d’allaitement',
  pt: 'Sala de amamentação',
};
const leads: Translated = {
  es: 'Un espacio tranquilo para alimentar a tu bebé.',
  en: 'A quiet space to feed your baby.',
  fr: 'Un lieu calme pour nourrir votre bébé.',
  pt: 'Um lugar tranquilo para alimentar o seu bebê.',
};
const headings: Translated = {
  es: 'Qué hay',
  en: 'What is there',
  fr: 'Sur place',
  pt: 'O que há',
};

let releases: OwnReleases;
let site: TestSite;

test.beforeAll(async () => {
  releases = ownReleases('new-page-journey');
  site = await startSite({
    RELEASES_DIR: releases.store,
    // The gateway of its own stands still, and so does the API that it reads.
    API_URL: standingOrigin,
    AIRPORT_NOW: testNow,
    RENDER_WORKERS: '1',
  });
  const services = releases.copyApp('mf-services');
  const titled = locales.flatMap((locale) => [`--title-${locale}`, titles[locale]]);
  // What its author types, and what they write then.
  const command = ['content', '--', 'new', path.relative(repoRoot, services), slug];
  await promisify(execFile)(
    'npm',
    ['run', '--silent', ...command, ...titled, '--icon', 'babyCare', '--order', '23'],
    { cwd: repoRoot, env: { ...process.env, NODE_OPTIONS: '' } },
  );
  for (const locale of locales)
    writeFileSync(
      path.join(services, 'content', slug, `${locale}.md`),
      `${leads[locale]}\n\n## ${headings[locale]}\n\n${leads[locale]}\n`,
    );
  await releases.build(services);
});

test.afterAll(async () => {
  await site.stop();
  releases.remove();
});

thoroughly(test)(
  'a folder of content is a page, in menu, index, sitemap and search, by a release of its remote alone',
  async ({ page }) => {
    const { origin } = site;
    const at = (path: string, locale: keyof Translated) => origin + localisePath(path, locale);
    const sitemap = async () => (await page.request.get(`${origin}/sitemap.xml`)).text();
    const versions = async () => {
      const answer = await page.request.get(`${origin}/health`, {
        headers: { accept: 'application/json' },
      });
      const { parts } = (await answer.json()) as { parts: { name: string; version: string }[] };
      return Object.fromEntries(parts.map(({ name, version }) => [name, version]));
    };
    const asBuilt = await versions();
    expect((await page.request.get(origin + address)).status()).toBe(404);
    expect(await sitemap()).not.toContain(address);

    const before = await liveSetId(page, origin);
    await releases.release('publish', 'mf-services', '1.1.0');
    await releases.release('promote', 'mf-services', '1.1.0');
    await setFollowed(page, origin, before);
    expect(await versions()).toEqual({ ...asBuilt, 'mf-services': '1.1.0' });

    const listed = await sitemap();
    for (const locale of locales) {
      const html = await (await page.request.get(at(address, locale))).text();
      for (const text of [titles[locale], leads[locale], headings[locale]])
        expect(html).toContain(text);
      expect(listed).toContain(`<loc>${at(address, locale)}</loc>`);
    }
    for (const locale of locales) {
      const title = titles[locale];
      await page.goto(at(address, locale));
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main')).toContainText(leads[locale]);
      await expect(page.getByRole('heading', { level: 2, name: headings[locale] })).toBeVisible();
      const menu = page.getByRole('banner').getByRole('navigation');
      await expect(menu.getByRole('link', { name: title, includeHidden: true })).toHaveAttribute(
        'aria-current',
        'page',
      );

      await page.goto(at('/servicios', locale));
      const card = page.getByRole('main').getByRole('link', { name: title });
      await expect(card.locator('path')).toHaveAttribute('d', babyCareIcon);

      await layoutHydrated(page);
      await page.keyboard.press('Control+k');
      const search = page.getByRole('dialog');
      await search.getByRole('combobox').fill(title);
      // A page that is called so stands above those that mention it.
      const found = search.getByRole('option', { name: title }).first();
      await expect(found.locator('path')).toHaveAttribute('d', babyCareIcon);
      await found.click();
      await expect(page).toHaveURL(at(address, locale));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  },
);
