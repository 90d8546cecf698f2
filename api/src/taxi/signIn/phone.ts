import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { cleanPhone, isPhone, longestMobile } from '@eldorado/rules';

export interface Phone {
  /** With its plus: +57. */
  countryCode: string;
  /** The national number, digits only. */
  number: string;
}

export type ReadPhone =
  /** `country` is its ISO 3166 code; a satellite's number has none. */
  | { kind: 'valid'; phone: Phone; country: string | undefined }
  | { kind: 'invalid'; path: 'phone_country_code' | 'phone'; code: PhoneCode };
export type PhoneCode = 'required' | 'country-code-invalid' | 'phone-invalid' | 'phone-not-mobile';

/** Numbers that take no text message. */
const notMobile = ['FIXED_LINE', 'TOLL_FREE', 'PREMIUM_RATE', 'SHARED_COST', 'UAN', 'VOICEMAIL'];

const textOf = (value: unknown) =>
  typeof value === 'string' ? cleanPhone(value).slice(0, longestMobile) : '';

/**
 * Reads a country code and a number of any shape, by the numbering plans of libphonenumber. A number that was pasted whole, with
 * the code that was chosen, is read without it.
 */
export function readPhone(givenCode: unknown, givenNumber: unknown): ReadPhone {
  const code = textOf(givenCode).replace(/^(\+|00)/, '');
  const number = textOf(givenNumber);
  if (code === '') return { kind: 'invalid', path: 'phone_country_code', code: 'required' };
  if (!/^[1-9]\d{0,2}$/.test(code))
    return { kind: 'invalid', path: 'phone_country_code', code: 'country-code-invalid' };
  if (number === '') return { kind: 'invalid', path: 'phone', code: 'required' };
  const invalid: ReadPhone = { kind: 'invalid', path: 'phone', code: 'phone-invalid' };
  if (!/^\+?[\d\s().-]+$/.test(number)) return invalid;
  const digits = number.replace(/\D/g, '');
  const isWhole = number.startsWith('+');
  const parsed = [isWhole ? '' : code, '']
    .map((prefix) => parsePhoneNumberFromString(`+${prefix}${digits}`))
    .find((one) => one?.isValid() && one.countryCallingCode === code);
  if (!parsed) return invalid;
  if (notMobile.includes(parsed.getType() ?? ''))
    return { kind: 'invalid', path: 'phone', code: 'phone-not-mobile' };
  const phone = { countryCode: `+${code}`, number: parsed.nationalNumber };
  return { kind: 'valid', phone, country: parsed.country };
}

/** A number as a booking names it, `+573001234567`; Colombian without a country code. Null when it is none. */
export function readMobile(text: string): string | null {
  if (!isPhone(text)) return null;
  const parsed = parsePhoneNumberFromString(cleanPhone(text), 'CO');
  return parsed?.isValid() === true ? parsed.number : null;
}

/** The international number: +573001234567. */
export const e164 = ({ countryCode, number }: Phone) => countryCode + number;
