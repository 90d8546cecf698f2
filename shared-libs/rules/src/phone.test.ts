import { longestMobile } from './lengths.ts';
import { cleanPhone, isPhone } from './phone.ts';

test.each([
  ['3001234567', true],
  ['+57 300 123 4567', true],
  ['+57 (300) 123-45-67', true],
  ['1234567', true],
  ['+123456789012345', true],
  ['(+57) 300 123 4567', true],
  ['\u202A+57\u00A0300\u2011123\u20104567\u202C', true],
  ['123456', false],
  ['+1234567890123456', false],
  ['300 123 456x', false],
  ['57+3001234567', false],
  ['trescientos', false],
  ['', false],
])('%j is a phone number: %p', (text, is) => {
  expect(isPhone(text)).toBe(is);
});

test('the longest number may be written in groups', () => {
  const number = '+123 (456) 789-012-345';
  expect(isPhone(number)).toBe(true);
  expect(number.length).toBeLessThanOrEqual(longestMobile);
});

test.each([
  ['(+57) 300 123 4567', '+57 300 123 4567'],
  ['(0057) 300 123 4567', '+57 300 123 4567'],
  ['0057 300 123 4567', '+57 300 123 4567'],
  ['00573001234567', '+573001234567'],
  ['\u202A+57\u00A0300\u2011123\u20104567\u202C', '+57 300-123-4567'],
  ['tel:+573001234567', '+573001234567'],
  ['＋５７ ３００ １２３ ４５６７', '+57 300 123 4567'],
  ['300 123 4567', '300 123 4567'],
  ['(601) 266 2000', '(601) 266 2000'],
])('%j was meant as %j', (pasted, meant) => {
  expect(cleanPhone(pasted)).toBe(meant);
});
