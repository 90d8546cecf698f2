import { useEffect, useEffectEvent } from 'react';
import type { LiveBoard } from '../../live/useLiveBoard.ts';

/** Fetches the whole day once text is typed: the server's page of rows is not all there is to filter. */
export function useDayWhenTyped(live: Pick<LiveBoard, 'day' | 'refresh'>, typed: boolean): void {
  const fetchDay = useEffectEvent(() => {
    if (!live.day) live.refresh();
  });
  // Keys may come before the page is live.
  useEffect(() => {
    if (typed) fetchDay();
  }, [typed]);
}
