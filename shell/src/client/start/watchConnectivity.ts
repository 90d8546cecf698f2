import { appActions, type SiteStore } from '@eldorado/store';

/** Keeps in the store whether the browser has a network. */
export function watchConnectivity(store: SiteStore): void {
  const update = () => store.dispatch(appActions.connectivityChanged(navigator.onLine));
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  if (!navigator.onLine) update();
}
