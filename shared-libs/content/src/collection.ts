import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { locales, type Locale } from '@eldorado/i18n/locale';
import type { ContentFault } from './faults.ts';
import {
  readCollectionFile,
  readPageFile,
  type CollectionFile,
  type PageFile,
} from './pageFile.ts';
import { readArticle, type ArticleText } from './readArticle.ts';

/** A page of a collection: its folder's name is its id. */
export interface CollectionPage {
  slug: string;
  page: PageFile;
  /** Line of a key of its page.yaml. */
  lineOf: (key: string) => number;
  /** By language; none for a page whose screen has no article. */
  articles: Partial<Record<Locale, ArticleText>>;
}

/** The folder `content` of an app, read. */
export interface Collection {
  dir: string;
  file: CollectionFile;
  /** In the order of their folders' names. */
  pages: readonly CollectionPage[];
  /** What is wrong with the files by themselves; `collectionFaults` adds what is wrong with them together. */
  faults: ContentFault[];
  /** Every file that was read. */
  files: readonly string[];
}

export const collectionName = 'collection.yaml';
export const pageName = 'page.yaml';

/** Reads an app's `content` folder; what cannot be read is among the faults, and left out. */
export function readCollection(dir: string): Collection {
  const faults: ContentFault[] = [];
  const files: string[] = [];
  const read = (file: string) => {
    files.push(file);
    return readFileSync(file, 'utf8');
  };
  const main = path.join(dir, collectionName);
  const file = readCollectionFile(main, read(main), faults) ?? {};
  const pages = slugsIn(dir).flatMap((slug) => {
    const at = path.join(dir, slug, pageName);
    if (!existsSync(at)) {
      faults.push({
        file: at,
        message: `${pageName} is missing. Add it, or remove the folder.`,
        severity: 'error',
      });
      return [];
    }
    const text = read(at);
    const page = readPageFile(at, text, faults);
    const lineOf = (key: string) =>
      text.slice(0, Math.max(text.search(new RegExp(`^${key}:`, 'm')), 0)).split('\n').length;
    const articles: CollectionPage['articles'] = {};
    for (const locale of locales) {
      const file = path.join(dir, slug, `${locale}.md`);
      if (existsSync(file)) articles[locale] = readArticle(file, read(file), faults);
    }
    return page ? [{ slug, page, lineOf, articles }] : [];
  });
  return { dir, file, pages, faults, files };
}

/** Names of the folders of a collection. */
const slugsIn = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/** The `content` folders of the site: those of all apps beside this one; outside of the site's repository, its own. */
export function siblingCollections(dir: string): string[] {
  const apps = path.resolve(dir, '../..');
  return readdirSync(apps, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(apps, entry.name, 'content'))
    .filter((content) => existsSync(path.join(content, collectionName)));
}
