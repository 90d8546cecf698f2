import { createServedPages } from './servedPages.ts';

test('a page that was sent vouches for ten minutes for the reports of its network on its set', () => {
  let now = 1_000_000;
  const pages = createServedPages(() => now);
  const known = () => ['one', 'other'].map((network) => pages.wasServed('3fa2b19c07de', network));
  expect(known()).toEqual([false, false]);
  expect(pages.note('3fa2b19c07de', 'one')).toBe(true);
  expect(pages.note('ffffffffffff', 'other')).toBe(true);
  expect(pages.note('3fa2b19c07de', 'one')).toBe(false);
  expect(known()).toEqual([true, false]);
  // Another page counts from when it was sent.
  now += 540_000;
  expect(pages.note('3fa2b19c07de', 'one')).toBe(true);
  now += 90_000;
  expect(known()).toEqual([true, false]);
  now += 600_000;
  expect(known()).toEqual([false, false]);
  expect(pages.note('3fa2b19c07de', 'one')).toBe(true);
});
