import { longestVersion } from '@eldorado/rules';
import { locales } from '../../text/locale.ts';
import { hasControlCharacters } from '../controlCharacters.ts';
import { codeDigits, type CodeOrder } from './codes.ts';
import { readPhone, type ReadPhone } from './phone.ts';

export type ReadCodeOrder =
  | { kind: 'valid'; order: CodeOrder }
  | { kind: 'invalid'; failures: { path: string; code: string }[] };

function versionFault(version: string) {
  if (version === '') return 'required';
  if (version.length > longestVersion) return 'too-long';
  return hasControlCharacters(version) ? 'invalid' : null;
}

const fieldsOf = (body: unknown) =>
  (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;

function phoneFault(phone: ReadPhone, countries: readonly string[]) {
  if (phone.kind === 'invalid') return { path: phone.path, code: phone.code };
  if (phone.country !== undefined && countries.includes(phone.country)) return null;
  return { path: 'phone_country_code', code: 'country-not-served' };
}

/**
 * Checks a body of any shape that asks for a code: every failed field with its code, or the order it makes.
 * @param countries ISO 3166 codes of those that codes are sent to.
 */
export function readCodeOrder(body: unknown, countries: readonly string[]): ReadCodeOrder {
  const given = fieldsOf(body);
  const phone = readPhone(given['phone_country_code'], given['phone']);
  const locale = locales.find((known) => known === given['locale']);
  const version = given['consentVersion'];
  const consentVersion = typeof version === 'string' ? version.trim() : '';
  const fault = versionFault(consentVersion);
  const refused = phoneFault(phone, countries);
  const failures = [
    ...(refused === null ? [] : [refused]),
    ...(locale === undefined ? [{ path: 'locale', code: 'invalid' }] : []),
    ...(given['consent'] === true ? [] : [{ path: 'consent', code: 'consent-required' }]),
    ...(fault === null ? [] : [{ path: 'consentVersion', code: fault }]),
  ];
  if (phone.kind === 'invalid' || locale === undefined || failures.length > 0)
    return { kind: 'invalid', failures };
  return { kind: 'valid', order: { phone: phone.phone, locale, consentVersion } };
}

export type ReadSignIn =
  | { kind: 'valid'; request: string; code: string }
  | { kind: 'invalid'; code: 'code-required' | 'code-too-short' | 'code-invalid' };

/** Reads what signs in: a code may come with spaces or hyphens; a request that none can be called is empty. */
export function readSignIn(body: unknown): ReadSignIn {
  const given = fieldsOf(body);
  const asked = given['request'];
  const request = typeof asked === 'string' && /^[\w-]{1,100}$/.test(asked) ? asked : '';
  const typed = typeof given['code'] === 'string' ? given['code'].slice(0, 40) : '';
  const code = typed.replaceAll(/[\s-]/g, '');
  if (code === '') return { kind: 'invalid', code: 'code-required' };
  if (!/^\d+$/.test(code) || code.length > codeDigits)
    return { kind: 'invalid', code: 'code-invalid' };
  if (code.length < codeDigits) return { kind: 'invalid', code: 'code-too-short' };
  return { kind: 'valid', request, code };
}
