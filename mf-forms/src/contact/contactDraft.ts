import { boolean, object, string } from 'yup';

/** What the traveller types (spec.md section 3, contact form). */
export interface ContactDraft {
  fullName: string;
  email: string;
  mobile: string;
  subject: string;
  comment: string;
  consent: boolean;
}

export type ContactField = keyof ContactDraft;

/** In the order of the form. */
export const contactFields = [
  'fullName',
  'email',
  'mobile',
  'subject',
  'comment',
  'consent',
] as const;

/** Longest texts in characters, as in the API, which has the last word. */
export const limits = {
  fullName: 120,
  email: 254,
  mobile: 25,
  subject: 150,
  comment: 4000,
} as const;

/** What can be wrong with a field: the API's own codes, so that both sides speak with the same words. */
export const faults = [
  'required',
  'too-long',
  'email-invalid',
  'phone-invalid',
  'consent-required',
] as const;
export type Fault = (typeof faults)[number];

const text = (field: keyof typeof limits) =>
  string()
    .trim()
    .required('required' satisfies Fault)
    .max(limits[field], 'too-long' satisfies Fault);

/** Loose on purpose: an address is only proven by writing to it. */
const email = /^[^\s@<>(),;:"[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/u;
/** Seven to fifteen digits (E.164's longest), with the signs people write between them. */
const phone = /^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/;

/** The form's rules (spec.md section 5); messages are `Fault` codes. */
export const contactRules = object({
  fullName: text('fullName'),
  email: text('email').matches(email, {
    message: 'email-invalid' satisfies Fault,
    excludeEmptyString: true,
  }),
  mobile: text('mobile').matches(phone, {
    message: 'phone-invalid' satisfies Fault,
    excludeEmptyString: true,
  }),
  subject: text('subject'),
  comment: text('comment'),
  consent: boolean().oneOf([true], 'consent-required' satisfies Fault),
});

export const emptyDraft = (email: string): ContactDraft => ({
  fullName: '',
  email,
  mobile: '',
  subject: '',
  comment: '',
  consent: false,
});

const isFault = (code: string): code is Fault => (faults as readonly string[]).includes(code);

/**
 * The faults of the form's fields among a problem's, whose paths may be JSON pointers (`/email`). A code
 * the site does not know counts as a required field, which still leads the traveller to it.
 */
export function fieldFaults(
  fields: Readonly<Record<string, string>>,
): Partial<Record<ContactField, Fault>> {
  const found: Partial<Record<ContactField, Fault>> = {};
  for (const [path, code] of Object.entries(fields)) {
    const field = contactFields.find((name) => name === path.replace(/^\//, ''));
    if (field)
      found[field] = isFault(code) ? code : field === 'consent' ? 'consent-required' : 'required';
  }
  return found;
}
