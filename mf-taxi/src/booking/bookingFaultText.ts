import { bookingLimits } from '@eldorado/rules';
import type { TaxiTranslate } from '../messages.ts';
import type { TripFault } from '../trip/tripCheck.ts';
import { tripFaultText } from '../trip/tripFaultText.ts';
import { isTripField, type BookingDraft, type DraftField } from './draft.ts';

/** A field's fault in words; undefined without one. The API's own codes are among the form's, or lead to the field. */
export function bookingFaultText(
  t: TaxiTranslate,
  field: DraftField,
  fault: string | undefined,
  draft: BookingDraft,
): string | undefined {
  if (fault === undefined) return undefined;
  if (isTripField(field)) return tripFaultText(t, field, fault as TripFault, draft);
  switch (field) {
    case 'name':
      return fault === 'too-long'
        ? t('error.nameLong', { max: bookingLimits.name })
        : t('error.name');
    case 'mobile':
      return t(fault === 'required' ? 'error.mobile' : 'error.mobileInvalid');
    case 'email':
      return t('error.email');
    case 'payment':
      return t('error.payment');
    case 'flight':
      return t(fault === 'flight-invalid' ? 'error.flight' : 'error.flightUnknown', {
        flight: draft.flight,
      });
  }
}
