import { prefixEdits } from './prefixEdits.ts';

test.each([
  ['medell', 'medellin', 1, { edits: 0, covered: 6 }],
  ['medeli', 'medellin', 1, { edits: 1, covered: 7 }],
  ['wfi', 'wifi', 1, { edits: 1, covered: 4 }],
  ['wiifi', 'wifi', 1, { edits: 1, covered: 4 }],
  ['pasaprote', 'pasaporte', 2, { edits: 1, covered: 9 }],
  ['taxs', 'taxi', 1, { edits: 1, covered: 4 }],
  ['maleta', 'mapas', 2, null],
  ['internet', 'int', 2, null],
])('%s to %s within %i', (typed, word, limit, expected) => {
  expect(prefixEdits(typed, word, limit)).toEqual(expected);
});
