/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { LoadingBar } from './LoadingBar.tsx';
import { useLoadingBar } from './useLoadingBar.ts';

function Bar(activity: { busy: boolean; failed: boolean }) {
  return <LoadingBar bar={useLoadingBar(activity)} label="Cargando la página" />;
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const bar = () => screen.queryByRole('progressbar', { name: 'Cargando la página' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('it appears after 200 ms, fills, and leaves 500 ms after the work', () => {
  const { rerender } = render(<Bar busy failed={false} />);
  pass(199);
  expect(bar()).toBeNull();
  pass(1);
  pass(2_500);
  expect(bar()?.getAttribute('aria-valuenow')).toBe('50');
  rerender(<Bar busy={false} failed={false} />);
  expect(bar()?.getAttribute('aria-valuenow')).toBe('100');
  pass(499);
  expect(bar()).not.toBeNull();
  pass(1);
  expect(bar()).toBeNull();
});

test('quick work leaves no trace', () => {
  const { rerender } = render(<Bar busy failed={false} />);
  pass(150);
  rerender(<Bar busy={false} failed={false} />);
  pass(1_000);
  expect(bar()).toBeNull();
});

test('a failure is red', () => {
  const { rerender } = render(<Bar busy failed={false} />);
  pass(100);
  rerender(<Bar busy={false} failed />);
  expect(bar()?.className).toContain('failed');
  pass(500);
  expect(bar()).toBeNull();
});
