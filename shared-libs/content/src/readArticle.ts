import type {
  AnswerTopic,
  ArticleAnswer,
  ArticleBlock,
  ArticleSection,
  Inline,
  InlineText,
  TitledItem,
} from '@eldorado/ui/article';
import { toString } from 'mdast-util-to-string';
import type { List, ListItem, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { ContentFault } from './faults.ts';

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
/** What a card before the first section may answer. */
const topics: readonly AnswerTopic[] = ['where', 'when', 'price', 'duration', 'bring'];
/** What is made of blocks: a page, or a note of the press room, which says what was so on its day and has its sources at its top. */
export type ArticleForm = 'page' | 'note';
const directivesOf: Readonly<Record<ArticleForm, readonly string[]>> = {
  page: ['steps', 'facts', 'timeline', 'table', 'notice', 'questions', 'links'],
  note: ['table', 'notice'],
};

type Node = RootContent | ContainerDirective | LeafDirective | TextDirective;
type At = { position?: { start: { line: number } } | undefined };

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
  const directives = directivesOf[form];
  const sources: string[] = [];
  const facts: string[] = [];
  const links: { to: string; line: number }[] = [];
  const lineOf = (node: At) => node.position?.start.line ?? 1;
  const fault = (node: At, message: string) => {
    faults.push({ file, line: lineOf(node), message, severity: 'error' });
  };
  const numberOf = (list: string[], name: string) => {
    if (!list.includes(name)) list.push(name);
    return list.indexOf(name) + 1;
  };

  /** Text with its marks. A citation is passed to `cite` and leaves no text. */
  function inline(nodes: readonly Node[], cite?: (source: number) => void): Inline[] {
    const parts = nodes.flatMap((node): Inline[] => {
      switch (node.type) {
        case 'text':
          return [node.value.replace(/\s*\n\s*/g, ' ')];
        case 'break':
          return [' '];
        case 'strong':
          return [{ strong: inline(node.children) }];
        case 'link':
          links.push({ to: node.url, line: lineOf(node) });
          return [{ to: node.url, text: inline(node.children) }];
        case 'textDirective': {
          const name = toString(node);
          if (form === 'note' && ['fact', 'cite'].includes(node.name)) {
            fault(
              node,
              `':${node.name}[${name}]' has no place in a note, which says what was so on its day. Write it out; sources stand at the top.`,
            );
            return [];
          }
          if (node.name === 'fact') {
            numberOf(facts, name);
            return [{ fact: name }];
          }
          if (node.name === 'cite' && cite) {
            cite(numberOf(sources, name));
            return [];
          }
          fault(
            node,
            node.name === 'cite'
              ? `':cite[${name}]' stands where nothing is cited. Put it at the end of an item of facts, or name the source of a table as {source=${name}}.`
              : `':${node.name}' is no directive. Use :fact[id] or :cite[source], or write a space after the colon.`,
          );
          return [];
        }
        default:
          fault(
            node,
            `'${node.type}' has no place in a text. Use plain words, **strong**, [a link](/address) or :fact[id].`,
          );
          return [];
      }
    });
    return tidy(parts);
  }

  /** `**Title** text`, the form of steps, facts and questions. */
  function titled(item: ListItem): TitledItem | { fact: string } {
    const [paragraph] = item.children;
    if (item.children.length !== 1 || paragraph?.type !== 'paragraph') {
      fault(item, 'An item is one paragraph. Join its lines, or make two items of it.');
      return { title: '', text: [] };
    }
    const [first, ...rest] = paragraph.children;
    if (first?.type === 'textDirective' && first.name === 'fact' && rest.length === 0) {
      const [fact] = inline([first]);
      return fact as { fact: string };
    }
    if (first?.type !== 'strong') {
      fault(item, 'An item begins with its title: write **Title** and then the text.');
      return { title: '', text: [] };
    }
    let source: number | undefined;
    const text = inline(rest, (number) => (source = number));
    return { title: toString(first), text: trimmed(text), ...(source !== undefined && { source }) };
  }

  function items(directive: ContainerDirective): ListItem[] {
    const [list] = directive.children;
    if (directive.children.length !== 1 || list?.type !== 'list') {
      fault(
        directive,
        `':::${directive.name}' holds one list and nothing else. Put the rest outside of it.`,
      );
      return [];
    }
    return list.children;
  }

  const titledItems = (directive: ContainerDirective) =>
    items(directive)
      .map(titled)
      .filter((item): item is TitledItem => {
        if ('fact' in item)
          fault(
            directive,
            `Only ':::facts' and ':::timeline' take :fact[${item.fact}] as an item. Write a title first.`,
          );
        return !('fact' in item);
      });

  /** `- **where** text`: the topics in any order, each once. */
  function answersIn(directive: ContainerDirective): ArticleAnswer[] {
    const titles = titledItems(directive).map(({ title, text }) => ({ title, text }));
    return titles.flatMap(({ title, text }, index) => {
      const about = topics.find((topic) => topic === title);
      if (about && titles.findIndex((other) => other.title === title) === index)
        return [{ about, text }];
      fault(
        directive,
        `an answer is about one of ${topics.join(', ')}, each once, and not '${title}': write - **where** and then the text.`,
      );
      return [];
    });
  }

  function table(directive: ContainerDirective): ArticleBlock | undefined {
    const [label, ...rest] = directive.children;
    const hasLabel =
      label?.type === 'paragraph' &&
      (label.data as { directiveLabel?: boolean } | undefined)?.directiveLabel;
    const [grid] = hasLabel ? rest : directive.children;
    if (!hasLabel || grid?.type !== 'table') {
      fault(
        directive,
        "A table has a caption and a grid: write ':::table[Caption]{source=name}', then | cells |.",
      );
      return undefined;
    }
    const [head, ...rows] = grid.children.map((row) =>
      row.children.map((cell) => inline(cell.children)),
    );
    const source = directive.attributes?.['source'];
    if (form === 'note' && source)
      fault(directive, 'The sources of a note stand at its top. Write the table without one.');
    return {
      kind: 'table',
      caption: toString(label),
      head: head ?? [],
      rows,
      ...(source && { source: numberOf(sources, source) }),
    };
  }

  function directive(node: ContainerDirective): ArticleBlock | undefined {
    const name = directives.includes(node.name) ? node.name : '';
    switch (name) {
      case 'steps':
        return { kind: 'steps', items: titledItems(node) };
      case 'questions':
        return { kind: 'questions', items: titledItems(node) };
      case 'facts':
      case 'timeline':
        return { kind: name, items: items(node).map(titled) };
      case 'table':
        return table(node);
      case 'notice': {
        const tone = node.attributes?.['tone'] ?? 'info';
        const [paragraph] = node.children;
        if (
          (tone !== 'info' && tone !== 'warning') ||
          paragraph?.type !== 'paragraph' ||
          node.children.length !== 1
        ) {
          fault(
            node,
            "A notice is one paragraph, with tone=info or tone=warning: ':::notice{tone=warning}'.",
          );
          return undefined;
        }
        return { kind: 'notice', tone, text: inline(paragraph.children) };
      }
      case 'links':
        return {
          kind: 'links',
          items: items(node).map((item) => {
            const link =
              item.children[0]?.type === 'paragraph' ? item.children[0].children[0] : undefined;
            if (link?.type !== 'link') {
              fault(item, 'An item of links is one link: write - [label](/address).');
              return { label: '', href: '' };
            }
            links.push({ to: link.url, line: lineOf(link) });
            return { label: toString(link), href: link.url };
          }),
        };
      default:
        fault(node, `':::${node.name}' is not known. Use one of ${directives.join(', ')}.`);
        return undefined;
    }
  }

  function block(node: Node): ArticleBlock | undefined {
    switch (node.type) {
      case 'paragraph':
        return { kind: 'text', text: inline(node.children) };
      case 'list':
        return plainList(node);
      case 'containerDirective':
        return directive(node);
      case 'leafDirective':
        if (form === 'note') {
          fault(node, `'::${node.name}' has no place in a note. Write it out.`);
          return undefined;
        }
        if (node.name === 'slot') return { kind: 'slot', name: toString(node) };
        fault(node, `'::${node.name}' is not known. The only one with two colons is ::slot[name].`);
        return undefined;
      default:
        fault(
          node,
          `'${node.type}' has no place in an article. Use ## headings, paragraphs, lists and directives (${directives.join(', ')}).`,
        );
        return undefined;
    }
  }

  function plainList(list: List): ArticleBlock {
    return {
      kind: 'list',
      items: list.children.map((item) => {
        const [paragraph] = item.children;
        if (paragraph?.type === 'paragraph' && item.children.length === 1)
          return inline(paragraph.children);
        fault(item, 'An item of a list is one paragraph. Join its lines, or make two items of it.');
        return [];
      }),
    };
  }

  let lead: InlineText | undefined;
  let answers: readonly ArticleAnswer[] | undefined;
  const sections: (ArticleSection & { blocks: ArticleBlock[]; line: number })[] =
    form === 'note' ? [{ heading: '', blocks: [], line: 1 }] : [];
  const tree = parser.parse(text);
  keepTimes(tree);
  for (const node of tree.children as Node[]) {
    if (node.type === 'heading') {
      if (node.depth !== 2)
        fault(node, 'Sections begin with ##; the title is in page.yaml. Write two number signs.');
      sections.push({ heading: toString(node), blocks: [], line: lineOf(node) });
      continue;
    }
    const section = sections.at(-1);
    if (section) {
      const made = block(node);
      if (made) section.blocks.push(made);
    } else if (lead === undefined && node.type === 'paragraph') {
      lead = inline(node.children);
    } else if (
      answers === undefined &&
      node.type === 'containerDirective' &&
      node.name === 'answers'
    ) {
      answers = answersIn(node);
    } else {
      fault(
        node,
        "Before the first ## stand one paragraph, the lead, and ':::answers'. Move the rest into a section.",
      );
    }
  }
  if (!lead && form === 'page')
    fault({}, 'The article has no lead. Begin with one or two sentences before the first ##.');
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

/** Neighbouring strings as one, and none that is empty. */
function tidy(parts: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string')
      joined[joined.length - 1] = last + part;
    else if (part !== '') joined.push(part);
  }
  return joined;
}

function trimmed(text: Inline[]): Inline[] {
  return tidy(
    text.map((part, index) => {
      if (typeof part !== 'string') return part;
      const start = index === 0 ? part.trimStart() : part;
      return index === text.length - 1 ? start.trimEnd() : start;
    }),
  );
}
