import type { Inline } from '@eldorado/ui/article';
import { toString } from 'mdast-util-to-string';
import type { Node, Reading } from './reading.ts';

/** Text with its marks. A citation is passed to `cite` and leaves no text. */
export function inline(
  at: Reading,
  nodes: readonly Node[],
  cite?: (source: number) => void,
): Inline[] {
  const parts = nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
        return [node.value.replace(/\s*\n\s*/g, ' ')];
      case 'break':
        return [' '];
      case 'strong':
        return [{ strong: inline(at, node.children) }];
      case 'link':
        at.link(node);
        return [{ to: node.url, text: inline(at, node.children) }];
      case 'textDirective': {
        const name = toString(node);
        if (at.form === 'note' && ['fact', 'cite'].includes(node.name)) {
          at.fault(
            node,
            `':${node.name}[${name}]' has no place in a note, which says what was so on its day. Write it out; sources stand at the top.`,
          );
          return [];
        }
        if (node.name === 'fact') {
          at.fact(name);
          return [{ fact: name }];
        }
        if (node.name === 'cite' && cite) {
          cite(at.source(name));
          return [];
        }
        at.fault(
          node,
          node.name === 'cite'
            ? `':cite[${name}]' stands where nothing is cited. Put it at the end of an item of facts, or name the source of a table as {source=${name}}.`
            : `':${node.name}' is no directive. Use :fact[id] or :cite[source], or write a space after the colon.`,
        );
        return [];
      }
      default:
        at.fault(
          node,
          `'${node.type}' has no place in a text. Use plain words, **strong**, [a link](/address) or :fact[id].`,
        );
        return [];
    }
  });
  return tidy(parts);
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

/** Without space at its ends. */
export function trimmed(text: Inline[]): Inline[] {
  return tidy(
    text.map((part, index) => {
      if (typeof part !== 'string') return part;
      const start = index === 0 ? part.trimStart() : part;
      return index === text.length - 1 ? start.trimEnd() : start;
    }),
  );
}
