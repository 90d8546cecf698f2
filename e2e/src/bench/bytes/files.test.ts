import { changedFiles, fileSizes } from './files.ts';
import type { PageWeight } from './bytes.ts';

const page = (files: Record<string, number>): PageWeight => ({
  path: '/',
  javascript: 0,
  files,
  touched: null,
  prefetched: 0,
  html: 0,
});

test('a file is counted once, however many pages load it', () => {
  const weights = [
    page({ 'shell/main.js': 60_000, 'a.js': 1_000 }),
    page({ 'shell/main.js': 60_000 }),
  ];
  expect(fileSizes(weights)).toEqual({ 'a.js': 1, 'shell/main.js': 60 });
});

test('what grew, came or went is named, the most changed first; what is as it was is not', () => {
  const banked = { 'same.js': 10, 'grew.js': 10, 'shrank.js': 10, 'gone.js': 3 };
  const now = { 'same.js': 10.2, 'grew.js': 12.5, 'shrank.js': 9, 'came.js': 4 };
  expect(changedFiles(now, banked)).toEqual([
    'came.js is new: 4 KB',
    'gone.js is loaded no more: 3 KB',
    'grew.js: 12.5 KB, 2.5 KB more than banked',
    'shrank.js: 9 KB, 1 KB less than banked',
  ]);
});
