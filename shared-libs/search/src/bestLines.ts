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
      'preco quanto custa custam'
    ).split(' '),
  ),
  hours: new Set(
    (
      'horario hora abre abren cierra abierto abierta cuando hour open close opening when heure horaire ouvre ouvert ferme ' +
      'quand hora horario aberto aberta fecha quando'
    ).split(' '),
  ),
  phone: new Set('telefono llamar numero phone call telephone appeler ligar telefone'.split(' ')),
};

/**
 * The line under a result: of what a document answers with, the lines that answer the query, and else the first ones.
 * One that answers it stands alone.
 */
export function bestLines({ detail, answers = [] }: SearchDocument, query: string): string {
  if (answers.length === 0) return detail;
  const words = allWords(query);
  const wanted = new Set(significantWords(query).map(stemOf));
  const rated = answers.map((line) => ({ line, points: pointsOf(line, words, wanted) }));
  const most = Math.max(...rated.map(({ points }) => points));
  return rated
    .filter(({ points }) => points === most)
    .slice(0, shownLines)
    .map(({ line }) => line.text)
    .join(' · ');
}

/** How well a line answers: a kind of value that was asked for counts as much as two words. */
function pointsOf(
  { text, kind }: SearchLine,
  words: readonly string[],
  wanted: ReadonlySet<string>,
): number {
  const said = significantWords(text);
  const isOf = (about: string, asking: ReadonlySet<string>) =>
    about === kind || said.some((word) => asking.has(word));
  const asked = Object.entries(askedBy).filter(
    ([about, asking]) => words.some((word) => asking.has(word)) && isOf(about, asking),
  );
  const common = new Set(said.map(stemOf).filter((word) => wanted.has(word)));
  return 2 * asked.length + common.size;
}
