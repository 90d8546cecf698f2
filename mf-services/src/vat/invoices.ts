import { readAmount } from '../converter/conversion.ts';
import type { Facts } from '../currentFacts.ts';

/** As many invoices are worked out at once. */
export const mostInvoices = 10;

/** Facts that the refund is worked out from: the UVT of the year, how many of them are the limits, and when it is paid. */
export const vatFacts = [
  'documents-uvt',
  'vat-refund-invoice',
  'vat-refund-maximum',
  'vat-refund-days',
] as const;

/** In pesos. */
export interface RefundLimits {
  /** The least that an invoice must be for, VAT included. */
  invoice: number;
  /** The most that is refunded for a request. */
  refund: number;
}

export type InvoiceFault = 'total' | 'vat' | 'vat-above-total';

export interface Invoice {
  /** From 1, as in the form. */
  number: number;
  /** As they were typed. */
  typed: { total: string; vat: string };
  /** In pesos, VAT included; 0 for what is no amount. */
  total: number;
  vat: number;
  fault: InvoiceFault | null;
}

export interface Refund {
  invoices: readonly (Invoice & { counts: boolean })[];
  /** VAT of the invoices that count, in pesos. */
  vat: number;
  /** What is refunded of it before costs. */
  refund: number;
}

/** The limits in pesos; null while one of their facts is not in force. */
export function refundLimits(facts: Facts): RefundLimits | null {
  const [uvt, invoice, refund] = vatFacts.map((id) => {
    const value = facts[id]?.value;
    const amount = typeof value === 'object' && 'amount' in value ? value.amount : value;
    return typeof amount === 'number' ? amount : 0;
  });
  return uvt && invoice && refund ? { invoice: uvt * invoice, refund: uvt * refund } : null;
}

// Invoices write `$ 157.122` and `157.122 COP`.
const amountOf = (text: string): number =>
  readAmount(text.replaceAll(/\$|cop|pesos/gi, '').trim()) ?? 0;

function faultOf(total: number, vat: number): InvoiceFault | null {
  if (total === 0) return 'total';
  if (vat === 0) return 'vat';
  return vat < total ? null : 'vat-above-total';
}

/** The form's rows in the address, `total1` and `vat1` to `total10` and `vat10`; rows left empty are none. */
export function readInvoices(query: URLSearchParams): readonly Invoice[] {
  return Array.from({ length: mostInvoices }, (_, index): Invoice => {
    const number = index + 1;
    const text = (name: string) => (query.get(`${name}${number}`) ?? '').trim().slice(0, 20);
    const typed = { total: text('total'), vat: text('vat') };
    const [total, vat] = [amountOf(typed.total), amountOf(typed.vat)];
    return { number, typed, total, vat, fault: faultOf(total, vat) };
  }).filter(({ typed }) => typed.total !== '' || typed.vat !== '');
}

/** What is refunded of invoices without faults. */
export function refundOf(invoices: readonly Invoice[], limits: RefundLimits): Refund {
  const judged = invoices.map((one) => ({ ...one, counts: one.total >= limits.invoice }));
  const vat = judged.reduce((sum, one) => sum + (one.counts ? one.vat : 0), 0);
  return { invoices: judged, vat, refund: Math.min(vat, limits.refund) };
}
