import type { Http } from '@eldorado/http';
import { appActions, type AppState, type SiteStore } from '@eldorado/store';

/** Milliseconds between two looks at the airport's state, and after which who comes back to the page asks. */
const interval = 120_000;
const whenBack = 10_000;

/**
 * Keeps the alert bar true while somebody looks at the page: open or closed, the message and the weather are asked for
 * again now and then, and when the visitor comes back, unless the page's event stream told them meanwhile. Without an
 * answer the last state stays, with its age.
 */
export function followAirport(http: Pick<Http, 'get'>, store: SiteStore): void {
  // Where the server had to send a page of before.
  const isOfNow = () => document.querySelector('[data-aged]')?.remove();
  let readAt = Date.now();
  let known = store.getState().app.airport;
  store.subscribe(() => {
    const { airport } = store.getState().app;
    if (airport === known) return;
    readAt = Date.now();
    known = airport;
    isOfNow();
  });
  async function read(atMost: number) {
    if (document.hidden || !navigator.onLine || Date.now() - readAt < atMost) return;
    readAt = Date.now();
    const { data } = await http.get<AppState['airport']>('/v2/airport-state');
    known = data;
    store.dispatch(appActions.airportRead(data));
    isOfNow();
  }
  const look = (atMost: number) => void read(atMost).catch(() => undefined);
  const lookAgain = () => look(whenBack);
  setInterval(() => look(interval), interval);
  document.addEventListener('visibilitychange', lookAgain);
  window.addEventListener('pageshow', lookAgain);
  window.addEventListener('online', lookAgain);
  if (document.querySelector('[data-aged]')) look(0);
}
