import type { AppState } from '@eldorado/store';
import type { PageHead } from '../site/shellBundle.ts';
import type { SitePage } from '../site/site.ts';
import { layoutWidgets } from '../widgets/layoutWidgets.ts';
import { homeScene } from './scenes/home/homeScene.ts';

/** The airport's state stands on top of every page, on a sign. */
const themeColor: PageHead['themeColor'] = { light: '#15181d', dark: '#08090b' };

/**
 * What the document's head includes of a page and the layout around it.
 * @param path without locale prefix.
 * @param page null where the address has none.
 * @param airport as the page was rendered with it.
 */
export function pageHead(
  path: string,
  page: SitePage | null,
  now: Date,
  airport: AppState['airport'],
): PageHead {
  return {
    pictures: path === '/' ? homePictures(now, airport) : [page?.background ?? 'plain'],
    widgets: [...layoutWidgets, ...(page?.widgets ?? [])],
    themeColor,
  };
}

/** The pictures of the hour, and of the sky. */
function homePictures(now: Date, airport: AppState['airport']): string[] {
  const { hour, sky } = homeScene(now, airport);
  return [`home-${hour}`, ...(sky ? [`home-${sky}`] : [])];
}
