import type { FormFault } from '@eldorado/rules/form-fields';

/** Under which this tab keeps what is typed. */
export const contactForm = 'contact';

/** What the traveller fills in (spec.md section 3), in the order of the form. */
export const contactFields = [
  'fullName',
  'email',
  'mobile',
  'subject',
  'comment',
  'consent',
] as const;
export type ContactField = (typeof contactFields)[number];

export type ContactFaults = Readonly<Partial<Record<ContactField, FormFault>>>;

const faults: readonly string[] = [
  'required',
  'too-long',
  'text-invalid',
  'email-invalid',
  'email-unreachable',
  'phone-invalid',
  'consent-required',
] satisfies FormFault[];

/**
 * The faults of the form's fields among those the API names, whose paths may be JSON pointers (`/email`). A code the form
 * does not know counts as a required field, which still leads the traveller to it.
 */
export function fieldFaults(fields: Readonly<Record<string, string>>): ContactFaults {
  const found: Partial<Record<ContactField, FormFault>> = {};
  for (const [path, code] of Object.entries(fields)) {
    const field = contactFields.find((name) => name === path.replace(/^\//, ''));
    if (!field) continue;
    const other = field === 'consent' ? 'consent-required' : 'required';
    found[field] = faults.includes(code) ? (code as FormFault) : other;
  }
  return found;
}
