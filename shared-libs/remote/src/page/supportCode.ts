/** What a support code says of the page on which it was read. */
export interface SupportFacts {
  /** Id of the page's set of releases, in hexadecimal digits; its first six are kept. */
  setId: string;
  /** The visitor's cohort, 0 to 9,999; null when there is none. */
  cohort: number | null;
  locale: (typeof languages)[number];
  /** Id of the page, `mf-flights/board`; null where there is none. */
  page: string | null;
}

/** What can be read out of a code: a page's id is known by its number, a set by how its id begins. */
export interface DecodedSupport extends Pick<SupportFacts, 'cohort' | 'locale'> {
  /** The first six digits of the set's id. */
  setPrefix: string;
  /** `pageNumber` of the page; 0 where there was none. */
  page: number;
}

// Crockford's: no I, L, O or U, which are misread or misheard.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const languages = ['es', 'en', 'fr', 'pt'] as const;
/**
 * A code such as `7Q0F-31KD-XA2M`, for a traveller to read out: 24 bits of the set, 14 of the cohort, 2 of the
 * language, 15 of the page, and a check digit.
 */
export function encodeSupportCode({ setId, cohort, locale, page }: SupportFacts): string {
  const set = Number.parseInt(setId.slice(0, 6), 16) || 0;
  const visitor = cohort === null ? 0 : cohort + 1;
  const language = languages.indexOf(locale);
  const place = page === null ? 0 : pageNumber(page);
  const bits = (BigInt(set) << 31n) | BigInt((visitor << 17) | (language << 15) | place);
  const digits = [...bits.toString(32).padStart(11, '0')].map((digit) =>
    Number.parseInt(digit, 32),
  );
  const code = [...digits, checkOf(digits)].map((digit) => alphabet[digit]).join('');
  return code.replace(/(....)(?=.)/g, '$1-');
}

/**
 * Reads a code as somebody typed it: in small letters, with or without dashes, an O for a 0.
 * @returns null when a character is missing, wrong or swapped with another.
 */
export function decodeSupportCode(code: string): DecodedSupport | null {
  const letters = code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  const digits = [...letters].map((letter) => alphabet.indexOf(letter));
  if (digits.length !== 12 || digits.includes(-1)) return null;
  const check = digits.pop();
  if (check !== checkOf(digits)) return null;
  const bits = digits.reduce((sum, digit) => (sum << 5n) | BigInt(digit), 0n);
  const rest = Number(bits & 0x7fffffffn);
  const cohort = rest >> 17;
  if (cohort > 10_000) return null;
  return {
    setPrefix: (bits >> 31n).toString(16).padStart(6, '0'),
    cohort: cohort === 0 ? null : cohort - 1,
    locale: languages[(rest >> 15) & 3] ?? 'es',
    page: rest & 0x7fff,
  };
}

/** A page's number in a code, 1 to 32,767: FNV-1a, folded. Two of a hundred pages share one in one site of seven. */
export function pageNumber(id: string): number {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return ((hash >>> 0) % 32_767) + 1;
}

/** A remainder in the field of 32 elements, which a wrong digit changes, and so do two that are swapped. */
const checkOf = (digits: readonly number[]): number =>
  [...digits, 0].reduce((check, digit) => (check << 1) ^ (check & 16 ? 0b100101 : 0) ^ digit, 0);
