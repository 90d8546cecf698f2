import type { ArticleSection } from '@eldorado/ui/article';
import type { NewsNote } from '../newsApi.ts';

/** The blocks of a text as an article has them: in sections, the first of which has no heading. */
export function noteSections(blocks: NewsNote['blocks']): ArticleSection[] {
  const sections = [{ heading: '', blocks: [] as ArticleSection['blocks'][number][] }];
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push({ heading: block.text, blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections;
}
