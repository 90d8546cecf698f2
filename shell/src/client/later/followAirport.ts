import type { Http } from '@eldorado/http';
import { appActions, type AppState, type SiteStore } from '@eldorado/store';

/** Milliseconds between two looks at the airport's state. */
const interval = 120_000;

/**
 * Keeps the alert bar true while somebody looks at the page: open or closed, the message and the weather are asked for
 * again now and then, and when the visitor comes back, unless the page's event stream told them meanwhile. Without an
 * answer the last state stays, with its age.
 */
export function followAirport(http: Pick<Http, 'get'>, store: SiteStore): void {
  let readAt = Date.now();
  let known = store.getState().app.airport;
  store.subscribe(() => {
    const { airport } = store.getState().app;
    if (airport !== known) readAt = Date.now();
    known = airport;
  });
  async function read() {
    if (document.hidden || !navigator.onLine || Date.now() - readAt < interval) return;
    readAt = Date.now();
    const { data } = await http.get<AppState['airport']>('/v2/airport-state');
    known = data;
    store.dispatch(appActions.airportRead(data));
  }
  const look = () => void read().catch(() => undefined);
  setInterval(look, interval);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
}
