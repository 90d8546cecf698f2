import { locales } from '../../locale.ts';
import { codeDigits, type CodeOrder } from './codes.ts';
import { readPhone } from './phone.ts';

export type ReadCodeOrder =
  | { kind: 'valid'; order: CodeOrder }
  | { kind: 'invalid'; failures: { path: string; code: string }[] };

const longestVersion = 40;

const fieldsOf = (body: unknown) =>
  (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;

/** Checks a body of any shape that asks for a code: every failed field with its code, or the order it makes. */
export function readCodeOrder(body: unknown): ReadCodeOrder {
  const given = fieldsOf(body);
  const phone = readPhone(given['phone_country_code'], given['phone']);
  const locale = locales.find((known) => known === given['locale']);
  const version = given['consentVersion'];
  const consentVersion = typeof version === 'string' ? version.trim() : '';
  const failures = [
    ...(phone.kind === 'invalid' ? [{ path: phone.path, code: phone.code }] : []),
    ...(locale === undefined ? [{ path: 'locale', code: 'invalid' }] : []),
    ...(given['consent'] === true ? [] : [{ path: 'consent', code: 'consent-required' }]),
    ...(consentVersion === '' || consentVersion.length > longestVersion
      ? [{ path: 'consentVersion', code: consentVersion === '' ? 'required' : 'too-long' }]
      : []),
  ];
  if (phone.kind === 'invalid' || locale === undefined || failures.length > 0)
    return { kind: 'invalid', failures };
  return { kind: 'valid', order: { phone: phone.phone, locale, consentVersion } };
}

export type ReadSignIn =
  | { kind: 'valid'; request: string; code: string }
  | { kind: 'invalid'; code: 'code-required' | 'code-too-short' | 'code-invalid' };

/** Reads what signs in: a code may come with spaces or hyphens. */
export function readSignIn(body: unknown): ReadSignIn {
  const given = fieldsOf(body);
  const request = typeof given['request'] === 'string' ? given['request'].slice(0, 100) : '';
  const typed = typeof given['code'] === 'string' ? given['code'].slice(0, 40) : '';
  const code = typed.replaceAll(/[\s-]/g, '');
  if (code === '') return { kind: 'invalid', code: 'code-required' };
  if (!/^\d+$/.test(code) || code.length > codeDigits)
    return { kind: 'invalid', code: 'code-invalid' };
  if (code.length < codeDigits) return { kind: 'invalid', code: 'code-too-short' };
  return { kind: 'valid', request, code };
}
