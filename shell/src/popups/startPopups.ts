import { splitLocale, type I18n } from '@eldorado/i18n';
import type { PageClock } from '@eldorado/remote';
import type { SiteStore } from '@eldorado/store';
import type { Popup } from './popupRules.ts';

/**
 * The browser's pop-ups. Only their list is asked for; the code comes with the first page that has one.
 * @param page.pathname the address on screen.
 * @returns what to call when another page is on screen.
 */
export function startPopups(page: {
  apiBaseUrl: string;
  store: SiteStore;
  i18n: I18n;
  clock: PageClock;
  pathname: () => string;
}): () => void {
  const { apiBaseUrl, store, i18n, clock } = page;
  const inForce = readPopups(apiBaseUrl);
  let onScreen = new AbortController();

  async function look() {
    onScreen.abort();
    onScreen = new AbortController();
    const { signal } = onScreen;
    const { locale, path } = splitLocale(page.pathname());
    const popups = (await inForce).filter(({ paths }) =>
      paths.some((place) => place === '*' || place === path),
    );
    if (popups.length === 0) return;
    const [{ offerPopup }, { showPopup }] = await Promise.all([
      import(/* webpackChunkName: "popup" */ './offerPopup.ts'),
      import(/* webpackChunkName: "popup" */ './showPopup.tsx'),
    ]);
    if (signal.aborted) return;
    const show = (popup: Popup) => showPopup(popup, path, { store, i18n, clock, locale });
    offerPopup(popups, { now: clock.now, show }, signal);
  }

  // Without the API, or the code, there are none.
  const pageChanged = () => void look().catch(() => undefined);
  pageChanged();
  return pageChanged;
}

/** Plain fetch: axios, and the loading bar, are not for what nobody waits for. */
async function readPopups(apiBaseUrl: string): Promise<readonly Popup[]> {
  const answer = await fetch(`${apiBaseUrl}/v2/popups`);
  if (!answer.ok) return [];
  return ((await answer.json()) as { popups: Popup[] }).popups;
}
