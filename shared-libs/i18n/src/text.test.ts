import { createTextIndex, fold } from './text.ts';

test.each([
  ['  Ciudad  de PANAMÁ, ', 'ciudad de panama'],
  ['Wi-Fi (T1)', 'wi fi t1'],
  ['Wí-Fí (T1)', 'wi fi t1'],
  ['¿Cómo llegar, São Paulo?', 'como llegar sao paulo'],
  ['Œuvres d’Ángel', 'oeuvres d angel'],
  ['«\u00a0Où\u00a0?\u202f»', 'ou'],
  ['15\u00a0km', '15 km'],
  ['AV-9314', 'av 9314'],
  ['  ', ''],
])('%p is compared as %p', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

const texts = [
  'AV9314 AVA9314 AV 9314 UA 2040 Avianca MDE José María Córdova Medellín',
  'LA4020 LAN4020 LA 4020 LATAM CLO Alfonso Bonilla Aragón Cali',
  'IB6586 IBE6586 IB 6586 Iberia MAD Adolfo Suárez Barajas Madrid Madri',
  'AV86 AVA86 AV 86 Avianca GRU Guarulhos São Paulo',
  'LA4099 LAN4099 LA 4099 LATAM LIM Jorge Chávez Lima',
];
const index = createTextIndex(texts);
const found = (query: string) => [...index.find(query)].flatMap((fits, at) => (fits ? [at] : []));

test.each([
  ['medellin', [0]],
  ['MEDELLÍN', [0]],
  ['mede', [0]],
  ['av 9314', [0]],
  ['AV9314', [0]],
  ['9314', [0]],
  ['ua 2040', [0]],
  ['AV0086', [3]],
  ['av 0086', [3]],
  ['cali latam', [1]],
  ['sao paulo', [3]],
  ['barajas', [2]],
  ['avianca', [0, 3]],
  ['', [0, 1, 2, 3, 4]],
  ['  ', [0, 1, 2, 3, 4]],
])('%p finds %p', (query, places) => {
  expect(found(query)).toEqual(places);
});

test.each([
  ['medelin', [0], 'a letter missing'],
  ['medeli', [0], 'a letter missing, not typed to the end'],
  ['madird', [2], 'two letters swapped'],
  ['abianca', [0, 3], 'the first letter wrong'],
  ['sao paolo', [3], 'a letter wrong in one of two words'],
  ['guarullos', [3], 'one of a long word'],
  ['barrajaz', [2], 'two of a long word'],
])('%p finds %p: %s', (query, places) => {
  expect(found(query)).toEqual(places);
});

test.each(['zzzz', 'av 9999', '9341', 'lia', 'madrid cali', 'lin'])('%p finds nothing', (query) => {
  expect(found(query)).toEqual([]);
});

test.each([
  ['A02', [0]],
  ['a2', [0]],
  ['Sala A02', [0]],
  ['sala a2', [0]],
  ['a0', [0]],
  ['a', [0, 2]],
  ['a12', [2]],
  ['b2', [1]],
])('of gates filled up with zeros, %p finds %p', (query, places) => {
  const gates = createTextIndex(['Sala A02', 'Sala B02', 'Sala A12']);
  expect([...gates.find(query)].flatMap((fits, at) => (fits ? [at] : []))).toEqual(places);
});

test('what is written right is not widened to its neighbours', () => {
  expect(found('lima')).toEqual([4]);
  expect(found('cali')).toEqual([1]);
});
