import { outsideSelectors } from './reach.ts';

test.each([
  '.a',
  'td.a',
  '.a > td',
  '.a td:hover',
  'html[data-theme="dark"] .a',
  'body:has(.a) .b',
  '.a:is(h1, h2)',
  ':is(.a, .b) td',
  ':where(.a):not(:first-child)',
  '.a::before',
  '.a[title="x, y"]',
  '.a\\:b',
  '& td',
  '&:hover',
  '.a + label',
])('%s stays inside', (selector) => {
  expect(outsideSelectors(selector)).toEqual([]);
});

test.each([
  'body:has(.a) header',
  'body:has(.a)',
  ':root',
  'html:has(> body .a) nav',
  'header:not(.a)',
  ':is(body, .a) header',
  ':where(header:has(.a))',
  'header:has(&)',
  'body:has(.a[title=")"]) header',
  'h1',
  '*',
  'a[href=".pdf"]',
  ':nth-child(1 of .a)',
])('%s reaches out', (selector) => {
  expect(outsideSelectors(selector)).toHaveLength(1);
});

test('of several selectors those that reach out are named', () => {
  expect(outsideSelectors('.a, body:has(.a) header, .b td,main')).toEqual([
    'body:has(.a) header',
    'main',
  ]);
});
