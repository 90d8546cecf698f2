import type { ArticleContent, ArticleSource } from './articleContent.ts';

/** Names of the sources that an article cites, in the order of their first mention. */
export function usedSources(
  content: ArticleContent,
  sources: Readonly<Record<string, ArticleSource>>,
): string[] {
  const cited = content.sections
    .flatMap((section) => section.blocks)
    .flatMap((block) => {
      if (block.kind === 'facts') return block.items.map((item) => item.source);
      return block.kind === 'table' ? [block.source] : [];
    });
  return [...new Set(cited)].filter((name) => name !== undefined && name in sources) as string[];
}
