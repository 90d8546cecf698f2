import type { Locale } from '@eldorado/i18n/locale';

/** The flight as a calendar file, at the API of the page's own origin. */
export const calendarAddress = (flight: string, locale: Locale): string =>
  `/api/v2/flights/${encodeURIComponent(flight)}.ics?locale=${locale}`;
