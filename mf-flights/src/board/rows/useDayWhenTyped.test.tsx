/** @jest-environment @eldorado/testing/jsdom */
import { renderHook } from '@testing-library/react';
import type { DayView } from './wholeDay.ts';
import { useDayWhenTyped } from './useDayWhenTyped.ts';

function show(day: DayView | undefined, typed: boolean) {
  const refresh = jest.fn();
  const { rerender } = renderHook((props) => useDayWhenTyped({ day, refresh }, props.typed), {
    initialProps: { typed },
  });
  return { refresh, type: () => rerender({ typed: true }) };
}

test('the day is fetched with the first key, and once', () => {
  const { refresh, type } = show(undefined, false);
  expect(refresh).not.toHaveBeenCalled();
  type();
  type();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('what was typed before the page was live counts', () => {
  expect(show(undefined, true).refresh).toHaveBeenCalledTimes(1);
});

test('a day that is here is not fetched again', () => {
  const { refresh, type } = show({} as DayView, false);
  type();
  expect(refresh).not.toHaveBeenCalled();
});
