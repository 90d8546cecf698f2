import type { ArticleBlock, ArticleContent } from '@eldorado/ui';

/** Every text of a value, however deep; the keys that hold identifiers are left out. */
export function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !['kind', 'tone', 'source', 'href'].includes(key))
    .flatMap(([, inner]) => texts(inner));
}

export const blocksOf = (page: ArticleContent): ArticleBlock[] =>
  page.sections.flatMap((section) => [...section.blocks]);

/** Facts and tables: the only blocks that name where they were read. */
export const isSourced = (block: ArticleBlock): boolean =>
  block.kind === 'facts' || block.kind === 'table';

/** The sources a block names: one a fact, one a table, `undefined` where it names none. */
export function sourcesOf(block: ArticleBlock): (string | undefined)[] {
  if (block.kind === 'facts') return block.items.map((item) => item.source);
  return block.kind === 'table' ? [block.source] : [];
}

/** What must be alike in all languages: kinds, order, numbers of items, sources and listed links. */
export function shape(page: ArticleContent): unknown {
  return page.sections.map(({ blocks }) =>
    blocks.map((block) => {
      if (block.kind === 'facts') return [block.kind, ...sourcesOf(block)];
      if (block.kind === 'links') return [block.kind, ...block.items.map((item) => item.href)];
      if (block.kind === 'table') {
        const widths = [block.head.length, ...block.rows.map((row) => row.length)];
        return [block.kind, block.source, ...widths];
      }
      if (block.kind === 'notice') return [block.kind, block.tone];
      return 'items' in block ? [block.kind, block.items.length] : [block.kind];
    }),
  );
}

/**
 * The numbers of a block, sorted, since word order differs by language: thousands separators left out,
 * the decimal one written as a point (`1.500,5` and `1,500.5` are both `1500.5`).
 */
export function numbers(block: ArticleBlock): string[] {
  const written = texts(block)
    .join(' | ')
    .replace(/(?<=\d)[.,\u00a0\u202f ](?=\d{3}(?!\d))/g, '');
  return (written.match(/\d+(?:[.,]\d+)*/g) ?? [])
    .map((number) => number.replaceAll(',', '.'))
    .sort();
}

/** The addresses of a page's links, in link lists and inside its texts. */
export function links(page: ArticleContent): string[] {
  const listed = blocksOf(page).flatMap((block) =>
    block.kind === 'links' ? block.items.map((item) => item.href) : [],
  );
  const inline = texts(page).flatMap((text) =>
    [...text.matchAll(/\]\(([^)]*)\)/g)].map((match) => match[1] ?? ''),
  );
  return [...listed, ...inline];
}
