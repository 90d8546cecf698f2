import { isLocale, type Locale } from '@eldorado/i18n/locale';
import { isEmail } from '@eldorado/rules';

export type FieldCode =
  'required' | 'email-invalid' | 'phone-invalid' | 'consent-required' | 'too-long' | 'invalid';
export interface FieldFailure {
  path: string;
  code: FieldCode;
}

/** What a form sent: its trimmed texts, its language, and every field that failed with its code. */
export interface FormBody<Field extends string> {
  texts: Record<Field, string>;
  /** Undefined when it is none of the site's, which is a failure too. */
  locale: Locale | undefined;
  failures: FieldFailure[];
}

/** Most characters of the version of a consent's words. */
export const longestVersion = 40;

/**
 * Reads a body of any shape as a form of required texts, a consent and a language.
 * @param limits the most characters of each text; the one called `email` must be an address.
 * @param ruleOf a field's own rule, asked when the text is there and not too long.
 */
export function readForm<Field extends string>(
  body: unknown,
  limits: Readonly<Record<Field, number>>,
  ruleOf: (field: Field, value: string) => FieldCode | null = () => null,
): FormBody<Field> {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const failures: FieldFailure[] = [];
  const texts = {} as Record<Field, string>;
  for (const path of Object.keys(limits) as Field[]) {
    const sent = given[path];
    const value = typeof sent === 'string' ? sent.trim() : '';
    texts[path] = value;
    const code = codeOf(path, value);
    if (code !== null) failures.push({ path, code });
  }
  if (given['consent'] !== true) failures.push({ path: 'consent', code: 'consent-required' });
  const locale = isLocale(given['locale']) ? given['locale'] : undefined;
  if (locale === undefined)
    failures.push({ path: 'locale', code: given['locale'] ? 'invalid' : 'required' });
  return { texts, locale, failures };

  function codeOf(field: Field, value: string): FieldCode | null {
    if (value === '') return 'required';
    if (value.length > limits[field]) return 'too-long';
    if (field === 'email' && !isEmail(value)) return 'email-invalid';
    return ruleOf(field, value);
  }
}
