/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ClockProvider, stillClock } from '@eldorado/remote';
import { secondsUntil } from './codeRequest.ts';
import { useCountdown } from './useCountdown.ts';

const now = new Date('2026-03-02T15:00:00Z');
const wrapper = ({ children }: { children: ReactNode }) => (
  <ClockProvider value={stillClock(now)}>{children}</ClockProvider>
);

afterEach(() => jest.useRealTimers());

test('it counts seconds down to nothing, and begins anew with another instant', () => {
  jest.useFakeTimers();
  const { result, rerender } = renderHook(({ until }) => useCountdown(until), {
    wrapper,
    initialProps: { until: '2026-03-02T15:00:30Z' },
  });
  expect(result.current).toBe(30);
  act(() => jest.advanceTimersByTime(12_000));
  expect(result.current).toBe(18);
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toBe(0);
  rerender({ until: '2026-03-02T15:00:20Z' });
  expect(result.current).toBe(20);
});

test('a phone whose clock is wrong waits two minutes at most, and never a negative time', () => {
  expect(secondsUntil('2026-03-02T18:00:00Z', now)).toBe(120);
  expect(secondsUntil('2026-03-02T14:00:00Z', now)).toBe(0);
});
