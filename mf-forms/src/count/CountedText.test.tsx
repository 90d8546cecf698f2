/** @jest-environment @eldorado/testing/jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { CountedText } from './CountedText.tsx';

const show = (defaultValue = '') =>
  render(
    <CountedText
      label="Comment"
      name="comment"
      hint="Up to 1000."
      defaultValue={defaultValue}
      max={1000}
      left={(count) => `Left: ${count}`}
      over={(count) => `Too many: ${count}`}
    />,
  );
const write = (length: number) =>
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'x'.repeat(length) } });
const spoken = () => screen.getByRole('status').textContent;
const seen = () => document.getElementById('comment-hint')?.textContent;

test('a text is counted from 80 % of its characters on', () => {
  show();
  write(799);
  expect([seen(), spoken()]).toEqual(['Up to 1000.', '']);
  write(800);
  expect([seen(), spoken()]).toEqual(['Up to 1000. Left: 200', 'Left: 200']);
  write(1003);
  expect([seen(), spoken()]).toEqual(['Up to 1000. Too many: 3', 'Too many: 3']);
});

test('what came with the page counts, and air around it does not', () => {
  show(`${'x'.repeat(900)}\n\n  `);
  expect([seen(), spoken()]).toEqual(['Up to 1000. Left: 100', 'Left: 100']);
});

test('the count is seen at each key and spoken now and then', () => {
  show();
  const heard = new Set<string | null>();
  for (let length = 800; length <= 1000; length += 1) {
    write(length);
    expect(seen()).toContain(`Left: ${1000 - length}`);
    heard.add(spoken());
  }
  expect(heard.size).toBeLessThanOrEqual(8);
});

test('a field that is described names its hint, not the count that changes', () => {
  show('x'.repeat(900));
  expect(screen.getByRole('textbox', { description: 'Up to 1000.' })).toBeTruthy();
});
