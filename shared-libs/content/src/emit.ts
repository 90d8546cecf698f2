import { locales } from '@eldorado/i18n/locale';
import type { Collection } from './collection.ts';
import { compileArticle, declaredPage } from './compile.ts';
import type { Locale } from '@eldorado/i18n/locale';

/** What of a page only servers read: search, the sitemap, the card of a service. They come in four languages. */
const serverOnly: readonly string[] = [
  'description',
  'keywords',
  'facts',
  'reviewed',
  'widgets',
  'background',
];

/** Stands in the module of the articles for the hashes of their files, which the build knows at its end. */
export const contentHashes = '__CONTENT_INTEGRITY__';

/**
 * The module that `collection.yaml` is to a program: the folder's pages as declarations, a loader for each article,
 * one file a page and language, and the pages' icons apart.
 */
export function emitCollection(collection: Collection, target: 'browser' | 'server'): string {
  const isServer = target === 'server';
  const icons = iconsOf(collection);
  const pages = collection.pages.map((entry) => {
    const { icon: _icon, ...page } = declaredPage(collection, entry);
    const shown = isServer
      ? page
      : Object.fromEntries(Object.entries(page).filter(([key]) => !serverOnly.includes(key)));
    const icon = isServer ? icons.get(entry.slug) : undefined;
    return `${JSON.stringify(shown).slice(0, -1)}${icon ? `,"icon":${icon}` : ''}}`;
  });
  return [
    isServer ? importIcons([...icons.values()]) : '',
    `export const pages = [${pages.join(',\n')}];`,
    // Whoever declares the pages alone does without what the articles weigh by their number.
    isServer
      ? articleLoaders(collection)
      : `export { articles } from './collection.yaml?articles';`,
    isServer
      ? `export const icons = () => Promise.resolve({ default: ${iconTable(icons)} });`
      : `export const icons = () => import(/* webpackChunkName: "icons" */ './collection.yaml?icons');`,
  ].join('\n');
}

/** The module of the articles' loaders in the browser. It brings the hashes of their files along. */
export const emitArticles = (collection: Collection): string =>
  [
    `__webpack_require__.contentIntegrity = JSON.parse('${contentHashes}');`,
    articleLoaders(collection),
  ].join('\n');

function articleLoaders(collection: Collection): string {
  const articles = collection.pages
    .filter(({ articles }) => Object.keys(articles).length > 0)
    .map(({ slug }) => {
      const loaders = locales.map(
        (locale) =>
          `${locale}: () => import(/* webpackChunkName: "content-${slug}-${locale}" */ './${slug}/${locale}.md')`,
      );
      return `${JSON.stringify(slug)}: { ${loaders.join(', ')} }`;
    });
  return `export const articles = {${articles.join(',\n')}};`;
}

/** The module of the pages' icons: what `icons()` of a collection loads in the browser. */
export function emitIcons(collection: Collection): string {
  const icons = iconsOf(collection);
  return `${importIcons([...icons.values()])}\nexport default ${iconTable(icons)};`;
}

/** Names of the icons' exports, by page. */
const iconsOf = (collection: Collection): ReadonlyMap<string, string> =>
  new Map(
    collection.pages.flatMap(({ slug, page }) =>
      page.icon ? [[slug, `${page.icon}Icon`] as const] : [],
    ),
  );

const importIcons = (names: readonly string[]): string =>
  names.length === 0
    ? ''
    : `import { ${[...new Set(names)].join(', ')} } from '@eldorado/ui/icons';`;

const iconTable = (icons: ReadonlyMap<string, string>): string =>
  `{${[...icons].map(([slug, name]) => `${JSON.stringify(slug)}: ${name}`).join(', ')}}`;

/** The module of one article in one language. */
export const emitArticle = (collection: Collection, slug: string, locale: Locale): string =>
  `export default ${JSON.stringify(compileArticle(collection, slug, locale))};`;
