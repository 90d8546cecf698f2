import { lineFor } from './lineFor.ts';
import type { SearchDocument } from './searchDocument.ts';

const point: SearchDocument = {
  kind: 'page',
  title: 'Punto de vacunación',
  detail: 'La vacuna y su certificado.',
  keywords: '',
  to: '/vacuna',
  boost: 1,
  answers: [
    { text: 'Horario: Todos los días, 07:00 a 18:00', kind: 'hours' },
    { text: 'Cuánto antes del viaje: 10 días', kind: 'duration' },
    { text: 'Lugar: Terminal 1, piso 2', kind: 'text' },
    { text: 'Precio: Gratis', kind: 'text' },
    { text: 'Copia del certificado: $ 8.000', kind: 'money' },
  ],
};

test.each([
  ['vacuna', 'Horario: Todos los días, 07:00 a 18:00 · Cuánto antes del viaje: 10 días'],
  ['¿a qué hora abre?', 'Horario: Todos los días, 07:00 a 18:00'],
  ['vacuna piso 2', 'Lugar: Terminal 1, piso 2'],
  ['cuánto cuesta la vacuna', 'Precio: Gratis · Copia del certificado: $ 8.000'],
  ['cuánto cuesta la copia', 'Copia del certificado: $ 8.000'],
  ['certificados', 'Copia del certificado: $ 8.000'],
])('%s is answered by %s', (query, line) => {
  expect(lineFor(query)(point)).toBe(line);
});

test('without facts the line is the page’s own', () => {
  const { answers: _answers, ...page } = point;
  expect(lineFor('horario')(page)).toBe('La vacuna y su certificado.');
});

test('of a price that nobody knows the page’s own line says more than other facts', () => {
  const answers = [{ text: 'Anticipación: 3 horas', kind: 'duration' }];
  expect(lineFor('cuánto cuesta el maletero')({ ...point, answers })).toBe(point.detail);
});
