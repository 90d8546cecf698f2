import type { TaxiTranslate } from '../messages.ts';
import type { TripFault, VehicleLimits } from './tripCheck.ts';
import type { TripField, TripForm, VehicleClass } from './tripForm.ts';

/** A fault of a ride in words; undefined without one. */
export function tripFaultText(
  t: TaxiTranslate,
  field: TripField,
  fault: TripFault | undefined,
  form: TripForm,
  limits: Readonly<Record<VehicleClass, VehicleLimits>>,
): string | undefined {
  if (!fault) return undefined;
  switch (field) {
    case 'origin':
    case 'destination':
      if (fault === 'required') return t(`error.${field}`);
      if (fault === 'several') return t('error.several', { place: form[field] });
      if (fault === 'same') return t('error.same');
      if (fault === 'not-airport') return t('error.notAirport');
      return t('error.unknown', { place: form[field] });
    case 'date':
      return t(fault === 'required' ? 'error.dateMissing' : 'error.date');
    case 'time':
      if (fault === 'past' || fault === 'too-soon' || fault === 'too-far')
        return t(`error.${fault}`);
      return t('error.time');
    case 'persons':
    case 'bags':
      return fault === 'too-many'
        ? t(`error.${field}Many`, { max: limits[form.vehicle][field] })
        : t(`error.${field}`);
    case 'vehicle':
      return t('error.vehicle');
  }
}
