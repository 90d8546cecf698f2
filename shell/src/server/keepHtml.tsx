import { renderToString } from 'react-dom/server';
import type { I18n } from '@eldorado/i18n';
import type { KeepHtml } from '../app/keptHtml.tsx';
import { I18nInstanceProvider, LocaleScope } from '../app/LocaleScope.tsx';
import { menuSections } from '../layout/menu/siteMenu.ts';
import type { Site } from '../site/site.ts';

const keepers = new WeakMap<Site, KeepHtml>();

const widgets = new WeakMap<Site, Map<string, string>>();

/** The HTML of the site's widgets that read nothing. */
export function widgetsOf(site: Site): Map<string, string> {
  const known = widgets.get(site) ?? new Map<string, string>();
  widgets.set(site, known);
  return known;
}

/** Where in the menu a page stands. One that it does not name leaves nothing in it but its section: they are many. */
function placeOf(site: Site, path: string): string {
  if (path === '' || site.pages.some((page) => page.menu && page.path === path)) return path;
  const section = menuSections(site.pages, path).find(({ current }) => current);
  return `${section?.key} ${section?.current}`;
}

/** Keeps the HTML of what pages of a site share: menu and footer are two thirds of a page's elements. */
export function keepHtmlOf(site: Site, language: I18n): KeepHtml {
  const known = keepers.get(site);
  if (known) return known;
  const made = new Map<string, string>();
  const keep: KeepHtml = (name, path, content) => {
    const key = `${name} ${placeOf(site, path)}`;
    let html = made.get(key);
    if (html === undefined) {
      html = renderToString(
        <I18nInstanceProvider value={language}>
          <LocaleScope locale={site.locale}>{content()}</LocaleScope>
        </I18nInstanceProvider>,
      );
      made.set(key, html);
    }
    return html;
  };
  keepers.set(site, keep);
  return keep;
}
