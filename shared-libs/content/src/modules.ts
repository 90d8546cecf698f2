import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isLocale, type Locale } from '@eldorado/i18n/locale';
import { collectionName, readCollection, type Collection } from './collection.ts';
import { emitArticle, emitArticleIndex, emitCollection, emitIcons } from './emit.ts';

/** Files that are modules of a content folder. */
export const contentFiles = /[\\/]content[\\/](collection\.yaml|[\w-]+[\\/](es|en|fr|pt)\.md)$/;

const read = new Map<string, { state: string; collection: Collection }>();

/**
 * The collection that a file of a content folder belongs to. A build asks for it with every article, so it is read anew
 * only when a file was written since.
 */
export function collectionOf(file: string): Collection {
  const own = path.dirname(file);
  const dir = path.basename(file) === collectionName ? own : path.dirname(own);
  const state = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => `${name} ${statSync(path.join(dir, name)).mtimeMs}`)
    .join();
  const known = read.get(dir);
  if (known?.state === state) return known.collection;
  const collection = readCollection(dir);
  read.set(dir, { state, collection });
  return collection;
}

/**
 * The source of the module that a file of a content folder is: its `collection.yaml` is the collection, a language of a
 * page its article.
 * @param query `?icons` asks for the pages' icons, `?articles=es` for what the files of Spanish articles must be.
 */
export function contentModule(
  collection: Collection,
  file: string,
  target: 'browser' | 'server',
  query = '',
): string {
  const language = articlesAsked(query);
  if (language) return emitArticleIndex(collection, language);
  if (path.basename(file) === collectionName)
    return query === '?icons' ? emitIcons(collection) : emitCollection(collection, target);
  const locale = path.basename(file, '.md');
  const slug = path.basename(path.dirname(file));
  return emitArticle(collection, slug, isLocale(locale) ? locale : 'es');
}

/** The language whose articles a query asks for: `?articles=es`. */
export function articlesAsked(query: string): Locale | null {
  const language = new URLSearchParams(query).get('articles');
  return language !== null && isLocale(language) ? language : null;
}
