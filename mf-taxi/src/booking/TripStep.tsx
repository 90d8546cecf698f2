import { bookingLimits, isTerminal } from '@eldorado/rules';
import { TextField } from '@eldorado/ui';
import { CityMap } from '../city/CityMap.tsx';
import { useTaxiMessages } from '../messages.ts';
import { matchPlace, type TaxiPlace } from '../trip/place.ts';
import type { TripFaults } from '../trip/tripCheck.ts';
import { TripFields } from '../trip/TripFields.tsx';
import { bookingFaultText } from './bookingFaultText.ts';
import type { BookingDraft, DraftFaults } from './draft.ts';
import { StepForm } from './StepForm.tsx';
import type { ChangeDraft } from './useDraft.ts';
import styles from './booking.module.css';

export interface StepProps {
  draft: BookingDraft;
  change: ChangeDraft;
  faults: DraftFaults;
  refused: DraftFaults;
  onNext: () => void;
}

interface TripStepProps extends StepProps {
  places: readonly TaxiPlace[];
  today: string;
  suggestions: Partial<Record<'origin' | 'destination', readonly TaxiPlace[]>>;
}

/** The first step: from where, to where, when and with how much, beside the map. */
export function TripStep(props: TripStepProps) {
  const { draft, change, places } = props;
  const t = useTaxiMessages();
  const find = (text: string) => {
    const match = matchPlace(text, places);
    return match.kind === 'found' ? match.place : undefined;
  };
  const [origin, destination] = [find(draft.origin), find(draft.destination)];
  const cityEnd = destination && isTerminal(destination) ? 'origin' : 'destination';
  return (
    <StepForm
      {...props}
      step="trip"
      title={t('book.step.trip')}
      faultText={(field, fault) => bookingFaultText(t, field, fault, draft)}
    >
      {(shown) => (
        <div className={styles.trip}>
          <div className={styles.fields}>
            <TripFields
              values={draft}
              onChange={change}
              places={places}
              faults={shown as TripFaults}
              suggestions={Object.keys(shown).length > 0 ? props.suggestions : undefined}
              firstDay={props.today}
            />
            {origin && isTerminal(origin) && (
              <TextField
                label={t('field.flight')}
                name="flight"
                value={draft.flight}
                onChange={({ currentTarget }) => change({ flight: currentTarget.value })}
                hint={t('field.flightHint')}
                optional
                autoComplete="off"
                autoCapitalize="characters"
                maxLength={bookingLimits.flight}
                {...(shown.flight && {
                  error: bookingFaultText(t, 'flight', shown.flight, draft),
                })}
              />
            )}
          </div>
          <CityMap
            places={places}
            origin={origin}
            destination={destination}
            onPick={({ name }) => change({ [cityEnd]: name })}
          />
        </div>
      )}
    </StepForm>
  );
}
