import { languageTag, type Locale } from '@eldorado/i18n';

/** A calendar day with its year: `2026-02-12` → `12 de febrero de 2026`. */
export function formatDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTag[locale], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
