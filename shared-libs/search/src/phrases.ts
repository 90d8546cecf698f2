import type { SearchDocument } from './searchDocument.ts';
import { allWords, queryWords } from './words.ts';

/** How much more a document is meant that has the whole query as its phrase. */
const strengths = { asked: 1.7, keywords: 1.2 } as const;

/** A phrase as it is compared: without words that say nothing, and however it is cut into words. */
export const phraseKey = (text: string): string => queryWords(text).join('');

/** The phrases of a list with commas between them. */
const phrasesOf = (list: string): string[] =>
  list.split(',').filter((phrase) => phrase.trim() !== '');

/** How much more each document is meant, by its place, for the phrases among a query's words. */
export type PhraseIndex = (words: readonly string[]) => ReadonlyMap<number, number>;

/** Makes pages findable by whole phrases; shops and flights share theirs with all of their kind. */
export function createPhraseIndex(documents: readonly SearchDocument[]): PhraseIndex {
  const phrases = new Map<string, { at: number; strength: number }[]>();
  function add(list: string, at: number, strength: number): void {
    for (const key of new Set(phrasesOf(list).map(phraseKey))) {
      const found = phrases.get(key);
      if (found) found.push({ at, strength });
      else phrases.set(key, [{ at, strength }]);
    }
  }
  for (const [at, { kind, keywords, asked = '' }] of documents.entries()) {
    if (kind !== 'page') continue;
    add(asked, at, strengths.asked);
    add(keywords, at, strengths.keywords);
  }

  return (words) => {
    const said = new Map<number, number>();
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to <= words.length; to++) {
        const share = (to - from) / words.length;
        for (const { at, strength } of phrases.get(words.slice(from, to).join('')) ?? [])
          said.set(at, Math.max(said.get(at) ?? 1, 1 + (strength - 1) * share));
      }
    }
    return said;
  };
}

/** The words of a page's short phrases as one: whoever types `powerbank` means `power bank`. */
export const joinedWords = ({ kind, title, keywords, asked = '' }: SearchDocument): string[] =>
  kind !== 'page'
    ? []
    : [title, ...phrasesOf(keywords), ...phrasesOf(asked)]
        .map(allWords)
        .filter((words) => words.length === 2)
        .map((words) => words.join(''));
