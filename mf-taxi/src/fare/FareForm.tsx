import { useState } from 'react';
import { localisePath, useLocale } from '@eldorado/i18n';
import { isTerminal } from '@eldorado/rules';
import { Button, CheckboxField, ErrorSummary, useHydrated } from '@eldorado/ui';
import { CityMap } from '../city/CityMap.tsx';
import { useTaxiMessages } from '../messages.ts';
import { taxiApi } from '../taxiApi.ts';
import { matchPlace, type TaxiPlace } from '../trip/place.ts';
import type { TripCheck } from '../trip/tripCheck.ts';
import { TripFields } from '../trip/TripFields.tsx';
import { tripFaultText } from '../trip/tripFaultText.ts';
import { tripAddress, type TripField, type TripForm } from '../trip/tripForm.ts';
import styles from './fare.module.css';

/** What the address asks for: nothing, something that cannot be checked without the places, or a ride. */
export type FareQuestion = { kind: 'none' } | { kind: 'unchecked' } | TripCheck;

export interface FareFormProps {
  form: TripForm;
  question: FareQuestion;
  /** Bogotá's day, the first that can be chosen. */
  today: string;
}

/** The form of the fare: plain GET, filled with what was typed, its faults in a summary above it. */
export function FareForm({ form, question, today }: FareFormProps) {
  const t = useTaxiMessages();
  const locale = useLocale();
  const hydrated = useHydrated();
  const [values, setValues] = useState(form);
  const { data: places = [] } = taxiApi.usePlacesQuery();
  const { faults, suggestions } = question.kind === 'invalid' ? question : noFaults;
  const change = (changed: Partial<TripForm>) => setValues((before) => ({ ...before, ...changed }));
  return (
    <form
      method="get"
      action={localisePath('/servicios/taxis', locale)}
      aria-label={t('fare.title')}
      className={styles.ask}
      noValidate
    >
      <div className={styles.fields}>
        {question.kind === 'invalid' && (
          <ErrorSummary
            title={t('error.title')}
            errors={(Object.keys(faults) as TripField[]).map((id) => ({
              id,
              message: tripFaultText(t, id, faults[id], form),
            }))}
          />
        )}
        <TripFields
          values={values}
          onChange={change}
          places={places}
          faults={untouched(faults, form, values)}
          suggestions={untouched(suggestions, form, values)}
          // The address knows only what was sent: with JavaScript it would throw away what was changed since.
          addressWith={
            hydrated
              ? undefined
              : (changed) => tripAddress('/servicios/taxis', { ...form, ...changed })
          }
          whenOptional
          firstDay={today}
        />
        {/* The combobox suggests by itself. */}
        {!hydrated && <PlaceNames places={places} />}
        <CheckboxField
          label={t('field.doorToDoor')}
          name="doorToDoor"
          value="1"
          checked={values.doorToDoor === '1'}
          onChange={({ currentTarget }) => change({ doorToDoor: currentTarget.checked ? '1' : '' })}
          hint={t('field.doorToDoorHint')}
        />
        <Button type="submit">{t('fare.submit')}</Button>
      </div>
      <CityMap
        places={places}
        origin={found(values.origin, places)}
        destination={found(values.destination, places)}
        onPick={({ name }) =>
          change(cityEnd(values, places) === 'origin' ? { origin: name } : { destination: name })
        }
      />
    </form>
  );
}

const noFaults: Pick<Extract<TripCheck, { kind: 'invalid' }>, 'faults' | 'suggestions'> = {
  faults: {},
  suggestions: {},
};

/** What was found of the fields that still hold what was sent. */
function untouched<Found extends object>(found: Found, sent: TripForm, now: TripForm): Found {
  return Object.fromEntries(
    Object.entries(found).filter(([field]) => sent[field as TripField] === now[field as TripField]),
  ) as Found;
}

/** What the browser offers where the combobox does not run. */
function PlaceNames({ places }: { places: readonly TaxiPlace[] }) {
  return (
    <datalist id="taxi-places">
      {places.map(({ slug, name }) => (
        <option key={slug} value={name} />
      ))}
    </datalist>
  );
}

function found(text: string, places: readonly TaxiPlace[]): TaxiPlace | undefined {
  const match = matchPlace(text, places);
  return match.kind === 'found' ? match.place : undefined;
}

/** The end of the ride that is in the city: the one that is not a terminal. */
function cityEnd({ origin, destination }: TripForm, places: readonly TaxiPlace[]) {
  const [from, to] = [found(origin, places), found(destination, places)];
  return to && isTerminal(to) && !(from && isTerminal(from)) ? 'origin' : 'destination';
}
