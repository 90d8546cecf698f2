import { contactLimits, isEmail, isPhone } from '@eldorado/rules';
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

/** What can be wrong with a field: the API's own codes, so that both sides speak with the same words. */
export const faults = [
  'required',
  'too-long',
  'email-invalid',
  'phone-invalid',
  'consent-required',
] as const;
export type Fault = (typeof faults)[number];

const text = (field: keyof typeof contactLimits) =>
  string()
    .trim()
    .required('required' satisfies Fault)
    .max(contactLimits[field], 'too-long' satisfies Fault);

/** A rule of a text that is there; an empty one is `required` alone. */
const shaped =
  (rule: (text: string) => boolean) =>
  (text: string | undefined): boolean =>
    !text || rule(text);

/** The form's rules (spec.md section 5); messages are `Fault` codes. */
export const contactRules = object({
  fullName: text('fullName'),
  email: text('email').test('shape', 'email-invalid' satisfies Fault, shaped(isEmail)),
  mobile: text('mobile').test('shape', 'phone-invalid' satisfies Fault, shaped(isPhone)),
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
