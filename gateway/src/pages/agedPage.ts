import { bogotaClock, bogotaDay, formatDate } from '@eldorado/i18n';
import type { Locale, Translated } from '@eldorado/i18n/locale';
import { repack, unpack, type PackedPage } from './pageCache.ts';

/** Milliseconds that a page's data may be behind the API's without a word. */
const longestUnsaid = 10_000;

const words: Translated<{ label: string; text: (when: string) => string }> = {
  es: {
    label: 'Página sin actualizar',
    text: (when) =>
      `Esta página muestra los datos ${when}. En este momento no podemos actualizarla.`,
  },
  en: {
    label: 'Page not up to date',
    text: (when) => `This page shows data ${when}. We cannot update it at the moment.`,
  },
  fr: {
    label: 'Page non actualisée',
    text: (when) =>
      `Cette page montre les données ${when}. Nous ne pouvons pas l’actualiser pour le moment.`,
  },
  pt: {
    label: 'Página sem atualização',
    text: (when) => `Esta página mostra os dados ${when}. No momento não podemos atualizá-la.`,
  },
};

const times: Translated<(time: string, day: string | null) => string> = {
  es: (time, day) => (day ? `del ${day}, ${time}` : `de las ${time}`),
  en: (time, day) => (day ? `of ${day}, ${time}` : `as of ${time}`),
  fr: (time, day) => (day ? `du ${day}, ${time}` : `de ${time}`),
  pt: (time, day) => (day ? `de ${day}, ${time}` : `das ${time}`),
};

/** What a page of before says of itself, above all that it shows. An instant stays true, however long the page is looked at. */
export function agedNote(dataAt: Date, now: Date, locale: Locale): string {
  const day = bogotaDay(dataAt) === bogotaDay(now) ? null : formatDate(dataAt, locale);
  const { label, text } = words[locale];
  const when = times[locale](bogotaClock(dataAt), day);
  return `<aside data-aged aria-label="${label}"><p>${text(when)}</p></aside>`;
}

const aged = new WeakMap<PackedPage, { dataAt: number; page: Promise<PackedPage> }>();
const root = '<div id="root">';

/**
 * The page as it is to be served now: with its age above it, once its data are too old to be shown without a word. It stands
 * outside of what React renders, which would be another than the server's.
 */
export function withAge(
  page: PackedPage,
  now: Date,
  locale: Locale,
): Promise<PackedPage> | PackedPage {
  if (now.getTime() - page.dataAt <= longestUnsaid) return page;
  const known = aged.get(page);
  if (known?.dataAt === page.dataAt) return known.page;
  const made = unpack(page).then((html) => {
    const text = html.toString();
    const note = agedNote(new Date(page.dataAt), now, locale);
    return repack(page, Buffer.from(text.replace(root, () => note + root)));
  });
  aged.set(page, { dataAt: page.dataAt, page: made });
  return made;
}
