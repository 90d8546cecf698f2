import { markMatches } from './markMatches.ts';

/** The title with its marks in brackets. */
const marked = (title: string, query: string) =>
  markMatches(title, query)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

test('the beginning that was typed is marked, accents and all', () => {
  expect(marked('Migración y pasaportes', 'migrac')).toBe('[Migrac]ión y pasaportes');
  expect(marked('Vuelos a Medellín', 'medelli')).toBe('Vuelos a [Medellí]n');
});

test('each word that was typed is marked, and articles are not', () => {
  expect(marked('Vuelos a Santa Marta', 'vuelos a marta')).toBe('[Vuelos] a Santa [Marta]');
});

test('a plural is marked whole', () => {
  expect(marked('Parqueaderos', 'parqueadero')).toBe('[Parqueaderos]');
});

test('where there was a slip the whole word is marked', () => {
  expect(marked('Vuelos a Medellín', 'medelin')).toBe('Vuelos a [Medellín]');
  expect(marked('Internet y wifi', 'wfi')).toBe('Internet y [wifi]');
});

test('a word that is there as typed hides what only looks like it', () => {
  expect(marked('Mapas y tapas', 'mapas')).toBe('[Mapas] y tapas');
});

test('a flight’s number is marked however it was written', () => {
  expect(marked('AV 9314 a Cali', 'av9314')).toBe('[AV] [9314] a Cali');
});

test('a title that matches by other words stays as it is', () => {
  expect(marked('Instrucciones de equipaje', 'maleta')).toBe('Instrucciones de equipaje');
  expect(marked('Mapas', '')).toBe('Mapas');
});

test('the pieces are the title', () => {
  for (const query of ['a', 'vuelos', 'medelin', 'x'])
    expect(
      markMatches('Vuelos a Medellín (Rionegro)', query)
        .map(({ text }) => text)
        .join(''),
    ).toBe('Vuelos a Medellín (Rionegro)');
});
