import type { SearchDocument, SearchLine } from './searchDocument.ts';
import { stemOf } from './stemOf.ts';
import { allWords, significantWords } from './words.ts';

/** As many lines are shown of what a document answers with. */
const shownLines = 2;

/** The words of asking for a kind of value, as they come out of `allWords`. */
const askedBy: Readonly<Record<string, ReadonlySet<string>>> = {
  money: new Set(
    (
      'precio cuanto cuesta cuestan vale costo tarifa valor price cost much fare fee prix combien coute coutent tarif cout ' +
      'preco quanto custa custam course minimale carrera minima corrida minimum'
    ).split(' '),
  ),
  hours: new Set(
    (
      'horario hora abre abren cierra abierto abierta cuando hour open close opening when heure horaire ouvre ouvert ferme ' +
      'quand hora horario aberto aberta fecha quando open ouverte fermee'
    ).split(' '),
  ),
  phone: new Set('telefono llamar numero phone call telephone appeler ligar telefone'.split(' ')),
};

/** What is told of a line once: its words, and what they have in common with their relatives. */
interface LineWords {
  words: readonly string[];
  stems: ReadonlySet<string>;
}

const wordsOfLines = new WeakMap<SearchLine, LineWords>();

/** The same lines are asked at each key that is pressed. */
function readLine(line: SearchLine): LineWords {
  const known = wordsOfLines.get(line);
  if (known) return known;
  const words = significantWords(line.text);
  const made = { words, stems: new Set(words.map(stemOf)) };
  wordsOfLines.set(line, made);
  return made;
}

/** A kind of value, with the words of asking for it. */
export interface AskedKind {
  kind: string;
  asking: ReadonlySet<string>;
}

/** What a query asks of lines. */
interface Asked {
  kinds: readonly AskedKind[];
  stems: ReadonlySet<string>;
}

/** The kinds of values that a query asks for. */
export function kindsAsked(query: string): AskedKind[] {
  const words = allWords(query);
  return Object.entries(askedBy)
    .map(([kind, asking]) => ({ kind, asking }))
    .filter(({ asking }) => words.some((word) => asking.has(word)));
}

/** Whether a word of a query asks for a kind of value, and says nothing of what has it. */
export const isAskedFor = (word: string): boolean =>
  Object.values(askedBy).some((asking) => asking.has(word));

/** Reads a query once for all results under which a line stands: what it gives is that line. */
export function lineFor(query: string): (document: SearchDocument) => string {
  const asked: Asked = {
    kinds: kindsAsked(query),
    stems: new Set(significantWords(query).map(stemOf)),
  };
  return (document) => bestLines(document, asked);
}

/**
 * The line under a result: of what a document answers with, the lines that answer the query, and else the first ones.
 * One that answers it stands alone.
 */
function bestLines({ detail, answers = [] }: SearchDocument, asked: Asked): string {
  if (answers.length === 0) return detail;
  const rated = answers.map((line) => ({ line, points: pointsOf(line, asked) }));
  const most = Math.max(...rated.map(({ points }) => points));
  // What is known besides says nothing of a price that is not.
  if (most === 0 && asked.kinds.length > 0) return detail;
  return rated
    .filter(({ points }) => points === most)
    .slice(0, shownLines)
    .map(({ line }) => line.text)
    .join(' · ');
}

/** How well a line answers: a kind of value that was asked for counts as much as two words. */
function pointsOf(line: SearchLine, asked: Asked): number {
  const { words, stems } = readLine(line);
  const kinds = asked.kinds.filter(
    ({ kind, asking }) => kind === line.kind || words.some((word) => asking.has(word)),
  );
  const common = [...asked.stems].filter((stem) => stems.has(stem));
  return 2 * kinds.length + common.length;
}
