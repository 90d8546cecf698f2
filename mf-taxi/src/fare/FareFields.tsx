import { localisePath, useLocale } from '@eldorado/i18n';
import { Button, CheckboxField, ErrorSummary, Link, RadioGroup, TextField } from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import { directions, placeLength, vehicleClasses, type FareForm } from './fareForm.ts';
import type { FareRequest } from './fareRequest.ts';
import type { TaxiPlace } from './taxiPlace.ts';
import styles from './fareFields.module.css';

interface FareFieldsProps {
  form: FareForm;
  request: FareRequest;
  places: readonly TaxiPlace[];
}

/** The form of the fare: plain GET, filled with what was typed, its faults in a summary above it. */
export function FareFields({ form, request, places }: FareFieldsProps) {
  const t = useTaxiMessages();
  const locale = useLocale();
  const errors = request.kind === 'invalid' ? request.errors : {};
  const suggestions = request.kind === 'invalid' ? request.suggestions : [];
  const placeError = errors.place && t(`error.place.${errors.place}`, { place: form.place });
  const atError = errors.at && t('error.at');
  const found = [
    ...(placeError ? [{ id: 'place', message: placeError }] : []),
    ...(atError ? [{ id: 'at', message: atError }] : []),
  ];
  return (
    <form
      method="get"
      action={localisePath('/servicios/taxis', locale)}
      className={styles.form}
      noValidate
    >
      {found.length > 0 && <ErrorSummary title={t('error.title')} errors={found} />}
      <RadioGroup
        label={t('field.direction')}
        name="direction"
        defaultValue={form.direction}
        options={directions.map((value) => ({ value, label: t(`direction.${value}`) }))}
      />
      <div>
        <TextField
          label={t('field.place')}
          hint={t('field.placeHint')}
          name="place"
          defaultValue={form.place}
          maxLength={placeLength}
          list="taxi-places"
          autoComplete="off"
          {...(placeError && { error: placeError })}
        />
        <datalist id="taxi-places">
          {places.map(({ slug, name }) => (
            <option key={slug} value={name} />
          ))}
        </datalist>
        {suggestions.length > 0 && (
          <ul className={styles.suggestions}>
            {suggestions.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={fareAddress({ ...form, place: name })}>{name}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <TextField
        label={t('field.at')}
        hint={t('field.atHint')}
        name="at"
        type="datetime-local"
        defaultValue={form.at}
        optional
        {...(atError && { error: atError })}
      />
      <RadioGroup
        label={t('field.vehicle')}
        name="vehicle"
        defaultValue={form.vehicle}
        options={vehicleClasses.map((value) => ({ value, label: t(`vehicle.${value}`) }))}
      />
      <CheckboxField
        label={t('field.doorToDoor')}
        name="doorToDoor"
        value="1"
        defaultChecked={form.doorToDoor}
      />
      <Button type="submit">{t('fare.submit')}</Button>
    </form>
  );
}

function fareAddress({ direction, place, at, vehicle, doorToDoor }: FareForm): string {
  const search = new URLSearchParams({
    direction,
    place,
    at,
    vehicle,
    ...(doorToDoor && { doorToDoor: '1' }),
  });
  return `/servicios/taxis?${search.toString()}`;
}
