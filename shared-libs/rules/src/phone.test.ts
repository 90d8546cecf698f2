import { longestMobile } from './lengths.ts';
import { isPhone } from './phone.ts';

test.each([
  ['3001234567', true],
  ['+57 300 123 4567', true],
  ['+57 (300) 123-45-67', true],
  ['1234567', true],
  ['+123456789012345', true],
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
