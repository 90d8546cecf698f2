import { languageTag, type Locale } from '@eldorado/i18n';
import type { DrawChart } from '../chartDrawing.ts';
import { formView, type FormView } from './formView.ts';
import { historyView, type HistoryView } from './historyView.ts';
import { housesView, type HousesView } from './housesView.ts';
import { currencyAsked, type RateAnswers } from './ratesApi.ts';
import { rateTable, type RateTableView } from './rateTableView.ts';
import { rateWords, type RateWords } from './words.ts';

/** Where to change money, what that costs and what to bring. */
export interface MoneyCardView {
  label: string;
  /** Null while no house is known. */
  where: { label: string; answer: string; demo: boolean } | null;
  cost: { label: string; answer: string; demo: boolean };
  bring: { label: string; answers: readonly string[] };
}

export interface ConverterView {
  words: Pick<RateWords, 'demo' | 'unavailable'>;
  card: MoneyCardView;
  form: FormView | null;
  rates: RateTableView;
  houses: HousesView | null;
  history: HistoryView | null;
}

/**
 * What the page shows of an address, in a language.
 * @param context.cashLimit from which amount on cash is declared; nothing is said of it without.
 */
export function converterView(
  { rates, houses, history }: RateAnswers,
  context: {
    locale: Locale;
    query: URLSearchParams;
    now: Date;
    cashLimit: string | undefined;
    drawChart: DrawChart;
  },
): ConverterView {
  const { locale, query, now, cashLimit, drawChart } = context;
  const words = rateWords(locale);
  const names = new Intl.DisplayNames([languageTag[locale]], { type: 'currency' });
  const nameOf = (code: string) => `${code} · ${names.of(code) ?? code}`;
  const asked = currencyAsked(query);
  const list = rates?.rates ?? [];
  const shown = houses && housesView(houses.houses, asked, { locale, words, rates: list, nameOf });
  const { demo, unavailable } = words;
  return {
    words: { demo, unavailable },
    card: cardView(shown, words, cashLimit),
    form: rates && formView(list, { locale, query, words, now, nameOf }),
    rates: rateTable(list, { locale, words, names }),
    houses: shown,
    history: history && historyView(history, { locale, words, name: nameOf(asked), drawChart }),
  };
}

function cardView(
  houses: HousesView | null,
  { card }: RateWords,
  cashLimit: string | undefined,
): MoneyCardView {
  const { label, where, cost, bring, document, cash } = card;
  const margin = houses?.margin ?? null;
  const currency = houses?.choices.find(({ current }) => current)?.label ?? '';
  return {
    label,
    where:
      houses === null || houses.rows.length === 0
        ? null
        : { label: where, answer: card.houses(houses.rows.length), demo: houses.demo },
    cost: {
      label: cost,
      answer: margin ? card.margin(margin, currency) : card.noMargin,
      demo: margin?.demo ?? false,
    },
    bring: { label: bring, answers: cashLimit ? [document, cash(cashLimit)] : [document] },
  };
}
