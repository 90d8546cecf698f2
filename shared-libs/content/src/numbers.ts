import type { ArticleBlock } from '@eldorado/ui/article';

/** Every text of a value, however deep; addresses and names of things are left out. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(
      ([key]) => !['kind', 'tone', 'source', 'href', 'to', 'fact', 'name', 'about'].includes(key),
    )
    .flatMap(([, inner]) => textsIn(inner));
}

/**
 * The numbers of facts, timelines and tables, sorted, since word order differs by language: thousands separators left out,
 * the decimal one written as a point (`1.500,5` and `1,500.5` are both `1500.5`). Other blocks are prose and give none.
 */
export function numbersIn(block: ArticleBlock | undefined): string[] {
  if (!block || !['facts', 'timeline', 'table'].includes(block.kind)) return [];
  const written = textsIn(block)
    .join(' | ')
    .replace(/(?<=\d)[.,\u00a0\u202f ](?=\d{3}(?!\d))/g, '');
  return (written.match(/\d+(?:[.,]\d+)*/g) ?? [])
    .map((number) => number.replaceAll(',', '.'))
    .sort();
}
