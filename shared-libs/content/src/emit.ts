import { createHash } from 'node:crypto';
import { locales, type Locale } from '@eldorado/i18n/locale';
import type { Collection } from './collection.ts';
import { compileArticle, declaredPage } from './compile.ts';

/** What of a page only servers read: search, the sitemap, the card of a service. They come in four languages. */
const serverOnly: readonly string[] = [
  'description',
  'keywords',
  'asked',
  'facts',
  'reviewed',
  'widgets',
  'background',
  'slim',
  'query',
  'form',
];

/**
 * The module that `collection.yaml` is to a program: the folder's pages as declarations, their articles, one file a page
 * and language, and the pages' icons apart.
 */
export function emitCollection(collection: Collection, target: 'browser' | 'server'): string {
  const icons = new Map(
    collection.pages.flatMap(({ slug, page }) =>
      page.icon ? [[slug, `${page.icon}Icon`] as const] : [],
    ),
  );
  const pages = collection.pages.map((entry) => {
    const { icon: _icon, ...page } = declaredPage(collection, entry);
    const shown =
      target === 'server'
        ? page
        : Object.fromEntries(Object.entries(page).filter(([key]) => !serverOnly.includes(key)));
    const icon = target === 'server' ? icons.get(entry.slug) : undefined;
    return `${JSON.stringify(shown).slice(0, -1)}${icon ? `,"icon":${icon}` : ''}}`;
  });
  return [
    target === 'server' ? importIcons([...icons.values()]) : '',
    `export const pages = [${pages.join(',\n')}];`,
    target === 'server' || slugsOfArticles(collection).length === 0
      ? modulesOfArticles(collection)
      : filesOfArticles,
    target === 'server'
      ? `export const icons = () => Promise.resolve({ default: ${iconTable(icons)} });`
      : `export const icons = () => import(/* webpackChunkName: "icons" */ './collection.yaml?icons');`,
  ].join('\n');
}

/** The module of the pages' icons: what `icons()` of a collection loads in the browser. */
export function emitIcons(collection: Collection): string {
  const icons = new Map(
    collection.pages.flatMap(({ slug, page }) =>
      page.icon ? [[slug, `${page.icon}Icon`] as const] : [],
    ),
  );
  return `${importIcons([...icons.values()])}\nexport default ${iconTable(icons)};`;
}

const importIcons = (names: readonly string[]): string =>
  names.length === 0
    ? ''
    : `import { ${[...new Set(names)].join(', ')} } from '@eldorado/ui/icons';`;

const iconTable = (icons: ReadonlyMap<string, string>): string =>
  `{${[...icons].map(([slug, name]) => `${JSON.stringify(slug)}: ${name}`).join(', ')}}`;

const slugsOfArticles = (collection: Collection): string[] =>
  collection.pages
    .filter(({ articles }) => Object.keys(articles).length > 0)
    .map(({ slug }) => slug);

function modulesOfArticles(collection: Collection): string {
  const modules = slugsOfArticles(collection).flatMap((slug) =>
    locales.map((locale) => `'${slug}-${locale}': () => import('./${slug}/${locale}.md')`),
  );
  return `const modules = {${modules.join(',\n')}};
export const articles = async (slug, locale) => (await modules[slug + '-' + locale]?.())?.default;`;
}

// What a language's articles weigh and hash stands in a chunk of its own: in the remote's entry it would be 6 KB for all.
const filesOfArticles = `import { fetchArticle } from '@eldorado/remote/article-file';
const files = {
${locales.map((locale) => `  ${locale}: () => import(/* webpackChunkName: "articles-${locale}" */ './collection.yaml?articles=${locale}'),`).join('\n')}
};
export const articles = (slug, locale) => fetchArticle(__webpack_public_path__, files[locale], slug, locale);`;

/** The files that the articles of a language are to a browser, each its article as JSON, by the folder's name. */
export const articleFiles = (
  collection: Collection,
  locale: Locale,
): readonly { slug: string; file: string; text: string }[] =>
  slugsOfArticles(collection).map((slug) => ({
    slug,
    file: `content-${slug}-${locale}.json`,
    text: JSON.stringify(compileArticle(collection, slug, locale)),
  }));

/** The module that says what the files of a language's articles must be: by the folder's name, as subresource integrity. */
export const emitArticleIndex = (collection: Collection, locale: Locale): string =>
  `export default ${JSON.stringify(
    Object.fromEntries(
      articleFiles(collection, locale).map(({ slug, text }) => [
        slug,
        `sha384-${createHash('sha384').update(text).digest('base64')}`,
      ]),
    ),
  )};`;

/** The module of one article in one language. */
export const emitArticle = (collection: Collection, slug: string, locale: Locale): string =>
  `export default ${JSON.stringify(compileArticle(collection, slug, locale))};`;
