import type { ContactMessageInput } from '../schemas/contact.ts';

export type FieldCode =
  'required' | 'email-invalid' | 'phone-invalid' | 'consent-required' | 'too-long' | 'invalid';
export interface FieldFailure {
  path: string;
  code: FieldCode;
}
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
type TextField = keyof typeof limits;

// One @, a domain with a dot, no spaces: whether an address exists only a message to it can tell.
const email = /^[^\s@<>(),;:"[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/u;
export const isEmail = (text: string) => email.test(text);
/** International numbers have 7 to 15 digits (ITU-T E.164). */
const phone = /^\+?[\d\s().-]+$/;

function codeOf(field: TextField, value: string): FieldCode | null {
  if (value === '') return 'required';
  if (value.length > limits[field]) return 'too-long';
  if (field === 'email' && !isEmail(value)) return 'email-invalid';
  if (field === 'mobile') {
    const digits = value.replace(/\D/g, '').length;
    if (!phone.test(value) || digits < 7 || digits > 15) return 'phone-invalid';
  }
  return null;
}

/** Checks a body of any shape against the contact form's rules: every failed field with its code, or the trimmed message. */
export function validateContact(body: unknown): Validated {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const text = (field: TextField) => {
    const value = given[field];
    return typeof value === 'string' ? value.trim() : '';
  };
  const failures: FieldFailure[] = [];
  for (const path of Object.keys(limits) as TextField[]) {
    const code = codeOf(path, text(path));
    if (code !== null) failures.push({ path, code });
  }
  if (given['consent'] !== true) failures.push({ path: 'consent', code: 'consent-required' });
  const locale = (['es', 'en', 'fr', 'pt'] as const).find((known) => known === given['locale']);
  if (locale === undefined)
    failures.push({ path: 'locale', code: given['locale'] ? 'invalid' : 'required' });
  if (failures.length > 0 || locale === undefined) return { kind: 'invalid', failures };
  return {
    kind: 'valid',
    message: {
      fullName: text('fullName'),
      email: text('email'),
      mobile: text('mobile'),
      subject: text('subject'),
      comment: text('comment'),
      consent: true,
      consentVersion: text('consentVersion'),
      locale,
    },
  };
}
