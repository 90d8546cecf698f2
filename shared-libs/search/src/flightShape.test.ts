import { flightShape } from './flightShape.ts';

test.each(['AV 9314', 'av9314', 'vuelo LA 4179', 'la 3', '9314', '93', 'AVA 9314', 'ava9314'])(
  '%s is a flight’s number',
  (query) => expect(flightShape(query)).toBe('whole'),
);

test.each(['llega hoy el av9314', 'formulario 530', 'flight 9314 to Madrid'])(
  '%s may say one',
  (query) => expect(flightShape(query)).toBe('part'),
);

test.each([
  'a las 4 de la mañana',
  'at 4 am',
  'à 4 heures du matin',
  'às 4 da manhã',
  'bus m86',
  'terminal 2',
  'sala C9',
  'taxi',
  '',
])('%j says none', (query) => expect(flightShape(query)).toBe('none'));
