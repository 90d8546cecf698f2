/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Tile } from './Tile.tsx';
import { tileInk } from './tileInk.ts';

test('a tile’s colour is an attribute, never a style', () => {
  const { container } = render(<Tile text="AV" colour="#c8102e" />);
  expect(container.querySelector('rect')?.getAttribute('fill')).toBe('#c8102e');
  expect(container.querySelector('[style]')).toBeNull();
});

test('initials are dark on a light colour and white on a dark one', () => {
  expect(tileInk('#ffc844')).toBe('#15181d');
  expect(tileInk('#1b0088')).toBe('#ffffff');
});
