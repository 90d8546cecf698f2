import { contactLimits, isPhone } from '@eldorado/rules';
import { longestVersion, readForm, type FieldCode, type FieldFailure } from '../http/formBody.ts';
import type { ContactMessageInput } from './schema.ts';

export type Validated =
  { kind: 'valid'; message: ContactMessageInput } | { kind: 'invalid'; failures: FieldFailure[] };

const limits = { ...contactLimits, consentVersion: longestVersion };

const mobileRule = (field: keyof typeof limits, value: string): FieldCode | null =>
  field === 'mobile' && !isPhone(value) ? 'phone-invalid' : null;

/** Checks a body of any shape against the contact form's rules: every failed field with its code, or the trimmed message. */
export function validateContact(body: unknown): Validated {
  const { texts, locale, failures } = readForm(body, limits, mobileRule);
  if (failures.length > 0 || locale === undefined) return { kind: 'invalid', failures };
  return { kind: 'valid', message: { ...texts, consent: true, locale } };
}
