import { formatDay, type Locale } from '@eldorado/i18n';
import { sourceText } from '@eldorado/i18n/source';
import type { useServiceMessages } from './messages.ts';
import type { SourceView } from './servicesApi.ts';

/** Who says a figure, of when that is, and when it was read. */
export const saidBy = (
  t: ReturnType<typeof useServiceMessages>,
  { publisher, readOn }: SourceView,
  locale: Locale,
): string =>
  t('source', { publisher: sourceText(publisher, locale), date: formatDay(readOn, locale) });
