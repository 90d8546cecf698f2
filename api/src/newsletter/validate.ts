import { newsletterLimits } from '@eldorado/rules';
import { longestVersion, readForm, type FieldFailure } from '../http/formBody.ts';
import type { NewsletterInput } from './schema.ts';

export type Validated =
  { kind: 'valid'; input: NewsletterInput } | { kind: 'invalid'; failures: FieldFailure[] };

const limits = { ...newsletterLimits, consentVersion: longestVersion };

/** Checks a body of any shape against the newsletter's rules: every failed field with its code, or the trimmed input. */
export function validateNewsletter(body: unknown): Validated {
  const { texts, locale, failures } = readForm(body, limits);
  if (failures.length > 0 || locale === undefined) return { kind: 'invalid', failures };
  return { kind: 'valid', input: { ...texts, consent: true, locale } };
}
