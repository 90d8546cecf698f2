import type { TaxiTranslate } from '../messages.ts';
import type { TripFault, VehicleLimits } from '../trip/tripCheck.ts';
import { tripFaultText } from '../trip/tripFaultText.ts';
import type { VehicleClass } from '../trip/tripForm.ts';
import { limits as lengths } from './bookingRules.ts';
import { isTripField, type BookingDraft, type DraftField } from './draft.ts';

/** A field's fault in words; undefined without one. The API's own codes are among the form's, or lead to the field. */
export function bookingFaultText(
  t: TaxiTranslate,
  field: DraftField,
  fault: string | undefined,
  draft: BookingDraft,
  limits: Readonly<Record<VehicleClass, VehicleLimits>>,
): string | undefined {
  if (fault === undefined) return undefined;
  if (isTripField(field)) return tripFaultText(t, field, fault as TripFault, draft, limits);
  switch (field) {
    case 'name':
      return fault === 'too-long' ? t('error.nameLong', { max: lengths.name }) : t('error.name');
    case 'mobile':
      return t(fault === 'required' ? 'error.mobile' : 'error.mobileInvalid');
    case 'email':
      return t('error.email');
    case 'payment':
      return t('error.payment');
    case 'flight':
      return t(fault === 'invalid' ? 'error.flight' : 'error.flightUnknown', {
        flight: draft.flight,
      });
  }
}
