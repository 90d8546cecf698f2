import { useEffect, useState } from 'react';
import { afterActivity, afterTime, idleBar, timeToChange, type Activity, type LoadingBarState } from './loadingBar.ts';

/** Follows what is going on, in the browser only: the server's bar is always idle. */
export function useLoadingBar({ busy, failed }: Activity): LoadingBarState {
  const [bar, setBar] = useState(idleBar);

  useEffect(() => {
    setBar((current) => afterActivity(current, { busy, failed }, performance.now()));
  }, [busy, failed]);

  useEffect(() => {
    const wait = timeToChange(bar, performance.now());
    if (wait === null) return;
    const timer = setTimeout(() => setBar((current) => afterTime(current, performance.now())), wait);
    return () => clearTimeout(timer);
  }, [bar]);

  return bar;
}
