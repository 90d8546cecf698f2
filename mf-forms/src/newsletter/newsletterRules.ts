export const newsletterFields = ['fullName', 'email', 'consent'] as const;
export type NewsletterField = (typeof newsletterFields)[number];

/** What a reader types and ticks. */
export interface NewsletterDraft {
  fullName: string;
  email: string;
  consent: boolean;
}

/** What can be wrong with a field: the schema's and the API's own codes; `email-near` asks whether another address was meant. */
const faults = [
  'required',
  'too-long',
  'text-invalid',
  'email-invalid',
  'email-unreachable',
  'email-near',
  'consent-required',
] as const;
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

/** The faults that the schema or the API found; a code that the form does not know still leads to its field. */
export function knownFaults(fields: Readonly<Record<string, string>>): Faults {
  const found: Faults = {};
  for (const field of newsletterFields) {
    const code = fields[field];
    if (code) found[field] = faults.find((known) => known === code) ?? 'required';
  }
  return found;
}
