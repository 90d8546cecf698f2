import { formatPesos, type Locale } from '@eldorado/i18n';
import type { Facts } from '../currentFacts.ts';
import { factText } from '@eldorado/i18n/facts';
import {
  mostInvoices,
  readInvoices,
  refundLimits,
  refundOf,
  type InvoiceFault,
  type Refund,
  type RefundLimits,
} from './invoices.ts';
import { vatWords, type VatWords } from './words.ts';

export interface InvoiceRow {
  number: number;
  legend: string;
  total: string;
  vat: string;
  totalError: string | null;
  vatError: string | null;
}

export interface VatAnswer {
  title: string;
  /** What is said below the title, each a paragraph. */
  notes: readonly string[];
  invoices: readonly {
    number: number;
    name: string;
    total: string;
    vat: string;
    counts: boolean;
    verdict: string;
  }[];
}

export interface VatView {
  words: Omit<VatWords, 'answer' | 'errors' | 'invoice'> & {
    columns: VatWords['answer']['columns'];
  };
  rows: readonly InvoiceRow[];
  /** `faulty` when a row is not filled in right, `unknown` while the limits of the year are not known. */
  answer: VatAnswer | 'faulty' | 'unknown' | null;
}

/** The calculator of the VAT refund in words: its rows as they were typed, and the answer. */
export function vatView(locale: Locale, query: URLSearchParams, facts: Facts): VatView {
  const { answer: answerWords, errors, invoice, ...words } = vatWords(locale);
  const typed = readInvoices(query);
  const rows = Array.from({ length: mostInvoices }, (_, index): InvoiceRow => {
    const number = index + 1;
    const one = typed.find((each) => each.number === number);
    const errorIn = (...faults: InvoiceFault[]) =>
      one?.fault && faults.includes(one.fault) ? errors[one.fault] : null;
    return {
      number,
      legend: invoice(number),
      total: one?.typed.total ?? '',
      vat: one?.typed.vat ?? '',
      totalError: errorIn('total'),
      vatError: errorIn('vat', 'vat-above-total'),
    };
  });
  const limits = refundLimits(facts);
  const answer = () => {
    if (limits === null) return 'unknown';
    if (typed.length === 0) return null;
    if (typed.some(({ fault }) => fault !== null)) return 'faulty';
    return answerOf(locale, refundOf(typed, limits), limits, facts);
  };
  return { words: { ...words, columns: answerWords.columns }, rows, answer: answer() };
}

function answerOf(
  locale: Locale,
  { invoices, vat, refund }: Refund,
  limits: RefundLimits,
  facts: Facts,
): VatAnswer {
  const { answer: words, invoice } = vatWords(locale);
  const pesos = (amount: number) => formatPesos(amount, locale);
  const inUvt = (id: string) => {
    const fact = facts[id];
    return fact ? factText(fact, locale) : '';
  };
  const minimum = { pesos: pesos(limits.invoice), uvt: inUvt('vat-refund-invoice') };
  const counting = invoices.filter(({ counts }) => counts).length;
  const days = facts['vat-refund-days'];
  return {
    title: counting > 0 ? words.title(pesos(refund)) : words.titleNone,
    notes: [
      words.counting(counting, invoices.length, minimum),
      ...(vat > refund
        ? [
            words.capped(pesos(vat), {
              pesos: pesos(limits.refund),
              uvt: inUvt('vat-refund-maximum'),
            }),
          ]
        : []),
      ...(counting > 0 ? [words.costs, days ? words.paid(factText(days, locale)) : ''] : []),
    ].filter((note) => note !== ''),
    invoices: invoices.map((one) => ({
      number: one.number,
      name: invoice(one.number),
      total: pesos(one.total),
      vat: pesos(one.vat),
      counts: one.counts,
      verdict: one.counts ? words.counts : words.countsNot,
    })),
  };
}
