/** The pesos of one unit, by ISO 4217 code; the peso itself is 1. */
export type Rates = Readonly<Record<string, number>>;

export type Conversion =
  | { kind: 'invalid'; amount: boolean; from: boolean; to: boolean }
  | { kind: 'converted'; amount: number; from: string; to: string; result: number };

/**
 * Reads the form and converts. Amounts may be written with a comma or a point as their decimal sign.
 * @param query `amount`, `from`, `to`; one dollar in pesos for what is not given.
 */
export function convert(query: URLSearchParams, rates: Rates): Conversion {
  const text = query.get('amount')?.trim() || '1';
  const from = query.get('from') ?? 'USD';
  const to = query.get('to') ?? 'COP';
  const amount = readAmount(text);
  // An address may name what every object has, such as `__proto__`.
  const [fromRate, toRate] = [from, to].map((code) =>
    Object.hasOwn(rates, code) ? rates[code] : undefined,
  );
  if (amount === null || fromRate === undefined || toRate === undefined) {
    return {
      kind: 'invalid',
      amount: amount === null,
      from: fromRate === undefined,
      to: toRate === undefined,
    };
  }
  return { kind: 'converted', amount, from, to, result: (amount * fromRate) / toRate };
}

/** `1.000,50` and `1,000.50` are both a thousand and a half; null for what is no positive amount. */
export function readAmount(text: string): number | null {
  const digits = text.replaceAll(/[\s\u00a0]/g, '');
  if (!/^\d[\d.,]*$/.test(digits)) return null;
  const mark = /([.,])\d{1,2}$/.exec(digits)?.[1];
  const plain = mark
    ? digits.replaceAll(mark === ',' ? '.' : ',', '').replace(mark, '.')
    : digits.replaceAll(/[.,]/g, '');
  const amount = Number(plain);
  return Number.isFinite(amount) && amount > 0 ? amount : null;
}
