import type { ReactNode } from 'react';
import { Link } from '../link/Link.tsx';

const mark = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g;

/** Renders the two marks that texts may hold: `[label](/path)` and `**bold**`. */
export function inlineText(text: string): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(mark)) {
    const [whole, label, to, bold] = match;
    parts.push(text.slice(from, match.index));
    parts.push(
      label !== undefined && to !== undefined ? (
        <Link key={match.index} to={to}>
          {label}
        </Link>
      ) : (
        <strong key={match.index}>{bold}</strong>
      ),
    );
    from = match.index + whole.length;
  }
  return [...parts, text.slice(from)];
}
