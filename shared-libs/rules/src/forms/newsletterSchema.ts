import { object, type InferType } from 'yup';
import { newsletterLimits } from '../lengths.ts';
import { consent, consentVersion, email, locale, text } from './fields.ts';

/** The newsletter's sign-up (spec.md section 3), for browser, API and OpenAPI. */
export const newsletterSchema = object({
  fullName: text(newsletterLimits.fullName),
  email: email(newsletterLimits.email),
  consent: consent(),
  consentVersion: consentVersion(),
  locale: locale(),
});
export type NewsletterForm = InferType<typeof newsletterSchema>;
export { checkForm, type CheckedForm } from './checkForm.ts';
