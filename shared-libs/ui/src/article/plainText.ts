import type { InlineText } from './articleContent.ts';

/** A run of text without its marks. @param factText what stands for a fact; nothing by default. */
export const plainText = (
  text: InlineText,
  factText?: (id: string) => string | undefined,
): string =>
  text
    .map((part): string => {
      if (typeof part === 'string') return part;
      if ('fact' in part) return factText?.(part.fact) ?? '';
      return plainText('strong' in part ? part.strong : part.text, factText);
    })
    .join('');
