import { parseFlightNumber } from './flightNumber.ts';

test.each([
  ['9314', { number: 9314, suffix: '' }],
  ['09325', { number: 9325, suffix: '' }],
  ['450b', { number: 450, suffix: 'B' }],
  ['93145', null],
  ['AV9314', null],
  ['', null],
])('the number %j is %j', (text, number) => {
  expect(parseFlightNumber(text)).toEqual(number);
});
