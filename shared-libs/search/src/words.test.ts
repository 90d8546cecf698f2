import { queryWords, significantWords } from './words.ts';

test('plurals fall together with their singulars, short words and codes stay', () => {
  expect(significantWords('Maletas maleta vols bus LA4179s')).toEqual([
    'maleta',
    'maleta',
    'vol',
    'bus',
    'la4179s',
  ]);
});

test('a query keeps the words that carry meaning', () => {
  expect(queryWords('¿Dónde está el baño?')).toEqual(['bano']);
  expect(queryWords('où est la consigne')).toEqual(['consigne']);
});

test('where no word carries meaning, every word counts', () => {
  expect(queryWords('la')).toEqual(['la']);
});

test('before a number an article may be an airline', () => {
  expect(queryWords('LA 4179')).toEqual(['la', '4179']);
});

test('a text that was pasted in is cut', () => {
  expect(queryWords('uno dos tres cuatro cinco seis siete ocho nueve diez')).toHaveLength(8);
});

test.each([
  'a las 4 de la mañana',
  'at 4:30 am',
  'à 4 heures du matin',
  'às 4 da manhã',
  'vers 20 h',
  'todo el día',
  'all day',
  'toute la journée',
  'o dia todo',
])('%s is when and not what', (hour) => {
  expect(queryWords(hour)).toEqual([]);
  expect(queryWords(`taxi ${hour}`)).toEqual(['taxi']);
});
