/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../testing/renderIn.tsx';
import { exampleSketch } from './exampleSketch.ts';
import { FloorSketch } from './FloorSketch.tsx';

test('the drawing is one link that says what it shows, with the names around it', () => {
  renderIn(
    'es',
    <FloorSketch
      sketch={exampleSketch}
      to="/mapas?place=notaria"
      label="Open Notary on the map: near Bank"
      caption="Near Bank"
    />,
  );
  const link = screen.getByRole('link', { name: 'Open Notary on the map: near Bank' });
  expect(link.getAttribute('href')).toContain('/mapas?place=notaria');
  const names = [...link.querySelectorAll('text')].map((text) => [
    text.textContent,
    text.getAttribute('text-anchor'),
  ]);
  expect(names).toEqual([
    ['Bank', 'end'],
    ['Post office', 'start'],
  ]);
});
