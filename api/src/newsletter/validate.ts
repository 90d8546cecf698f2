import { isEmail, type FieldFailure } from '../contact/validate.ts';
import type { NewsletterInput } from '../schemas/newsletter.ts';

export type Validated =
  { kind: 'valid'; input: NewsletterInput } | { kind: 'invalid'; failures: FieldFailure[] };

const limits = { fullName: 120, email: 254, consentVersion: 40 } as const;
type TextField = keyof typeof limits;

/** Checks a body of any shape against the newsletter's rules: every failed field with its code, or the trimmed input. */
export function validateNewsletter(body: unknown): Validated {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const text = (field: TextField) => {
    const value = given[field];
    return typeof value === 'string' ? value.trim() : '';
  };
  const failures: FieldFailure[] = [];
  for (const path of Object.keys(limits) as TextField[]) {
    const value = text(path);
    if (value === '') failures.push({ path, code: 'required' });
    else if (value.length > limits[path]) failures.push({ path, code: 'too-long' });
    else if (path === 'email' && !isEmail(value)) failures.push({ path, code: 'email-invalid' });
  }
  if (given['consent'] !== true) failures.push({ path: 'consent', code: 'consent-required' });
  const locale = (['es', 'en', 'fr', 'pt'] as const).find((known) => known === given['locale']);
  if (locale === undefined)
    failures.push({ path: 'locale', code: given['locale'] ? 'invalid' : 'required' });
  if (failures.length > 0 || locale === undefined) return { kind: 'invalid', failures };
  return {
    kind: 'valid',
    input: {
      fullName: text('fullName'),
      email: text('email'),
      consent: true,
      consentVersion: text('consentVersion'),
      locale,
    },
  };
}
