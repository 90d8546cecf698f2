import type { PlaceRow } from './places.ts';

/** A gate as it is typed: A2, a 02, sala a2. */
const gateNumber = /^(.* )?([a-z]) ?0*(\d{1,2})$/;

/** Whether every word of the query begins a word of the folded text: `nacional` is not in `internacional`. */
const hasWords = (folded: string, query: string) =>
  query.split(' ').every((word) => ` ${folded}`.includes(` ${word}`));

/** Places that fit the folded words; those called so come before those that are only described so. */
export function findPlaces(rows: readonly PlaceRow[], q: string): readonly PlaceRow[] {
  if (q === '') return rows;
  const [, before = '', pier, number] = gateNumber.exec(q) ?? [];
  const gate = ` ${pier ?? ''}${number?.padStart(2, '0') ?? ''}`;
  const gates =
    number === undefined
      ? []
      : rows.filter(
          ({ names }) => `${names} `.includes(`${gate} `) && hasWords(names, before.trim()),
        );
  if (gates.length > 0) return gates;
  const all = rows.filter(({ text }) => hasWords(text, q));
  const isNamed = ({ names }: PlaceRow) => hasWords(names, q);
  return [...all.filter(isNamed), ...all.filter((row) => !isNamed(row))];
}
