import { isEmail, newsletterLimits } from '@eldorado/rules';

// By hand: the form stands on every page, and Formik and Yup would add 20 KB.
export const newsletterFields = ['fullName', 'email', 'consent'] as const;
export type NewsletterField = (typeof newsletterFields)[number];

/** What a reader types and ticks. */
export interface NewsletterDraft {
  fullName: string;
  email: string;
  consent: boolean;
}

/** What can be wrong with a field: the API's own codes. */
const faults = ['required', 'too-long', 'email-invalid', 'consent-required'] as const;
export type Fault = (typeof faults)[number];
export type Faults = Partial<Record<NewsletterField, Fault>>;

/** Reads a form as it was filled in, without the spaces around its texts. */
export function readDraft(form: FormData): NewsletterDraft {
  const text = (name: NewsletterField) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return { fullName: text('fullName'), email: text('email'), consent: form.has('consent') };
}

/** Every field that is wrong, with its fault; empty when the draft may be sent. */
export function draftFaults(draft: NewsletterDraft): Faults {
  const found: Faults = {};
  for (const field of ['fullName', 'email'] as const) {
    const text = draft[field];
    if (text === '') found[field] = 'required';
    else if (text.length > newsletterLimits[field]) found[field] = 'too-long';
    else if (field === 'email' && !isEmail(text)) found[field] = 'email-invalid';
  }
  if (!draft.consent) found.consent = 'consent-required';
  return found;
}

/** The faults that the API found; a code that the form does not know still leads to its field. */
export function apiFaults(fields: Readonly<Record<string, string>>): Faults {
  const found: Faults = {};
  for (const field of newsletterFields) {
    const code = fields[field];
    if (code) found[field] = faults.find((known) => known === code) ?? 'required';
  }
  return found;
}
