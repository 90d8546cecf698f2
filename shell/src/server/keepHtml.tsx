import { renderToString } from 'react-dom/server';
import type { I18n } from '@eldorado/i18n';
import type { KeepPart } from '@eldorado/remote';
import { I18nInstanceProvider, LocaleScope } from '../app/LocaleScope.tsx';
import type { Site } from '../site/site.ts';

const widgets = new WeakMap<Site, Map<string, string>>();

/** The HTML of the site's widgets that read nothing. */
export function widgetsOf(site: Site): Map<string, string> {
  const known = widgets.get(site) ?? new Map<string, string>();
  widgets.set(site, known);
  return known;
}

const keepers = new WeakMap<Site, KeepPart>();

/** Parts that stay for each language: 2 KB a row of a board, of which a day has a thousand, some as they were before. */
const mostParts = 2_000;

/**
 * Keeps the HTML of parts that stand on many pages: menu and footer are two thirds of a page's elements, a flight's cells stand
 * on the boards of many hours. Those that were asked for last stay.
 */
export function keepPartOf(site: Site, language: I18n): KeepPart {
  const known = keepers.get(site);
  if (known) return known;
  const made = new Map<string, string>();
  const keep: KeepPart = (key, content) => {
    const html =
      made.get(key) ??
      renderToString(
        <I18nInstanceProvider value={language}>
          <LocaleScope locale={site.locale}>{content()}</LocaleScope>
        </I18nInstanceProvider>,
      );
    made.delete(key);
    made.set(key, html);
    if (made.size > mostParts) made.delete(made.keys().next().value ?? '');
    return html;
  };
  keepers.set(site, keep);
  return keep;
}
