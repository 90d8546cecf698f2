import { readPlate } from './plate.ts';

test.each(['ABC123', 'abc123', ' abc 123 ', 'ABC-123', 'a.b.c·123'])('%p is a plate', (text) => {
  expect(readPlate(text)).toBe('ABC123');
});

test.each(['', 'ABC12', 'ABC1234', 'AB1234', '123ABC', 'ABCD123', 'ÑBC123'])(
  '%p is none',
  (text) => {
    expect(readPlate(text)).toBeNull();
  },
);
