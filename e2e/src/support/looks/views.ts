import type { Page } from 'playwright';
import { locales, type Locale } from '@eldorado/i18n/locale';
import { thorough, thoroughly } from '@eldorado/testing/thorough';

/** How a page is looked at. */
export interface View {
  locale: Locale;
  /** Of the window, in px. */
  width: number;
  colorScheme: 'light' | 'dark';
}

/**
 * Every language on a phone and on a desk. The themes take turns, so that each width is looked at in both: no language has colours of
 * its own.
 */
const all: readonly View[] = locales.flatMap((locale, index) =>
  [390, 1280].map((width, turn) => ({
    locale,
    width,
    colorScheme: (index + turn) % 2 === 0 ? 'light' : 'dark',
  })),
);

/** Each language once, each width and each theme twice. */
const each: readonly View[] = [
  { locale: 'es', width: 390, colorScheme: 'light' },
  { locale: 'en', width: 1280, colorScheme: 'dark' },
  { locale: 'fr', width: 390, colorScheme: 'dark' },
  { locale: 'pt', width: 1280, colorScheme: 'light' },
];

export { thorough, thoroughly };

/** Of many that are alike those that are gone through: all when it is thorough, else the first and each `step`th after it. */
export const partOf = <T>(items: readonly T[], step: number): readonly T[] =>
  thorough ? items : items.filter((_, index) => index % step === 0);

/** Whether the next of many that are alike is looked at, where a journey only meets them: as many as of `partOf`. */
export function meetPart(step: number): () => boolean {
  let met = 0;
  return () => thorough || met++ % step === 0;
}

/**
 * The views in which a test looks for faults: all eight when it is thorough, else one of each language.
 * @param index of the page among many of its kind: `count` of the four are its own, and the next page has the next ones.
 */
export function viewsOf(index = 0, count = each.length): readonly View[] {
  if (thorough) return all;
  return Array.from(
    { length: count },
    (_, offset) => each[(index * count + offset) % each.length],
  ).filter((view) => view !== undefined);
}

/**
 * Looks at a page in views: it is opened once in each of their languages, as its first view is, and becomes the others where it stands,
 * as a window does that is made wider.
 * @param open brings the page into the state that is looked at.
 */
export async function throughViews(
  page: Page,
  views: readonly View[],
  open: (locale: Locale) => Promise<void>,
  look: (view: View) => Promise<void>,
): Promise<void> {
  for (const locale of locales) {
    const own = views.filter((view) => view.locale === locale);
    const [first] = own;
    if (!first) continue;
    await show(page, first);
    await open(locale);
    for (const view of own) {
      await show(page, view);
      await look(view);
    }
  }
}

async function show(page: Page, { width, colorScheme }: View): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // Colours that still change would be measured half way.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}
