import path from 'node:path';
import { locales, type Locale } from '@eldorado/i18n/locale';
import type { ArticleBlock } from '@eldorado/ui/article';
import { pageName, type Collection, type CollectionPage } from './collection.ts';
import type { ContentFault } from './faults.ts';
import { numbersIn } from './numbers.ts';
import type { ArticleText } from './readArticle.ts';

/** What a collection is checked against. */
export interface CheckContext {
  /** The date in Bogotá, `2026-03-02`. */
  today: string;
  /** Addresses of the site, patterns such as `/vuelos/detalle/:flight` included. */
  paths: readonly string[];
  /** Whether `paths` are those of all apps: only then is a link that is none of them known to be dead. */
  wholeSite: boolean;
  /** Ids of the facts that the API has; undefined where they are not known. */
  facts?: ReadonlySet<string>;
  /** Whether an icon of this name exists. */
  hasIcon: (name: string) => boolean;
}

const daysOfReview = 365;
/** Search engines cut a description behind, and think little of one that is shorter. */
const descriptionLength = { least: 120, most: 160 };
const keywordCount = { least: 4, most: 8 };

/** What is wrong with a collection's files together, each with its place and how to fix it. */
export function collectionFaults(collection: Collection, context: CheckContext): ContentFault[] {
  const faults: ContentFault[] = [];
  const slugs = new Set(collection.pages.map(({ slug }) => slug));
  for (const entry of collection.pages) {
    const file = path.join(collection.dir, entry.slug, pageName);
    const add: AddFault = (key, message, severity = 'error') =>
      faults.push({ file, line: entry.lineOf(key), message, severity });
    pageFaults(entry, context, add);
    for (const slug of entry.page.related ?? []) {
      if (!slugs.has(slug))
        add(
          'related',
          `'related' names '${slug}', which is no folder of this collection. Name one that is.`,
        );
    }
    faults.push(...articleFaults(collection, entry, context));
  }
  const cited = new Set(collection.pages.flatMap(({ articles }) => articles.es?.sources ?? []));
  for (const name of Object.keys(collection.file.sources ?? {})) {
    if (cited.has(name)) continue;
    faults.push({
      file: path.join(collection.dir, 'collection.yaml'),
      message: `source '${name}' is cited nowhere. Remove it.`,
      severity: 'error',
    });
  }
  return faults;
}

type AddFault = (key: string, message: string, severity?: ContentFault['severity']) => void;

function pageFaults({ page }: CollectionPage, context: CheckContext, add: AddFault): void {
  if (page.icon && !context.hasIcon(page.icon))
    add(
      'icon',
      `icon '${page.icon}' does not exist. Name a file of shared-libs/ui/src/icon/glyphs.`,
    );
  for (const fact of page.facts ?? []) factFault(fact, context, (message) => add('facts', message));
  if (!page.unlisted && !page.path.includes(':')) {
    for (const locale of locales) {
      const { length } = page.description[locale];
      if (length < descriptionLength.least || length > descriptionLength.most)
        add(
          'description',
          `the ${locale} description has ${length} characters. Search engines show ${descriptionLength.least} to ${descriptionLength.most}: rewrite it.`,
        );
      const words = page.keywords[locale].length;
      if (words < keywordCount.least || words > keywordCount.most)
        add(
          'keywords',
          `there are ${words} ${locale} keywords. Give ${keywordCount.least} to ${keywordCount.most}.`,
        );
    }
  }
  const days = (Date.parse(context.today) - Date.parse(page.reviewed)) / 86_400_000;
  if (days > daysOfReview)
    add(
      'reviewed',
      `last reviewed on ${page.reviewed}. Read the page against its sources and write today's date as 'reviewed'.`,
      'warning',
    );
}

const factFault = (fact: string, { facts }: CheckContext, add: (message: string) => void) => {
  if (facts && !facts.has(fact))
    add(`fact '${fact}' does not exist. Name one of api/data/facts, or add it there.`);
};

