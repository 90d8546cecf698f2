import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { locales } from '@eldorado/i18n';
import { Example } from './ComponentPage.tsx';
import { Gallery } from './Gallery.tsx';
import type { GalleryPage } from '../src/examples/galleryPage.ts';
import { groupPages, withoutGroup } from './groups.ts';
import { InLanguage } from './InLanguage.tsx';
import { withTheme } from './withTheme.ts';

const src = path.join(__dirname, '../src');
const foundations = path.join(__dirname, 'foundations');

/** The files that webpack finds for the gallery, each with the name its page must have. */
const files = [
  ...readdirSync(foundations)
    .filter((file) => file.endsWith('.examples.tsx'))
    .map((file) => ({ name: file.split('.')[0] ?? '', file: path.join(foundations, file) })),
  ...readdirSync(src, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((folder) =>
      readdirSync(path.join(src, folder.name))
        .filter((file) => file.endsWith('.examples.tsx'))
        .map((file) => ({ name: folder.name, file: path.join(src, folder.name, file) })),
    ),
];

const load = async (file: string) => ((await import(file)) as { gallery: GalleryPage }).gallery;
const allPages = () => Promise.all(files.map(({ file }) => load(file)));

test('every folder of components has a page', () => {
  const folders = readdirSync(src, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['testing', 'examples', 'map'].includes(entry.name))
    .map(({ name }) => name);
  expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(folders));
});

describe.each(files)('$name', ({ name, file }) => {
  test('has the name of its folder, words on its use, and examples with names of their own', async () => {
    const page = await load(file);
    expect(page.name).toBe(name);
    expect([page.title, page.when, page.whenNot].map((words) => words.trim())).not.toContain('');
    const names = page.examples.map((example) => example.name);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
    for (const example of names) expect(example).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('renders on the server in every language, without a style that the site’s policy forbids', async () => {
    for (const example of (await load(file)).examples) {
      for (const locale of locales) {
        const html = renderToString(
          <InLanguage locale={locale}>
            <Example render={example.render} />
          </InLanguage>,
        );
        expect([example.name, html.includes(' style=')]).toEqual([example.name, false]);
      }
    }
  });
});

test('every page has a place in a group, and one sign', async () => {
  const pages = await allPages();
  expect(withoutGroup(pages)).toEqual([]);
  const signs = groupPages(pages).flatMap((group) => group.pages.map(({ sign }) => sign));
  expect(signs).toHaveLength(pages.length);
  expect(new Set(signs).size).toBe(signs.length);
});

test('links of the gallery keep how one looks at it', async () => {
  const pages = await allPages();
  const html = (address: string) => renderToString(<Gallery address={address} pages={pages} />);
  expect(html('/button?theme=dark&locale=fr')).toContain('href="/link?theme=dark&amp;locale=fr"');
  expect(html('/button?theme=dark&width=390')).toContain('src="/button/busy?theme=dark"');
  expect(html('/button?theme=blue')).toContain('href="/link?"');
});

test('an address that the gallery does not have says so', async () => {
  const pages = await allPages();
  for (const address of ['/vuelos', '/button/nothing', '/button/busy/more']) {
    expect(renderToString(<Gallery address={address} pages={pages} />)).toContain('No such page');
  }
});

test('the theme chosen in the gallery answers the conditions of the tokens', () => {
  const tokens = readFileSync(path.join(src, 'tokens.css'), 'utf8');
  expect(withTheme(tokens, 'auto')).toBe(tokens);
  expect(withTheme(tokens, 'dark')).toContain('@media (width >= 0)');
  expect(withTheme(tokens, 'light')).toContain('@media (width < 0)');
  for (const theme of ['light', 'dark'] as const) {
    expect(withTheme(tokens, theme)).toContain(`color-scheme: ${theme};`);
    expect(withTheme(tokens, theme)).not.toContain('prefers-color-scheme');
  }
});
