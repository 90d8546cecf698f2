import type { ReactNode } from 'react';
import { Link } from '@eldorado/ui';
import type { Inline, InlineText } from './articleContent.ts';

/** Renders a run of text. @param factText what stands for a fact, by its id. */
export function inlineText(text: InlineText, factText: (id: string) => ReactNode): ReactNode {
  const part = (inline: Inline, index: number): ReactNode => {
    if (typeof inline === 'string') return inline;
    if ('strong' in inline)
      return <strong key={index}>{inlineText(inline.strong, factText)}</strong>;
    if ('fact' in inline) return factText(inline.fact);
    return (
      <Link key={index} to={inline.to}>
        {inlineText(inline.text, factText)}
      </Link>
    );
  };
  return text.map(part);
}
