import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { Link, RootContent } from 'mdast';
import type { ContentFault } from '../faults.ts';

/** What is made of blocks: a page, or a note of the press room, which says what was so on its day and has its sources at its top. */
export type ArticleForm = 'page' | 'note';
const directivesOf: Readonly<Record<ArticleForm, readonly string[]>> = {
  page: ['steps', 'facts', 'timeline', 'table', 'notice', 'questions', 'links'],
  note: ['table', 'notice'],
};

export type Node = RootContent | ContainerDirective | LeafDirective | TextDirective;
type Placed = { position?: { start: { line: number } } | undefined };
export const lineOf = (node: Placed) => node.position?.start.line ?? 1;

/** An article that is being read: what it names, in the order of first mention, and what is wrong with it. */
export interface Reading {
  form: ArticleForm;
  /** Those that the form may have. */
  directives: readonly string[];
  sources: string[];
  facts: string[];
  links: { to: string; line: number }[];
  fault(node: Placed, message: string): void;
  /** @returns the number of a source that is cited, from 1. */
  source(name: string): number;
  fact(id: string): void;
  link(node: Link): void;
}

export function openReading(file: string, form: ArticleForm, faults: ContentFault[]): Reading {
  const sources: string[] = [];
  const facts: string[] = [];
  const links: Reading['links'] = [];
  const numberOf = (list: string[], name: string) => {
    if (!list.includes(name)) list.push(name);
    return list.indexOf(name) + 1;
  };
  return {
    form,
    directives: directivesOf[form],
    ...{ sources, facts, links },
    fault: (node, message) =>
      void faults.push({ file, line: lineOf(node), message, severity: 'error' }),
    source: (name) => numberOf(sources, name),
    fact: (id) => void numberOf(facts, id),
    link: (node) => void links.push({ to: node.url, line: lineOf(node) }),
  };
}
