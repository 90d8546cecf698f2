import { formatDate, type Locale } from '@eldorado/i18n';
import type { useServiceMessages } from './messages.ts';
import type { SourceView } from './servicesApi.ts';

/** Who says a figure, and when that was read. */
export const sourceText = (
  t: ReturnType<typeof useServiceMessages>,
  { publisher, readOn }: SourceView,
  locale: Locale,
): string =>
  // Noon in Bogotá: a bare date would be read as midnight UTC, the day before.
  t('source', { publisher, date: formatDate(`${readOn}T17:00:00Z`, locale) });
