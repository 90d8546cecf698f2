import { fold } from '@eldorado/i18n/text';
import { flightShape } from './flightShape.ts';
import { createPhraseIndex, joinedWords } from './phrases.ts';
import type { SearchDocument } from './searchDocument.ts';
import { createVocabulary, type Fits } from './vocabulary.ts';
import { allWords, queryWords, significantWords } from './words.ts';

/** What a word says of a document, by where it stands. */
const weights = { title: 1, keywords: 0.75, detail: 0.4, answers: 0.3, text: 0.25 } as const;
/** A page about a thing is meant before a shop that is called like it. */
const kindWeights = { page: 1.4, flight: 1, place: 1, establishment: 1 } as const;
/** Results under this share of the best one's score are left out, as chance hits. */
const smallestShare = 0.45;
/** Of that, for a shop that has all words of the query. */
const shareOfShops = 0.3;

/** Words of a query that are looked for with a slip in them; a query has eight, and each such look takes a while. */
const mostSlipped = 3;

export interface SearchIndex {
  /** What matches a query, the best first. */
  find(query: string): SearchDocument[];
  /** What is wanted most, for before anything is typed. */
  popular(): SearchDocument[];
  /** Shops, restaurants and the like. */
  places: readonly SearchDocument[];
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
  const isFlight = documents.map(({ kind }) => kind === 'flight');
  for (const [at, document] of documents.entries()) {
    add(postings, significantWords(document.title), at, weights.title);
    add(postings, joinedWords(document), at, weights.keywords);
    add(postings, allWords(document.keywords), at, weights.keywords);
    add(postings, significantWords(document.asked ?? ''), at, weights.keywords);
    add(postings, significantWords(document.detail), at, weights.detail);
    for (const { text } of document.answers ?? [])
      add(postings, significantWords(text), at, weights.answers);
    add(postings, significantWords(document.text ?? ''), at, weights.text);
  }
  const phrases = createPhraseIndex(documents);
  const vocabulary = createVocabulary(postings.keys(), (word) =>
    (postings.get(word) ?? []).some(({ weight }) => weight >= weights.keywords),
  );

  return {
    find(query) {
      const words = queryWords(query);
      const shape = flightShape(query);
      const saidAs = phrases(words);
      let slipped = 0;
      function meanings(word: string): Fits {
        const { fits, isEnough } = vocabulary.known(word);
        if (isEnough || (slipped += 1) > mostSlipped) return fits;
        // What is found stays what it is: a slip never fits better.
        return new Map([...vocabulary.slips(word), ...fits]);
      }
      const scores = words.map(() => new Float64Array(documents.length));
      for (const [position, word] of words.entries()) {
        // `4` of an hour begins the numbers of a hundred flights.
        const mayFly = shape !== 'none' || !/\d/.test(query);
        raise(scores[position], meanings(word), postings, mayFly ? null : isFlight);
        const next = words[position + 1];
        if (next === undefined) continue;
        // `av 9314` and `wi fi` are also written as one word.
        const joined = vocabulary.beginnings(word + next);
        raise(scores[position], joined, postings, mayFly ? null : isFlight);
        raise(scores[position + 1], joined, postings, mayFly ? null : isFlight);
      }
      const rarity = rarityOf(scores, isFlight);
      const folded = fold(query);
      // Half a flight's number is nothing that anybody looks for.
      const fewest = shape === 'whole' ? words.length : 1;
      const hits: { document: SearchDocument; score: number; sells: boolean }[] = [];
      for (const [at, document] of documents.entries()) {
        const { score: sum, matched } = scoreOf(scores, rarity, at);
        if (sum === 0 || matched < fewest) continue;
        const weight = document.boost * kindWeights[document.kind] * (saidAs.get(at) ?? 1);
        hits.push({
          document,
          score: sum * weight * closeness(titles[at] ?? '', folded),
          // What a shop sells stands in its text alone.
          sells: document.kind === 'establishment' && matched === words.length,
        });
      }
      hits.sort((a, b) => b.score - a.score);
      const least = (hits[0]?.score ?? 0) * smallestShare;
      return hits
        .filter(({ score, sells }) => score >= (sells ? least * shareOfShops : least))
        .map(({ document }) => document);
    },
    places: documents.filter(({ kind }) => kind === 'establishment'),
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

/**
 * Keeps the best score that one word of the query gives to each document.
 * @param leftOut documents that it says nothing of.
 */
function raise(
  scores: Float64Array | undefined,
  words: Fits,
  postings: Postings,
  leftOut: readonly boolean[] | null,
): void {
  if (!scores) return;
  for (const [word, quality] of words) {
    for (const { at, weight } of postings.get(word) ?? []) {
      if (leftOut?.[at] !== true) scores[at] = Math.max(scores[at] ?? 0, quality * weight);
    }
  }
}

/**
 * The mean over the query's words, the rarer the weightier, less for each word that a document lacks; and how many it
 * has.
 */
function scoreOf(
  scores: readonly Float64Array[],
  rarity: readonly number[],
  at: number,
): { score: number; matched: number } {
  let sum = 0;
  let weight = 0;
  let matched = 0;
  // By place: an iterator for each of a thousand documents takes twice as long.
  for (let position = 0; position < scores.length; position++) {
    const found = scores[position]?.[at] ?? 0;
    if (found === 0) continue;
    sum += found * (rarity[position] ?? 0);
    weight += rarity[position] ?? 0;
    matched += 1;
  }
  return { score: sum * weight, matched };
}

/** How much each word of a query says, in all 1: `uber` in `can I take an Uber` stands in few documents. */
function rarityOf(scores: readonly Float64Array[], leftOut: readonly boolean[]): number[] {
  const weights = scores.map((score) => {
    let documents = 0;
    for (let at = 0; at < score.length; at++) {
      if ((score[at] ?? 0) > 0 && leftOut[at] !== true) documents += 1;
    }
    // A word that nothing has cannot tell documents apart.
    return documents === 0 ? Math.LN2 : Math.log(2 + score.length / (documents + 1));
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

/** A title that is the query, or begins with it, is meant before those that only contain it. */
const closeness = (title: string, query: string): number =>
  title === query ? 1.4 : title.startsWith(query) ? 1.1 : 1;