function articleFaults(
  collection: Collection,
  { slug, articles }: CollectionPage,
  context: CheckContext,
): ContentFault[] {
  const faults: ContentFault[] = [];
  const file = (locale: Locale) => path.join(collection.dir, slug, `${locale}.md`);
  const present = locales.filter((locale) => articles[locale]);
  if (present.length === 0) return [];
  const reference = articles.es ?? articles[present[0] ?? 'es'];
  for (const locale of locales) {
    const article = articles[locale];
    if (!article) {
      faults.push({
        file: file(locale),
        message: `the page has no text in '${locale}'. Write it; every language has every page.`,
        severity: 'error',
      });
      continue;
    }
    const at = (message: string, line?: number) =>
      faults.push({
        file: file(locale),
        message,
        severity: 'error',
        ...(line !== undefined && { line }),
      });
    for (const { to, line } of article.links) {
      if (isDead(to, context))
        at(`the link to ${to} leads nowhere. Correct it, or remove it.`, line);
    }
    for (const source of article.sources) {
      if (!collection.file.sources?.[source])
        at(`source '${source}' is not in collection.yaml. Add it there.`);
    }
    for (const fact of article.facts) factFault(fact, context, (message) => at(message));
    if (reference && article !== reference) languageFaults(reference, article, at);
  }
  return faults;
}

function isDead(to: string, { paths, wholeSite }: CheckContext): boolean {
  if (!to.startsWith('/')) return !/^(https:\/\/|mailto:|tel:|#)/.test(to);
  const [address = ''] = to.split(/[?#]/);
  return (
    wholeSite &&
    !paths.some((known) => new RegExp(`^${known.replace(/:\w+/g, '[^/]+')}$`).test(address))
  );
}

/** What a language lacks, or has otherwise than Spanish. */
function languageFaults(
  reference: ArticleText,
  article: ArticleText,
  at: (message: string, line?: number) => void,
): void {
  const answersOf = ({ answers }: ArticleText) => answers.map(({ about }) => about).join(', ');
  if (answersOf(article) !== answersOf(reference))
    at(
      `its card answers ${answersOf(article) || 'nothing'}, that of Spanish ${answersOf(reference) || 'nothing'}. Answer the same.`,
    );
  if (article.sections.length < reference.sections.length) {
    const missing = reference.sections
      .slice(article.sections.length)
      .map(({ heading }) => `'${heading}'`);
    at(
      `it has ${article.sections.length} sections, Spanish has ${reference.sections.length}. Translate ${missing.join(', ')}, or a section further up.`,
      article.sections.at(-1)?.line ?? 1,
    );
    return;
  }
  article.sections.forEach((section, index) => {
    const same = reference.sections[index];
    if (!same) {
      at(
        `section '${section.heading}' is not in Spanish. Add it there, or remove it here.`,
        section.line,
      );
      return;
    }
    const [own, theirs] = [section.blocks.map(shapeOf), same.blocks.map(shapeOf)];
    const differs = theirs.findIndex((shape, block) => shape !== own[block]);
    if (differs >= 0 || own.length !== theirs.length) {
      const block = differs < 0 ? theirs.length : differs;
      at(
        `section '${section.heading}' has ${own[block] ?? 'nothing'} as block ${block + 1}, Spanish ('${same.heading}') has ${theirs[block] ?? 'nothing'}. Make them alike.`,
        section.line,
      );
      return;
    }
    section.blocks.forEach((block, position) => {
      const [here, there] = [numbersIn(block), numbersIn(same.blocks[position])];
      if (here.join() !== there.join())
        at(
          `section '${section.heading}' gives the figures ${here.join(', ') || 'none'} where Spanish gives ${there.join(', ') || 'none'}. Give the same.`,
          section.line,
        );
    });
  });
}

/** What must be alike in all languages: kinds, numbers of items, sources, facts and listed links. */
function shapeOf(block: ArticleBlock): string {
  const cited = (source: number | undefined) => (source === undefined ? '' : ` [${source}]`);
  switch (block.kind) {
    case 'facts':
    case 'timeline':
      return `${block.kind} (${block.items.map((item) => ('fact' in item ? item.fact : `text${cited(item.source)}`)).join(', ')})`;
    case 'table':
      return `table of ${block.rows.length} × ${block.head.length}${cited(block.source)}`;
    case 'links':
      return `links to ${block.items.map(({ href }) => href).join(', ')}`;
    case 'notice':
      return `notice (${block.tone})`;
    case 'slot':
      return `slot ${block.name}`;
    case 'text':
      return 'text';
    default:
      return `${block.kind} of ${block.items.length}`;
  }
}
