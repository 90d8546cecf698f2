/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Accordion } from './Accordion.tsx';

const items = [
  { key: 'liquids', title: '¿Cuánto líquido puedo llevar?', content: '100 ml por envase.' },
  { key: 'pets', title: '¿Puedo viajar con mi mascota?', content: 'Sí.', open: true },
];
const details = (text: string) => screen.getByText(text).closest('details');

test('each title is a heading, and its answer is folded until asked for', () => {
  render(<Accordion items={items} level={3} />);
  expect(
    screen.getByRole('heading', { level: 3, name: '¿Cuánto líquido puedo llevar?' }),
  ).toBeTruthy();
  expect(details('100 ml por envase.')?.open).toBe(false);
  expect(details('Sí.')?.open).toBe(true);
});

test('an answer can be linked to', () => {
  render(<Accordion items={items} level={3} />);
  expect(details('Sí.')?.id).toBe('pets');
});

test('only where asked to, opening one closes the others', () => {
  const { rerender } = render(<Accordion items={items} level={3} />);
  expect(details('Sí.')?.getAttribute('name')).toBeNull();
  rerender(<Accordion items={items} level={3} single />);
  expect(details('Sí.')?.getAttribute('name')).toBeTruthy();
  expect(details('100 ml por envase.')?.getAttribute('name')).toBe(
    details('Sí.')?.getAttribute('name'),
  );
});
