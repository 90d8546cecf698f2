import { noticeMinutes, vehicleLimits } from '@eldorado/rules';
import { Button, Icon, Link, RadioGroup, TextField, useHydrated } from '@eldorado/ui';
import { DateField } from '@eldorado/ui/date';
import { transferIcon } from '@eldorado/ui/icons';
import { useTaxiMessages } from '../messages.ts';
import type { TaxiPlace } from './place.ts';
import { PlaceField } from './PlaceField.tsx';
import type { TripFaults } from './tripCheck.ts';
import { tripFaultText } from './tripFaultText.ts';
import { vehicleClasses, type TripField, type TripForm, type VehicleClass } from './tripForm.ts';
import styles from './tripFields.module.css';

interface TripFieldsProps {
  values: TripForm;
  onChange: (change: Partial<TripForm>) => void;
  places: readonly TaxiPlace[];
  faults: TripFaults;
  suggestions?: Partial<Record<'origin' | 'destination', readonly TaxiPlace[]>> | undefined;
  /** Address of this form with another value, for who has no JavaScript. */
  addressWith?: ((change: Partial<TripForm>) => string) | undefined;
  /** A ride for now may leave them empty. */
  whenOptional?: boolean | undefined;
  /** First day that can be chosen. */
  firstDay?: string | undefined;
}

/** The questions of a ride: from where, to where, when, in what, with how much. */
export function TripFields(props: TripFieldsProps) {
  const { values, onChange, places, faults, whenOptional } = props;
  const t = useTaxiMessages();
  const hydrated = useHydrated();
  const error = (field: TripField) => {
    const words = tripFaultText(t, field, faults[field], values);
    return words && { error: words };
  };
  const text = (field: 'time' | 'persons' | 'bags') => ({
    label: t(`field.${field}`),
    name: field,
    value: values[field],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      onChange({ [field]: event.currentTarget.value }),
    ...error(field),
  });
  const end = (field: 'origin' | 'destination') => (
    <div>
      <PlaceField
        name={field}
        value={values[field]}
        onChange={(value) => onChange({ [field]: value })}
        places={places}
        {...error(field)}
      />
      <Offered field={field} {...props} />
    </div>
  );
  return (
    <>
      <div className={styles.ends}>
        {end('origin')}
        {hydrated && (
          <Button
            variant="secondary"
            className={styles.swap}
            aria-label={t('field.swap')}
            onClick={() => onChange({ origin: values.destination, destination: values.origin })}
          >
            <Icon icon={transferIcon} />
          </Button>
        )}
        {end('destination')}
      </div>
      <div className={styles.pair}>
        <DateField
          label={t('field.date')}
          name="date"
          value={values.date}
          onChange={(date) => onChange({ date })}
          optional={whenOptional}
          min={props.firstDay}
          {...error('date')}
        />
        <TextField {...text('time')} type="time" optional={whenOptional} />
      </div>
      <p className={styles.note}>
        {whenOptional ? t('field.nowHint') : t('field.whenHint', { minutes: noticeMinutes })}
      </p>
      <RadioGroup
        label={t('field.vehicle')}
        name="vehicle"
        value={values.vehicle}
        onChange={({ currentTarget }) => onChange({ vehicle: currentTarget.value as VehicleClass })}
        options={vehicleClasses.map((value) => ({
          value,
          label: t(`vehicle.${value}`),
          hint: t('vehicle.limits', { ...vehicleLimits[value] }),
        }))}
        className={styles.vehicles}
      />
      <div className={styles.pair}>
        <TextField {...text('persons')} inputMode="numeric" maxLength={2} />
        <TextField {...text('bags')} inputMode="numeric" maxLength={2} />
      </div>
    </>
  );
}

/** What a typed place could have been, each as one press. */
function Offered(props: TripFieldsProps & { field: 'origin' | 'destination' }) {
  const { field, suggestions, onChange, addressWith } = props;
  const places = suggestions?.[field] ?? [];
  if (places.length === 0) return null;
  return (
    <ul className={styles.offered}>
      {places.map(({ slug, name }) => (
        <li key={slug}>
          {addressWith ? (
            <Link to={addressWith({ [field]: name })}>{name}</Link>
          ) : (
            <Button
              variant="quiet"
              onClick={({ currentTarget }) => {
                // The offer goes once it is taken, and would take the focus with it.
                const input = currentTarget.form?.elements.namedItem(field);
                if (input instanceof HTMLElement) input.focus();
                onChange({ [field]: name });
              }}
            >
              {name}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
