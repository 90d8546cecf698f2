import type { FormTranslate } from '../messages.ts';
import { contactLimits } from '@eldorado/rules';
import type { ContactField } from './contactFields.ts';

/**
 * A field's fault in words (spec.md section 5).
 * @param fault a `Fault` code, as the rules and the API give it.
 */
export function faultText(
  t: FormTranslate,
  field: ContactField,
  fault: string | undefined,
): string {
  if (field === 'consent') return t('consent_required');
  switch (fault) {
    case 'email-invalid':
      return t('email_invalid');
    case 'email-unreachable':
      return t('email_unreachable');
    case 'phone-invalid':
      return t('mobile_invalid');
    case 'text-invalid':
      return t('text_invalid');
    case 'too-long':
      return t(`${field}_long`, { max: contactLimits[field] });
    default:
      return t(`${field}_required`);
  }
}
