import { daysAhead, noticeMinutes, vehicleLimits } from '@eldorado/rules';
import type { TaxiTranslate } from '../messages.ts';
import type { TripFault } from './tripCheck.ts';
import type { TripField, TripForm } from './tripForm.ts';

/** A fault of a ride in words; undefined without one. */
export function tripFaultText(
  t: TaxiTranslate,
  field: TripField,
  fault: TripFault | undefined,
  form: TripForm,
): string | undefined {
  if (!fault) return undefined;
  switch (field) {
    case 'origin':
    case 'destination':
      if (fault === 'required') return t(`error.${field}`);
      if (fault === 'place-several') return t('error.several', { place: form[field] });
      if (fault === 'place-same') return t('error.same');
      if (fault === 'airport-end-required') return t('error.notAirport');
      return t('error.unknown', { place: form[field] });
    case 'date':
      return t(fault === 'required' ? 'error.dateMissing' : 'error.date');
    case 'time':
      if (fault === 'in-the-past' || fault === 'too-soon' || fault === 'too-far-ahead')
        return t(`error.${fault}`, { minutes: noticeMinutes, days: daysAhead });
      return t('error.time');
    case 'persons':
    case 'bags':
      return fault === `too-many-${field}`
        ? t(`error.${field}Many`, { max: vehicleLimits[form.vehicle][field] })
        : t(`error.${field}`);
    case 'vehicle':
      return t('error.vehicle');
  }
}
