import { isAskedFor, kindsAsked, type AskedKind } from './lineFor.ts';
import type { OpenLine, SearchDocument, SearchLine, SearchSaid } from './searchDocument.ts';
import { stemOf } from './stemOf.ts';
import { synonymsOf } from './synonyms.ts';
import { queryWords, significantWords } from './words.ts';

/** More places than these are a list to look through, and no answer. */
const mostPlaces = 8;
const mostLines = 3;

/**
 * What is known answers a query at once: its price, its hours, its telephone, of what alone the query is about. Null where a price or an
 * hour was not asked for, where what is known may be of something else, and where nothing is known.
 * @param best the first result.
 * @param places all shops, restaurants and the like.
 */
export function saidBy(
  best: SearchDocument | undefined,
  places: readonly SearchDocument[],
  query: string,
  now: Date,
): SearchSaid | null {
  const kinds = kindsAsked(query);
  const topic = queryWords(query).filter((word) => !isAskedFor(word));
  if (kinds.length === 0 || topic.length === 0) return null;
  const asksHours = kinds.some(({ kind }) => kind === 'hours');
  return ofPage(best, topic, kinds) ?? (asksHours ? openPlaces(places, topic, now) : null);
}

/** Which of the places that were asked for are open, those that never close first; all of them closed, when they open. */
function openPlaces(
  places: readonly SearchDocument[],
  topic: readonly string[],
  now: Date,
): SearchSaid | null {
  const meant = places.filter((place) => isAbout(place, topic));
  const known = meant.flatMap(({ to, open }) =>
    open && isStill(open, now) ? [{ open, line: { text: open.text, to } }] : [],
  );
  // One whose hours are not known may be the one that is open.
  if (meant.length === 0 || meant.length > mostPlaces || known.length < meant.length) return null;
  const isOpen = known.filter(({ open }) => open.isOpen);
  const lines = (isOpen.length > 0 ? isOpen : known)
    .sort((one, other) => rankOf(one.open) - rankOf(other.open))
    .map(({ line }) => line);
  return { lines: lines.slice(0, mostLines) };
}

const isStill = ({ until }: OpenLine, now: Date): boolean =>
  until === null || now.getTime() < Date.parse(until);

/** The longest open come first, and of the closed ones the first that opens. */
const rankOf = ({ isOpen, until }: OpenLine): number =>
  until === null ? -Infinity : Date.parse(until) * (isOpen ? -1 : 1);

function ofPage(
  document: SearchDocument | undefined,
  topic: readonly string[],
  kinds: readonly AskedKind[],
): SearchSaid | null {
  if (document?.kind !== 'page' || !isAbout(document, topic)) return null;
  const { answers = [] } = document;
  const named = answers.filter((line) => kinds.some((kind) => isNamedValue(line, topic, kind)));
  const lines =
    named.length > 0
      ? named
      : answers.filter((line) => kinds.some((kind) => isPlainValue(line, kind)));
  if (lines.length === 0) return null;
  // A fare without its surcharge would be half an answer: the other prices stand after it, each by its name.
  const isMoney = lines.some(({ kind }) => kind === 'money');
  const others = answers.filter(
    (line) => isMoney && line.kind === 'money' && !lines.includes(line),
  );
  return {
    lines: [...lines, ...others].slice(0, mostLines).map(({ text }) => ({ text, to: document.to })),
  };
}

/** Whether a line is a value of the kind that was asked for, and named like what was asked of. Another price of the page would be a guess. */
const isNamedValue = (line: SearchLine, topic: readonly string[], { kind }: AskedKind): boolean =>
  line.kind === kind && topic.some((word) => isNamed(word, significantWords(nameOf(line))));

/** Whether a line's name says no more than what was asked for (`Price`): it is the page's own. */
function isPlainValue(line: SearchLine, { asking }: AskedKind): boolean {
  const name = significantWords(nameOf(line));
  return name.length > 0 && name.every((word) => asking.has(word));
}

/** What stands before a line’s value. */
const nameOf = ({ text }: SearchLine): string => text.split(/\s?: /)[0] ?? '';

/** Whether a word, a relative of it or one that means the same is among words. */
const isNamed = (word: string, words: readonly string[]): boolean =>
  words.some((other) => stemOf(other) === stemOf(word)) ||
  synonymsOf(word).some((other) => words.includes(other));

const wordsOfDocuments = new WeakMap<SearchDocument, readonly string[]>();

/** What a document is called by. The same documents are asked at each key that is pressed. */
function wordsOf(document: SearchDocument): readonly string[] {
  const known = wordsOfDocuments.get(document);
  if (known) return known;
  const { title, keywords, asked = '', answers = [] } = document;
  const words = significantWords([title, keywords, asked, ...answers.map(nameOf)].join(' '));
  wordsOfDocuments.set(document, words);
  return words;
}

/** Whether all words of a query stand in what a document is called by, or others that mean the same. */
const isAbout = (document: SearchDocument, topic: readonly string[]): boolean =>
  topic.every((word) => isNamed(word, wordsOf(document)));
