import type { Locale } from '@eldorado/i18n';
import { factText } from '@eldorado/i18n/facts';
import type { Fact, Facts } from './currentFacts.ts';

export interface SourceLink {
  name: string;
  url: string | null;
}

/** A sentence that names facts, and who says them. */
export interface FactSentence {
  text: string;
  sources: readonly SourceLink[];
}

/**
 * Writes a sentence with the facts that it asks for.
 * @returns null while one of them is not known.
 */
export function factSentence(
  write: (fact: (id: string) => string) => string,
  facts: Facts,
  locale: Locale,
): FactSentence | null {
  const used = new Set<Fact>();
  let isWhole = true;
  const text = write((id) => {
    const fact = facts[id];
    if (fact) used.add(fact);
    else isWhole = false;
    return fact ? factText(fact, locale) : '';
  });
  if (!isWhole) return null;
  const sources = new Map([...used].map(({ source }) => [source.name, source]));
  return { text, sources: [...sources.values()].map(({ name, url }) => ({ name, url })) };
}

/** A fact's value inside a sentence. */
export const low = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
