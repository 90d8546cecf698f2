import { useEffect, useReducer } from 'react';
import {
  afterActivity,
  afterTime,
  idleBar,
  timeToChange,
  type Activity,
  type LoadingBarState,
} from './loadingBar.ts';

/** What happened at `now`: work began or ended, or only time passed. */
interface BarEvent {
  activity?: Activity;
  now: number;
}

const reduce = (bar: LoadingBarState, { activity, now }: BarEvent): LoadingBarState =>
  activity ? afterActivity(bar, activity, now) : afterTime(bar, now);

/** Follows what is going on, in the browser only: the server's bar is always idle. */
export function useLoadingBar({ busy, failed }: Activity): LoadingBarState {
  const [bar, happen] = useReducer(reduce, idleBar);

  useEffect(() => {
    happen({ activity: { busy, failed }, now: performance.now() });
  }, [busy, failed]);

  useEffect(() => {
    const wait = timeToChange(bar, performance.now());
    if (wait === null) return;
    const timer = setTimeout(() => happen({ now: performance.now() }), wait);
    return () => clearTimeout(timer);
  }, [bar]);

  return bar;
}
