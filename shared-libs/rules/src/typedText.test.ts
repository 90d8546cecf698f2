import { cleanText, isOneLine } from './typedText.ts';

test.each([
  ['  Ana\u200B María\uFEFF ', 'Ana María'],
  ['\u200B\u2060\u200D', ''],
  ['نمی\u200Cخواهم', 'نمی\u200Cخواهم'],
  ['👩\u200D✈️', '👩\u200D✈️'],
  ['uno\r\ndos\r\n', 'uno\ndos'],
])('%j was meant as %j', (typed, meant) => {
  expect(cleanText(typed)).toBe(meant);
});

test.each([
  ['Ana María Rojas', true],
  ['李 小龍', true],
  ['👩\u200D✈️ Ana', true],
  ['Ana\nBcc: eva@example.com', false],
  ['Ana\u001B[2J', false],
  ['Ana\u0000', false],
  ['Ana\u202Eajor', false],
  ['Ana\u2028Rojas', false],
])('%j is one line: %p', (text, is) => {
  expect(isOneLine(text)).toBe(is);
});
