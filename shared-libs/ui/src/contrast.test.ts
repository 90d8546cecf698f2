import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrast } from './contrast.ts';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
const read = (source: string) =>
  new Map(
    [...source.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6}|var\(--[a-z0-9-]+\));/g)].map((m) => [
      m[1],
      m[2],
    ]),
  );
const themes = {
  light: read(light),
  dark: new Map([...read(light), ...read(dark)]),
};

function colour(theme: keyof typeof themes, name: string): string {
  const value = themes[theme].get(name);
  if (!value) throw new Error(`No token --${name}`);
  return value.startsWith('#') ? value : colour(theme, value.slice(6, -1));
}

const surfaces = ['paper', 'sand', 'sand-2'];
const words: [ink: string, on: string][] = [
  ...['ink', 'ink-2', 'ink-3', 'red', 'gold-deep', 'blue'].flatMap((ink) =>
    surfaces.map((on): [string, string] => [ink, on]),
  ),
  ['green-ink', 'green-wash'],
  ['gold-deep', 'gold-wash'],
  ['red', 'red-wash'],
  ['ink', 'gold-wash'],
  ['ink', 'red-wash'],
  ['ink', 'green-wash'],
  ['ink', 'blue-wash'],
  ['on-gold', 'gold'],
  ['on-gold', 'gold-hover'],
  ['sign-gold', 'sign'],
  ['on-sign', 'sign'],
  ['on-sign-2', 'sign'],
  ['on-sign', 'sign-red'],
  ['on-chosen', 'chosen'],
  ['on-chosen', 'chosen-hover'],
];
const edges: [edge: string, on: string][] = [
  ['field-line', 'paper'],
  ['field-line', 'sand'],
  ['focus', 'paper'],
  ['focus', 'sand'],
  ['accent', 'paper'],
];

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  test.each(words)('words in %s are readable on %s', (ink, on) => {
    expect(contrast(colour(theme, ink), colour(theme, on))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edges)('%s is seen on %s', (edge, on) => {
    expect(contrast(colour(theme, edge), colour(theme, on))).toBeGreaterThanOrEqual(3);
  });
});
