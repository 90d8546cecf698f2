/** A number under `below`, by lot. */
export type Pick = (below: number) => number;

/** Steps of a linear congruential generator (Numerical Recipes), so that each run asks for the same. */
export function numbers(): Pick {
  let state = 20261121;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export const oneOf = <T>(pick: Pick, list: readonly T[]): T => {
  const found = list[pick(list.length)];
  if (found === undefined) throw new Error('There is nothing to choose from');
  return found;
};

const letters = 'abcdefghijklmnopqrstuvwxyzáéíóñüç';
/** Words that are there, and a slip in each makes them dear to find. */
const known = ['restaurante', 'cafetería', 'medellín', 'internacional', 'equipaje', 'terminal'];
const longest = 80;

/** Texts that nobody types and anybody may send: many words, long ones, slips of known ones, signs. */
export function oddQuery(pick: Pick): string {
  const word = (length: number) => Array.from({ length }, () => oneOf(pick, [...letters])).join('');
  const words = (count: number, length: number) =>
    Array.from({ length: count }, () => word(length)).join(' ');
  const slips = (count: number) =>
    Array.from({ length: count }, () => {
      const right = oneOf(pick, known);
      const at = 2 + pick(right.length - 2);
      return right.slice(0, at) + word(1) + right.slice(at + 1);
    }).join(' ');
  const kinds = [
    () => words(11, 6),
    () => word(longest),
    () => words(40, 1),
    () => slips(7),
    () => slips(2),
    () => '🛫'.repeat(20) + word(9),
    () => `${oneOf(pick, known)} ${word(7)} ${oneOf(pick, known)}`,
    () => word(1) + word(1),
  ];
  return oneOf(pick, kinds)().slice(0, longest);
}
