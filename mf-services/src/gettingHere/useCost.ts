import { formatPesos, useLocale } from '@eldorado/i18n';
import { useServiceMessages } from '../messages.ts';

/** Pesos, one amount or from least to most. */
export function useCost() {
  const t = useServiceMessages();
  const locale = useLocale();
  return (min: number | null, max: number | null): string | null => {
    if (min === null || max === null) return null;
    if (max === 0) return t('cityFree');
    if (min === max) return formatPesos(min, locale);
    return t('taxiRange', { min: formatPesos(min, locale), max: formatPesos(max, locale) });
  };
}
