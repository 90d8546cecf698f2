import type { ArticleBlock, ArticleContent, ArticleSource, InlineText } from './articleContent.ts';

/** A fact in the page's language, ready to be shown. */
export interface FactView {
  /** What it is: `Opening hours`. */
  label: string;
  /** `Every day, 7:00 to 18:00`. */
  value: string;
  source: ArticleSource;
}
export type FactViews = Readonly<Record<string, FactView>>;

/**
 * The article without what it cannot say: a text that names a fact which is not in force, or not known, is left out
 * whole, since half a sentence says something else. A section that has nothing left goes too.
 */
export function withKnownFacts(content: ArticleContent, facts: FactViews): ArticleContent {
  const isKnown = (text: InlineText): boolean =>
    text.every((part) => {
      if (typeof part === 'string') return true;
      if ('fact' in part) return part.fact in facts;
      return isKnown('strong' in part ? part.strong : part.text);
    });
  const keep = (block: ArticleBlock): ArticleBlock[] => {
    switch (block.kind) {
      case 'text':
      case 'notice':
        return isKnown(block.text) ? [block] : [];
      case 'list':
        return some(block, block.items.filter(isKnown));
      case 'steps':
      case 'questions':
        return some(
          block,
          block.items.filter(({ text }) => isKnown(text)),
        );
      case 'facts':
      case 'timeline':
        return some(
          block,
          block.items.filter((item) => ('fact' in item ? item.fact in facts : isKnown(item.text))),
        );
      case 'table': {
        const rows = block.rows.filter((row) => row.every(isKnown));
        return rows.length > 0 ? [{ ...block, rows }] : [];
      }
      default:
        return [block];
    }
  };
  const sections = content.sections
    .map((section) => ({ ...section, blocks: section.blocks.flatMap(keep) }))
    .filter(({ blocks }) => blocks.length > 0);
  return {
    ...content,
    lead: isKnown(content.lead) ? content.lead : [],
    answers: content.answers?.filter(({ text }) => isKnown(text)) ?? [],
    sections,
  };
}

const some = <Block extends { items: readonly unknown[] }>(
  block: Block,
  items: Block['items'],
): Block[] => (items.length > 0 ? [{ ...block, items }] : []);

/** The sources of an article: those its texts cite, then those of its facts, each once; and the number of a fact's. */
export function articleSources(
  content: ArticleContent,
  facts: FactViews,
): { sources: readonly ArticleSource[]; numberOf: (fact: string) => number } {
  const sources = [...content.sources];
  const keyOf = ({ publisher, title, url }: ArticleSource) => `${publisher} ${title} ${url ?? ''}`;
  const indexOf = (source: ArticleSource) =>
    sources.findIndex((known) => keyOf(known) === keyOf(source));
  for (const id of content.facts) {
    const source = facts[id]?.source;
    if (source && indexOf(source) < 0) sources.push(source);
  }
  return {
    sources,
    numberOf(fact) {
      const source = facts[fact]?.source;
      return source ? indexOf(source) + 1 : 0;
    },
  };
}
