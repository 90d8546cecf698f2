import type { ArticleAnswer, ArticleBlock, ArticleSection, InlineText } from '@eldorado/ui/article';
import { toString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { block } from './article/blocks.ts';
import { inline } from './article/inline.ts';
import { answersIn } from './article/items.ts';
import { lineOf, openReading, type ArticleForm, type Node } from './article/reading.ts';
import type { ContentFault } from './faults.ts';

export type { ArticleForm } from './article/reading.ts';

/** An article as its file says it: sources by their names, which `compileArticle` numbers. */
export interface ArticleText {
  lead: InlineText;
  answers: readonly ArticleAnswer[];
  sections: readonly (ArticleSection & { line: number })[];
  /** Names of the sources cited, in the order of first mention. */
  sources: readonly string[];
  /** Ids of the facts named, in the order of first mention. */
  facts: readonly string[];
  links: readonly { to: string; line: number }[];
}

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkDirective);

/**
 * Reads an article: the lead and its card before the first heading, then sections of paragraphs, lists, tables and directives.
 * What it does not know is a fault with its line; the rest is read all the same.
 * @param form a note has no lead: what stands before its first heading is a section without one.
 */
export function readArticle(
  file: string,
  text: string,
  faults: ContentFault[],
  form: ArticleForm = 'page',
): ArticleText {
  const at = openReading(file, form, faults);
  let lead: InlineText | undefined;
  let answers: readonly ArticleAnswer[] | undefined;
  const sections: (ArticleSection & { blocks: ArticleBlock[]; line: number })[] =
    form === 'note' ? [{ heading: '', blocks: [], line: 1 }] : [];
  const tree = parser.parse(text);
  keepTimes(tree);
  for (const node of tree.children as Node[]) {
    if (node.type === 'heading') {
      if (node.depth !== 2)
        at.fault(
          node,
          'Sections begin with ##; the title is in page.yaml. Write two number signs.',
        );
      sections.push({ heading: toString(node), blocks: [], line: lineOf(node) });
      continue;
    }
    const section = sections.at(-1);
    if (section) {
      const made = block(at, node);
      if (made) section.blocks.push(made);
    } else if (lead === undefined && node.type === 'paragraph') {
      lead = inline(at, node.children);
    } else if (
      answers === undefined &&
      node.type === 'containerDirective' &&
      node.name === 'answers'
    ) {
      answers = answersIn(at, node);
    } else {
      at.fault(
        node,
        "Before the first ## stand one paragraph, the lead, and ':::answers'. Move the rest into a section.",
      );
    }
  }
  if (!lead && form === 'page')
    at.fault({}, 'The article has no lead. Begin with one or two sentences before the first ##.');
  const { sources, facts, links } = at;
  return { lead: lead ?? [], answers: answers ?? [], sections, sources, facts, links };
}

/** The `:00` of a time of day reads like a directive; a directive's name begins with a letter here. */
function keepTimes(node: { children?: unknown[] }): void {
  if (!node.children) return;
  node.children = node.children.map((child) => {
    const { type, name } = child as { type: string; name?: string };
    if (type === 'textDirective' && /^\d/.test(name ?? ''))
      return { type: 'text', value: `:${name ?? ''}` };
    keepTimes(child as { children?: unknown[] });
    return child;
  });
}
