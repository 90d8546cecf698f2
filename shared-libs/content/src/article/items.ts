import type { AnswerTopic, ArticleAnswer, TitledItem } from '@eldorado/ui/article';
import { toString } from 'mdast-util-to-string';
import type { ListItem } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { inline, trimmed } from './inline.ts';
import type { Reading } from './reading.ts';

/** What a card before the first section may answer. */
const topics: readonly AnswerTopic[] = ['where', 'when', 'price', 'duration', 'bring'];

/** `**Title** text`, the form of steps, facts and questions. */
export function titled(at: Reading, item: ListItem): TitledItem | { fact: string } {
  const [paragraph] = item.children;
  if (item.children.length !== 1 || paragraph?.type !== 'paragraph') {
    at.fault(item, 'An item is one paragraph. Join its lines, or make two items of it.');
    return { title: '', text: [] };
  }
  const [first, ...rest] = paragraph.children;
  if (first?.type === 'textDirective' && first.name === 'fact' && rest.length === 0) {
    const [fact] = inline(at, [first]);
    return fact as { fact: string };
  }
  if (first?.type !== 'strong') {
    at.fault(item, 'An item begins with its title: write **Title** and then the text.');
    return { title: '', text: [] };
  }
  let source: number | undefined;
  const text = inline(at, rest, (number) => (source = number));
  return { title: toString(first), text: trimmed(text), ...(source !== undefined && { source }) };
}

/** What a directive's one list holds. */
export function items(at: Reading, directive: ContainerDirective): ListItem[] {
  const [list] = directive.children;
  if (directive.children.length !== 1 || list?.type !== 'list') {
    at.fault(
      directive,
      `':::${directive.name}' holds one list and nothing else. Put the rest outside of it.`,
    );
    return [];
  }
  return list.children;
}

/** The same, where each has a title. */
export const titledItems = (at: Reading, directive: ContainerDirective) =>
  items(at, directive)
    .map((item) => titled(at, item))
    .filter((item): item is TitledItem => {
      if ('fact' in item)
        at.fault(
          directive,
          `Only ':::facts' and ':::timeline' take :fact[${item.fact}] as an item. Write a title first.`,
        );
      return !('fact' in item);
    });

/** `- **where** text`: the topics in any order, each once. */
export function answersIn(at: Reading, directive: ContainerDirective): ArticleAnswer[] {
  const titles = titledItems(at, directive).map(({ title, text }) => ({ title, text }));
  return titles.flatMap(({ title, text }, index) => {
    const about = topics.find((topic) => topic === title);
    if (about && titles.findIndex((other) => other.title === title) === index)
      return [{ about, text }];
    at.fault(
      directive,
      `an answer is about one of ${topics.join(', ')}, each once, and not '${title}': write - **where** and then the text.`,
    );
    return [];
  });
}
