/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { unsavedChanges, useUnsavedChanges } from './unsavedChanges.ts';

function Form({ dirty }: { dirty: boolean }) {
  useUnsavedChanges(dirty);
  return null;
}

test('something is unsaved while any form is dirty and on screen', () => {
  const seen: boolean[] = [];
  const stop = unsavedChanges.subscribe(() => seen.push(unsavedChanges.any()));
  const first = render(<Form dirty={false} />);
  const second = render(<Form dirty />);
  first.rerender(<Form dirty />);
  second.rerender(<Form dirty={false} />);
  expect(unsavedChanges.any()).toBe(true);
  first.unmount();
  expect(unsavedChanges.any()).toBe(false);
  expect(seen).toEqual([true, true, true, false]);
  stop();
  render(<Form dirty />);
  expect(seen).toHaveLength(4);
});
