import { createHash } from 'node:crypto';
import path from 'node:path';
import { locales, languageTag, localisePath } from '@eldorado/i18n/locale';
import { expect, test } from '../../support/looks/fixtures.ts';
import { liveRoutes, type LiveRoute } from '../../support/looks/liveRoutes.ts';
import { partOf } from '../../support/looks/views.ts';

let routes: LiveRoute[] = [];
test.beforeAll(async ({ baseURL }) => {
  routes = await liveRoutes(baseURL ?? '');
});

for (const locale of partOf(locales, 2)) {
  test(`every address answers in ${locale} with a title, one h1 and content`, async ({
    request,
  }) => {
    const faults: string[] = [];
    for (const { path, listed } of routes) {
      const address = localisePath(path, locale);
      const response = await request.get(address, { headers: { accept: 'text/html' } });
      const html = await response.text();
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
      const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
      const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
      const words = main
        .replace(/<[^>]+>/g, ' ')
        .split(/\s+/)
        .filter(Boolean).length;
      if (response.status() !== 200) faults.push(`${address}: status ${response.status()}`);
      if (title.length < 5) faults.push(`${address}: title '${title}'`);
      if (headings !== 1) faults.push(`${address}: ${headings} h1`);
      // A page that is a step of something may say little.
      if (words < (listed ? 30 : 10)) faults.push(`${address}: ${words} words`);
      if (!html.includes(`<html lang="${languageTag[locale]}"`)) faults.push(`${address}: lang`);
    }
    expect(faults).toEqual([]);
  });
}

test('the sitemap lists every page that is listed, and no other, in every language with its alternates', async ({
  request,
  baseURL,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = new Set([...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address));
  const faults = routes.flatMap((route) =>
    locales
      .map((locale) => `${baseURL}${localisePath(route.path, locale)}`)
      .filter((address) => listed.has(address) !== route.listed),
  );
  expect(faults).toEqual([]);
  const entry = /<url><loc>[^<]*\/en\/vuelos\/salidas<\/loc>(.*)<\/url>/.exec(xml)?.[1] ?? '';
  for (const locale of locales) expect(entry).toContain(`hreflang="${languageTag[locale]}"`);
});

test('a page is delivered whole: one constant inline script, every script with integrity', async ({
  request,
}) => {
  const response = await request.get('/vuelos/salidas');
  const html = await response.text();
  const inline = [...html.matchAll(/<script>([^<]*)<\/script>/g)].map(([, code = '']) => code);
  expect(inline).toHaveLength(1);
  const hash = createHash('sha256')
    .update(inline[0] ?? '')
    .digest('base64');
  expect(response.headers()['content-security-policy']).toContain(`'sha256-${hash}'`);
  expect(response.headers()['content-security-policy']).not.toContain('unsafe');
  const started = html.match(/<link rel="start"[^>]*>/g) ?? [];
  expect(started.length).toBeGreaterThan(1);
  for (const tag of started) expect(tag).toContain('integrity="sha384-');
  const others = html.match(/<script\b[^>]+>/g) ?? [];
  for (const tag of others) expect(tag).toMatch(/type="application\/(ld\+)?json"/);
  expect(html).not.toMatch(/\sstyle="/);
});

test('no link of the site is dead', async ({ request, baseURL }) => {
  const links = new Map<string, string>();
  for (const { path: page } of routes) {
    const html = await (await request.get(page)).text();
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="([^"#]+)/g)) {
      if (href.startsWith('/') && !links.has(href)) links.set(href, page);
    }
  }
  const dead: string[] = [];
  // Those that are declared are asked for above, in every language.
  const known = new Set(
    routes.flatMap(({ path }) => locales.map((locale) => localisePath(path, locale))),
  );
  const questions = new Map<string, number>();
  for (const [href, from] of links) {
    if (known.has(href)) continue;
    const address = new URL(href.replaceAll('&amp;', '&'), baseURL);
    // Hundreds of links lead to one screen: the map with every place, the page of every flight. Four of them stand for all.
    const screen = address.search ? address.pathname : path.dirname(address.pathname);
    const asked = questions.get(screen) ?? 0;
    questions.set(screen, asked + 1);
    if (asked >= 4) continue;
    const status = (await request.get(address.href)).status();
    if (status !== 200) dead.push(`${from} → ${href}: ${status}`);
  }
  expect(links.size).toBeGreaterThan(100);
  expect(dead).toEqual([]);
});
