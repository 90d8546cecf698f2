import type { ArticleBlock } from '@eldorado/ui/article';
import { toString } from 'mdast-util-to-string';
import type { List } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { inline } from './inline.ts';
import { items, titled, titledItems } from './items.ts';
import type { Node, Reading } from './reading.ts';

function table(at: Reading, directive: ContainerDirective): ArticleBlock | undefined {
  const [label, ...rest] = directive.children;
  const hasLabel =
    label?.type === 'paragraph' &&
    (label.data as { directiveLabel?: boolean } | undefined)?.directiveLabel;
  const [grid] = hasLabel ? rest : directive.children;
  if (!hasLabel || grid?.type !== 'table') {
    at.fault(
      directive,
      "A table has a caption and a grid: write ':::table[Caption]{source=name}', then | cells |.",
    );
    return undefined;
  }
  const [head, ...rows] = grid.children.map((row) =>
    row.children.map((cell) => inline(at, cell.children)),
  );
  const source = directive.attributes?.['source'];
  if (at.form === 'note' && source)
    at.fault(directive, 'The sources of a note stand at its top. Write the table without one.');
  return {
    kind: 'table',
    caption: toString(label),
    head: head ?? [],
    rows,
    ...(source && { source: at.source(source) }),
  };
}

function notice(at: Reading, node: ContainerDirective): ArticleBlock | undefined {
  const tone = node.attributes?.['tone'] ?? 'info';
  const [paragraph] = node.children;
  if (
    (tone !== 'info' && tone !== 'warning') ||
    paragraph?.type !== 'paragraph' ||
    node.children.length !== 1
  ) {
    at.fault(
      node,
      "A notice is one paragraph, with tone=info or tone=warning: ':::notice{tone=warning}'.",
    );
    return undefined;
  }
  return { kind: 'notice', tone, text: inline(at, paragraph.children) };
}

function links(at: Reading, node: ContainerDirective): ArticleBlock {
  return {
    kind: 'links',
    items: items(at, node).map((item) => {
      const link =
        item.children[0]?.type === 'paragraph' ? item.children[0].children[0] : undefined;
      if (link?.type !== 'link') {
        at.fault(item, 'An item of links is one link: write - [label](/address).');
        return { label: '', href: '' };
      }
      at.link(link);
      return { label: toString(link), href: link.url };
    }),
  };
}

function directive(at: Reading, node: ContainerDirective): ArticleBlock | undefined {
  const name = at.directives.includes(node.name) ? node.name : '';
  switch (name) {
    case 'steps':
      return { kind: 'steps', items: titledItems(at, node) };
    case 'questions':
      return { kind: 'questions', items: titledItems(at, node) };
    case 'facts':
    case 'timeline':
      return { kind: name, items: items(at, node).map((item) => titled(at, item)) };
    case 'table':
      return table(at, node);
    case 'notice':
      return notice(at, node);
    case 'links':
      return links(at, node);
    default:
      at.fault(node, `':::${node.name}' is not known. Use one of ${at.directives.join(', ')}.`);
      return undefined;
  }
}

/** A block of a section; undefined where it is a fault. */
export function block(at: Reading, node: Node): ArticleBlock | undefined {
  switch (node.type) {
    case 'paragraph':
      return { kind: 'text', text: inline(at, node.children) };
    case 'list':
      return plainList(at, node);
    case 'containerDirective':
      return directive(at, node);
    case 'leafDirective':
      if (at.form === 'note') {
        at.fault(node, `'::${node.name}' has no place in a note. Write it out.`);
        return undefined;
      }
      if (node.name === 'slot') return { kind: 'slot', name: toString(node) };
      at.fault(
        node,
        `'::${node.name}' is not known. The only one with two colons is ::slot[name].`,
      );
      return undefined;
    default:
      at.fault(
        node,
        `'${node.type}' has no place in an article. Use ## headings, paragraphs, lists and directives (${at.directives.join(', ')}).`,
      );
      return undefined;
  }
}

function plainList(at: Reading, list: List): ArticleBlock {
  return {
    kind: 'list',
    items: list.children.map((item) => {
      const [paragraph] = item.children;
      if (paragraph?.type === 'paragraph' && item.children.length === 1)
        return inline(at, paragraph.children);
      at.fault(
        item,
        'An item of a list is one paragraph. Join its lines, or make two items of it.',
      );
      return [];
    }),
  };
}
