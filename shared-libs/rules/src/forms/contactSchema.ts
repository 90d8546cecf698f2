import { object, type InferType } from 'yup';
import { contactLimits } from '../lengths.ts';
import { consent, consentVersion, email, locale, phone, text, words } from './fields.ts';

/** The contact form (spec.md sections 3 and 5): what the browser checks, what the API checks, what OpenAPI says of it. */
export const contactSchema = object({
  fullName: text(contactLimits.fullName),
  email: email(contactLimits.email),
  mobile: phone(contactLimits.mobile),
  subject: text(contactLimits.subject),
  comment: words(contactLimits.comment),
  consent: consent(),
  consentVersion: consentVersion(),
  locale: locale(),
});
export type ContactForm = InferType<typeof contactSchema>;
export { checkForm, type CheckedForm } from './checkForm.ts';
