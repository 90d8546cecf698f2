import type { Conversion } from './conversion.ts';

/** What is said of a conversion; `{from}` and `{to}` stand for the amounts. */
export interface ConversionWords {
  result: string;
  amountError: string;
  currencyError: string;
  demo: string;
}

/**
 * A conversion in words, the same on the server and in place. An amount of a rate of the demonstration says so.
 * @param language a BCP 47 tag.
 * @param demo codes of the currencies whose rate is the demonstration's.
 */
export function conversionText(
  conversion: Conversion,
  language: string,
  words: ConversionWords,
  demo: readonly string[],
): string {
  if (conversion.kind === 'invalid')
    return conversion.amount ? words.amountError : words.currencyError;
  const { amount, from, to, result } = conversion;
  const money = (value: number, currency: string) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: 'code',
      // Of thousands the cents say nothing; a few pesos are less than a cent.
      maximumFractionDigits: value >= 1_000 ? 0 : value < 1 ? 4 : 2,
    }).format(value);
  const text = words.result
    .replace('{from}', money(amount, from))
    .replace('{to}', money(result, to));
  return demo.includes(from) || demo.includes(to) ? `${text} (${words.demo})` : text;
}
