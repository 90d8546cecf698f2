import { readForm, type FieldCode, type FieldFailure } from '../http/formBody.ts';
import type { ContactMessageInput } from './schema.ts';

export type Validated =
  { kind: 'valid'; message: ContactMessageInput } | { kind: 'invalid'; failures: FieldFailure[] };

const limits = {
  fullName: 120,
  email: 254,
  mobile: 25,
  subject: 150,
  comment: 4000,
  consentVersion: 40,
} as const;

/** International numbers have 7 to 15 digits (ITU-T E.164). */
const phone = /^\+?[\d\s().-]+$/;

function mobileRule(field: keyof typeof limits, value: string): FieldCode | null {
  if (field !== 'mobile') return null;
  const digits = value.replace(/\D/g, '').length;
  return !phone.test(value) || digits < 7 || digits > 15 ? 'phone-invalid' : null;
}

/** Checks a body of any shape against the contact form's rules: every failed field with its code, or the trimmed message. */
export function validateContact(body: unknown): Validated {
  const { texts, locale, failures } = readForm(body, limits, mobileRule);
  if (failures.length > 0 || locale === undefined) return { kind: 'invalid', failures };
  return { kind: 'valid', message: { ...texts, consent: true, locale } };
}
