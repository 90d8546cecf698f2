import { longestVersion } from '../../http/formBody.ts';
import { locales } from '../../text/locale.ts';
import { hasControlCharacters } from '../controlCharacters.ts';
import { codeDigits, type CodeOrder } from './codes.ts';
import { readPhone } from './phone.ts';

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

/** Checks a body of any shape that asks for a code: every failed field with its code, or the order it makes. */
export function readCodeOrder(body: unknown): ReadCodeOrder {
  const given = fieldsOf(body);
  const phone = readPhone(given['phone_country_code'], given['phone']);
  const locale = locales.find((known) => known === given['locale']);
  const version = given['consentVersion'];
  const consentVersion = typeof version === 'string' ? version.trim() : '';
  const fault = versionFault(consentVersion);
  const failures = [
    ...(phone.kind === 'invalid' ? [{ path: phone.path, code: phone.code }] : []),
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
