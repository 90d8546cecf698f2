import { newCaseNumber } from '../../text/reference.ts';
import { readCaseNumber } from './readCaseNumber.ts';

const number = 'PQ-7KQ2-XM4P-9TRW';

test.each([
  number,
  ' pq-7kq2-xm4p-9trw ',
  'PQ 7KQ2 XM4P 9TRW',
  'PQ7KQ2XM4P9TRW',
  '7KQ2-XM4P-9TRW',
  '7kq2 xm4p 9trw',
  'PQ\u20117KQ2\u2013XM4P\u20149TRW',
  '\u202APQ-7KQ2-XM4P-9TRW\u202C.',
  'Número: PQ-7KQ2-XM4P-9TRW',
  'PQ-7KQ2-\nXM4P-9TRW',
])('%j is that case', (typed) => {
  expect(readCaseNumber(typed)).toBe(number);
});

test.each(['', 'PQ-0', 'ED-261121-7KQ2XM', 'PQ-7KQ2-XM4P'])('%j is none, and stays', (typed) => {
  expect(readCaseNumber(typed)).toBe(typed);
});

test('every number is read as itself, with and without PQ', () => {
  for (const one of ['PQ-PQPQ-PQPQ-PQPQ', 'PQ-2PQ3-4PQ5-6PQ7', newCaseNumber()])
    expect([readCaseNumber(one), readCaseNumber(one.slice(3))]).toEqual([one, one]);
});
