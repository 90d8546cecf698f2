import { fold } from '@eldorado/i18n/text';
import { isFlightName } from './isFlightName.ts';
import type { SearchDocument } from './searchDocument.ts';
import { createVocabulary, type Fits } from './vocabulary.ts';
import { allWords, queryWords, significantWords } from './words.ts';

/** What a word says of a document, by where it stands. */
const weights = { title: 1, keywords: 0.75, detail: 0.4, text: 0.25 } as const;
/** A page about a thing is meant before a shop that is called like it. */
const kindWeights = { page: 1.4, flight: 1, place: 1, establishment: 1 } as const;
/** Results under this share of the best one's score are left out, as chance hits. */
const smallestShare = 0.45;

/** Words of a query that are looked for with a slip in them; a query has eight, and each such look takes a while. */
const mostSlipped = 3;

export interface SearchIndex {
  /** What matches a query, the best first. */
  find(query: string): SearchDocument[];
  /** What is wanted most, for before anything is typed. */
  popular(): SearchDocument[];
}

/** The documents that have a word, by their place, each with the weight of the best place it stands in. */
type Postings = Map<string, { at: number; weight: number }[]>;

/**
 * Makes documents findable: by beginnings of words, blind to accents and forgiving of slips. Documents of the same
 * score keep their order.
 */
export function createSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const postings: Postings = new Map();
  const titles = documents.map(({ title }) => fold(title));
  for (const [at, document] of documents.entries()) {
    add(postings, significantWords(document.title), at, weights.title);
    add(postings, allWords(document.keywords), at, weights.keywords);
    add(postings, significantWords(document.detail), at, weights.detail);
    add(postings, significantWords(document.text ?? ''), at, weights.text);
  }
  const vocabulary = createVocabulary(postings.keys(), (word) =>
    (postings.get(word) ?? []).some(({ weight }) => weight >= weights.keywords),
  );

  return {
    find(query) {
      const words = queryWords(query);
      let slipped = 0;
      function meanings(word: string): Fits {
        const { fits, isEnough } = vocabulary.known(word);
        if (isEnough || (slipped += 1) > mostSlipped) return fits;
        // What is found stays what it is: a slip never fits better.
        return new Map([...vocabulary.slips(word), ...fits]);
      }
      const scores = words.map(() => new Float64Array(documents.length));
      for (const [position, word] of words.entries()) {
        raise(scores[position], meanings(word), postings);
        const next = words[position + 1];
        if (next === undefined) continue;
        // `av 9314` and `wi fi` are also written as one word.
        const joined = vocabulary.beginnings(word + next);
        raise(scores[position], joined, postings);
        raise(scores[position + 1], joined, postings);
      }
      const folded = fold(query);
      // Half a flight's number is nothing that anybody looks for.
      const fewest = isFlightName(query) ? words.length : 1;
      const hits: { document: SearchDocument; score: number }[] = [];
      for (const [at, document] of documents.entries()) {
        const sum = scoreOf(scores, at, fewest);
        if (sum === 0) continue;
        const weight = document.boost * kindWeights[document.kind];
        hits.push({ document, score: sum * weight * closeness(titles[at] ?? '', folded) });
      }
      hits.sort((a, b) => b.score - a.score);
      const least = (hits[0]?.score ?? 0) * smallestShare;
      return hits.filter(({ score }) => score >= least).map(({ document }) => document);
    },
    popular: () =>
      documents.filter(({ boost }) => boost > 1).sort((one, other) => other.boost - one.boost),
  };
}

/** Documents come one after the other, and a document's best place first. */
function add(postings: Postings, words: readonly string[], at: number, weight: number): void {
  for (const word of words) {
    const found = postings.get(word);
    if (!found) postings.set(word, [{ at, weight }]);
    else if (found.at(-1)?.at !== at) found.push({ at, weight });
  }
}

/** Keeps the best score that one word of the query gives to each document. */
function raise(scores: Float64Array | undefined, words: Fits, postings: Postings): void {
  if (!scores) return;
  for (const [word, quality] of words) {
    for (const { at, weight } of postings.get(word) ?? []) {
      scores[at] = Math.max(scores[at] ?? 0, quality * weight);
    }
  }
}

/**
 * The mean over the query's words, less for each word that a document lacks.
 * @param fewest words that it must have.
 */
function scoreOf(scores: readonly Float64Array[], at: number, fewest: number): number {
  let sum = 0;
  let matched = 0;
  for (const position of scores) {
    const score = position[at] ?? 0;
    if (score === 0) continue;
    sum += score;
    matched += 1;
  }
  return matched < fewest ? 0 : (sum * matched) / scores.length ** 2;
}

/** A title that is the query, or begins with it, is meant before those that only contain it. */
const closeness = (title: string, query: string): number =>
  title === query ? 1.4 : title.startsWith(query) ? 1.1 : 1;
