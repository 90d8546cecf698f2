import { isLocale, locales, type Locale } from '@eldorado/i18n/locale';
import type { HarnessExample } from './example.ts';

/** How the API behind an example behaves: as the example says, seconds late, or not at all. */
export const apiModes = ['normal', 'slow', 'failing'] as const;
export type ApiMode = (typeof apiModes)[number];

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Widths of the frame, in CSS pixels; none shows the example over the whole window. */
export const widths = [320, 390, 768, 1440] as const;

/** What the harness can be asked to change, all of it in the address. */
export interface Switches {
  locale: Locale;
  theme: Theme;
  api: ApiMode;
  width: number | null;
  /** ISO instant, or `live` for a clock that goes. */
  now: string;
}

/** Reads an example's switches from its address; what is not understood is as if it were not there. */
export function readSwitches(query: URLSearchParams, example: HarnessExample): Switches {
  const locale = query.get('locale');
  const width = Number(query.get('width'));
  const now = query.get('now') ?? '';
  return {
    locale: isLocale(locale) ? locale : 'es',
    theme: oneOf(themes, query.get('theme'), 'system'),
    api: oneOf(apiModes, query.get('api'), 'normal'),
    width: Number.isInteger(width) && width >= 200 && width <= 4_000 ? width : null,
    now: now === 'live' || isInstant(now) ? now : example.now,
  };
}

const isInstant = (text: string): boolean =>
  /^[\d:.TZ+-]+$/.test(text) && !Number.isNaN(Date.parse(text));

function oneOf<T extends string>(values: readonly T[], asked: string | null, otherwise: T): T {
  return values.find((value) => value === asked) ?? otherwise;
}

/** The switches as a form: choosing changes the address, so what is on screen can be sent to someone. */
export function switchesForm({ locale, theme, api, width, now }: Switches): string {
  return `<form class="harness-switches" lang="en" method="get" aria-label="Example">${[
    select('locale', 'Language', locales, locale),
    select('theme', 'Theme', themes, theme),
    select('width', 'Width', ['', ...widths], width ?? ''),
    select('api', 'API', apiModes, api),
    `<label>Clock (an instant, or live) <input name="now" value="${now}"></label>`,
  ].join('')}<button type="submit">Show</button><a href="/">All examples</a></form>`;
}

function select(
  name: string,
  label: string,
  values: readonly (string | number)[],
  chosen: string | number,
): string {
  const options = values.map(
    (value) =>
      `<option value="${value}"${value === chosen ? ' selected' : ''}>${value || 'window'}</option>`,
  );
  return `<label>${label} <select name="${name}">${options.join('')}</select></label>`;
}
