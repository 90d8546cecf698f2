/**
 * The sign-up's rules, the API's own (api/src/newsletter/validate.ts), by hand: the form stands on every page, and
 * Formik and Yup would bring 20 KB with it.
 */
export const newsletterFields = ['fullName', 'email', 'consent'] as const;
export type NewsletterField = (typeof newsletterFields)[number];

/** What a reader types and ticks. */
export interface NewsletterDraft {
  fullName: string;
  email: string;
  consent: boolean;
}

/** Longest texts in characters, as in the API, which has the last word. */
export const limits = { fullName: 120, email: 254 } as const;

/** What can be wrong with a field: the API's own codes. */
const faults = ['required', 'too-long', 'email-invalid', 'consent-required'] as const;
export type Fault = (typeof faults)[number];
export type Faults = Partial<Record<NewsletterField, Fault>>;

/** Loose on purpose: an address is only proven by writing to it. */
const email = /^[^\s@<>(),;:"[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/u;

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
    else if (text.length > limits[field]) found[field] = 'too-long';
    else if (field === 'email' && !email.test(text)) found[field] = 'email-invalid';
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
