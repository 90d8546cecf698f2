/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { renderIn } from '../testing/renderIn.tsx';
import { gallery } from './chart.examples.tsx';

const example = (name: string) => {
  const found = gallery.examples.find((each) => each.name === name);
  if (!found) throw new Error(`No example ${name}`);
  return found.render();
};

test('a chart is one picture with a sentence, and a table with the same figures', () => {
  renderIn('en', example('columns'));
  const sentence = 'From 741 in 2018 to 809 in 2024. No figure for 2021.';
  expect(screen.getByText(sentence)).toBeTruthy();
  const table = screen.getByText('The figures as a table').closest('details')!;
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent).slice(3, 6)).toEqual([
    '2020536',
    '2021no figure',
    '2022780',
  ]);
});

test('arrow keys go over the points, whose words stand below and are said', () => {
  renderIn('en', example('columns'));
  const chart = screen.getByRole('slider', { name: 'Cargo by year, thousands of tonnes' });
  expect(chart.getAttribute('aria-valuetext')).toBe('2024: 809');
  fireEvent.keyDown(chart, { key: 'ArrowLeft' });
  fireEvent.keyDown(chart, { key: 'ArrowLeft' });
  expect(screen.getByText('2022: 780')).toBeTruthy();
  fireEvent.keyDown(chart, { key: 'ArrowLeft' });
  expect(chart.getAttribute('aria-valuetext')).toBe('2021: no figure');
  fireEvent.keyDown(chart, { key: 'Home' });
  fireEvent.keyDown(chart, { key: 'ArrowLeft' });
  expect([chart.getAttribute('aria-valuetext'), chart.getAttribute('aria-valuenow')]).toEqual([
    '2018: 741',
    '1',
  ]);
});

test('who points at a chart sees the point that is there', () => {
  renderIn('en', example('columns'));
  const chart = screen.getByRole('slider');
  chart.getBoundingClientRect = () => ({ left: 100, width: 700 }) as DOMRect;
  fireEvent(chart, new MouseEvent('pointermove', { clientX: 350, bubbles: true }));
  expect(screen.getByText('2020: 536')).toBeTruthy();
});

test('series are told apart by more than colour', () => {
  const { container } = renderIn('en', example('changes'));
  const bars = [...container.querySelectorAll('svg[role] rect')];
  expect(new Set(bars.map((bar) => bar.getAttribute('data-dress')))).toEqual(
    new Set(['0', '1', '2']),
  );
  expect(container.querySelector('rect[data-dress="1"]')?.getAttribute('fill')).toMatch(/^url/);
});
