import { isLocale, type Locale } from '@eldorado/i18n/locale';

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Pixels: the narrowest page there may be, a phone, a tablet, a desk. */
export const widths = [320, 390, 768, 1200] as const;
export type Width = (typeof widths)[number];

/** How the examples are looked at. It stands in the address, so that a view can be sent to someone. */
export interface Settings {
  theme: Theme;
  /** Null: as wide as there is room. */
  width: Width | null;
  /** The language of the components' own words and of their dates and numbers. */
  locale: Locale;
}

const defaults: Settings = { theme: 'auto', width: null, locale: 'en' };

export function readSettings(query: URLSearchParams): Settings {
  const locale = query.get('locale');
  return {
    theme: themes.find((theme) => theme === query.get('theme')) ?? defaults.theme,
    width: widths.find((width) => String(width) === query.get('width')) ?? defaults.width,
    locale: isLocale(locale) ? locale : defaults.locale,
  };
}

/** @returns `?theme=dark&width=390`; `?` alone when everything is as usual, which as a link clears the query. */
export function settingsQuery(settings: Settings): string {
  const query = new URLSearchParams();
  if (settings.theme !== defaults.theme) query.set('theme', settings.theme);
  if (settings.width !== defaults.width) query.set('width', String(settings.width));
  if (settings.locale !== defaults.locale) query.set('locale', settings.locale);
  return `?${query.toString()}`;
}
