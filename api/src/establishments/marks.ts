import { pick } from '../demo/random.ts';
import { fold } from '../text/search.ts';

/** Tile colours with a contrast of at least 4.5 against white. */
const colours = [
  '#0b5d4e',
  '#8a3b12',
  '#5b2d90',
  '#0b4f8a',
  '#9b1631',
  '#3d5a14',
  '#7a4b00',
  '#114b5f',
  '#6b2346',
  '#374151',
];

/** The colour of a place's mark. */
export const tileColourOf = (name: string) => pick(colours, 'colour', name);

/** The letters of a place's mark. */
export const initialsOf = (name: string) =>
  fold(name)
    .split(' ')
    .filter((word) => !['de', 'la', 'el', 'del', 'y', 'e'].includes(word))
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
