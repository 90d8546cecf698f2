import { useEffect, useEffectEvent, useState } from 'react';
import type { Http } from '@eldorado/http';
import { useSiteDispatch } from '../react.ts';
import type { StreamListener } from './eventData.ts';

/** How a query asks for news by itself, while the page is in front. */
export const everyMinute = { pollingInterval: 60_000, skipPollingIfUnfocused: true };
const notAtAll = { ...everyMinute, pollingInterval: 0 };

/** Whether events come is told beside them. Its code is fetched when somebody listens. */
const followEvents =
  (listener: StreamListener & { connected(connected: boolean): void }) =>
  (dispatch: (action: object) => unknown, _getState: unknown, { http }: { http: Http }) => {
    let stop: (() => void) | null = null;
    let stopped = false;
    import(/* webpackChunkName: "events" */ './connection.ts').then(
      ({ connectionOf }) => {
        if (!stopped) stop = connectionOf(http, dispatch).add(listener);
      },
      // As where no stream comes: the queries ask by themselves.
      () => undefined,
    );
    return () => {
      stopped = true;
      stop?.();
    };
  };

/**
 * Listens to the API's event stream while the component is on screen; all that listen on a page share one connection.
 * @returns how queries for the same keep fresh: they ask every minute where no events come, and else not at all.
 */
export function useEvents(listener: StreamListener): typeof everyMinute {
  const dispatch = useSiteDispatch();
  const [connected, setConnected] = useState(false);
  const current = useEffectEvent(() => listener);
  useEffect(
    () =>
      dispatch(
        followEvents({
          connected: setConnected,
          ready: (data) => current().ready?.(data),
          changes: (data) => current().changes?.(data),
          reset: (data) => current().reset?.(data),
          figures: (data) => current().figures?.(data),
        }),
      ),
    [dispatch],
  );
  return connected ? notAtAll : everyMinute;
}
