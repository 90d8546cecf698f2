import { fold, isFlightNumber, queryWords, significantWords } from './words.ts';

test('folding takes accents, capitals and signs away', () => {
  expect(fold('¿Cómo llegar, São Paulo?')).toBe('como llegar sao paulo');
  expect(fold('Œuvres d’Ángel')).toBe('oeuvres d angel');
  expect(fold('AV-9314')).toBe('av 9314');
  expect(fold('  ')).toBe('');
});

test('plain and accented texts are folded alike', () => {
  expect(fold('Wi-Fi (T1)')).toBe(fold('Wí-Fí (T1)'));
});

test('plurals fall together with their singulars, short words and codes stay', () => {
  expect(significantWords('Maletas maleta vols bus LA4179s')).toEqual([
    'maleta',
    'maleta',
    'vol',
    'bus',
    'la4179s',
  ]);
});

test('a query keeps what tells something', () => {
  expect(queryWords('¿Dónde está el baño?')).toEqual(['bano']);
  expect(queryWords('où est la consigne')).toEqual(['consigne']);
});

test('where nothing tells anything, everything counts', () => {
  expect(queryWords('la')).toEqual(['la']);
});

test('before a number an article may be an airline', () => {
  expect(queryWords('LA 4179')).toEqual(['la', '4179']);
});

test('a text that was pasted in is cut', () => {
  expect(queryWords('uno dos tres cuatro cinco seis siete ocho nueve diez')).toHaveLength(8);
});

test.each(['av 9314', 'av9314', '9r 4148', 'la 3', 'cm 450b'])('%s is a flight’s number', (query) =>
  expect(isFlightNumber(query)).toBe(true),
);

test.each(['av', '9314', 'bus 16', 'terminal 2', 'c9', 'sala c9', 'av 93141'])(
  '%s is none',
  (query) => expect(isFlightNumber(query)).toBe(false),
);
