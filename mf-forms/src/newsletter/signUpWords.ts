import { newsletterLimits } from '@eldorado/rules';
import type { FormTranslate } from '../messages.ts';
import type { Fault, NewsletterField } from './newsletterRules.ts';

/** Why a sign-up was not taken, where it is not a field's. */
export const failureWords = {
  busy: 'newsletterBusy',
  tooMany: 'newsletterTooMany',
  offline: 'failure_offline',
  timeout: 'failure_timeout',
  server: 'failure_server',
} as const;

/**
 * What is wrong with a field, in words.
 * @param nearWords ask whether another address was meant.
 */
export function faultText(
  t: FormTranslate,
  field: NewsletterField,
  fault: Fault,
  nearWords?: string,
): string {
  if (field === 'consent') return t('consent_required');
  if (fault === 'too-long') return t(`${field}_long`, { max: newsletterLimits[field] });
  if (fault === 'email-near' && nearWords) return nearWords;
  if (fault === 'text-invalid') return t('text_invalid');
  if (fault === 'email-unreachable') return t('email_unreachable');
  return t(fault === 'email-invalid' ? 'email_invalid' : `${field}_required`);
}
