import { readFileSync } from 'node:fs';
import { drawn } from './drawn.ts';

test('what the tools make is what is committed, byte by byte', () => {
  const root = new URL('../', import.meta.url);
  const differing = [...drawn()].filter(
    ([file, text]) => readFileSync(new URL(file, root), 'utf8') !== text,
  );
  expect(differing.map(([file]) => file)).toEqual([]);
});
