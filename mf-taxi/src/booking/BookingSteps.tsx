import { useEffect, useEffectEvent, useState } from 'react';
import { localisePath, useLocale } from '@eldorado/i18n';
import { useNow, useUnsavedChanges } from '@eldorado/remote';
import { useNavigate } from '@eldorado/remote/routing';
import { pickupFault } from '@eldorado/rules';
import { useSiteSelector } from '@eldorado/store';
import { Notice, Skeleton, useHydrated } from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import { useTaxiSession } from '../session/useTaxiSession.ts';
import { SignInLater } from '../signIn/SignInLater.tsx';
import type { TaxiPlace } from '../trip/place.ts';
import { checkTrip } from '../trip/tripCheck.ts';
import { detailFaults, flightFault } from './bookingRules.ts';
import { BookingProgress } from './BookingProgress.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { stepAddress, stepOf, type BookingDraft, type DraftFaults, type Step } from './draft.ts';
import { ReviewLater } from './ReviewLater.tsx';
import { TripStep } from './TripStep.tsx';
import { useDraft } from './useDraft.ts';
import styles from './booking.module.css';

interface BookingStepsProps {
  initial: BookingDraft;
  step: Exclude<Step, 'done'>;
  places: readonly TaxiPlace[];
  today: string;
  given: boolean;
}

/** The steps of a booking over one draft. A step is checked when it is left, everything by the API at the end. */
export function BookingSteps({ initial, step, places, today, given }: BookingStepsProps) {
  const t = useTaxiMessages();
  const locale = useLocale();
  const now = useNow();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const online = useSiteSelector((state) => state.app.online);
  const { known, user } = useTaxiSession();
  const { draft, change, dirty } = useDraft(initial, given);
  /** What the API refused, until its step is sent again. */
  const [refused, setRefused] = useState<DraftFaults>({});

  // A booked taxi comes to the door of whoever is picked up in the city.
  const ride = { ...draft, doorToDoor: '1' } as const;
  const check = checkTrip(ride, {
    places,
    // A flight is followed from the airport only.
    pickup: (at, fromAirport) =>
      pickupFault(at.getTime(), now.getTime(), fromAirport && draft.flight.trim() !== ''),
  });
  const faults = {
    trip: { ...(check.kind === 'invalid' && check.faults), ...flightFault(draft.flight) },
    details: detailFaults(draft),
  };
  const ready = {
    details: Object.keys(faults.trip).length === 0,
    review: Object.keys({ ...faults.trip, ...faults.details }).length === 0,
  };
  const go = (to: Step, replace = false) =>
    void navigate(localisePath(stepAddress(to), locale), { replace });
  // An address can name a step that the draft is not ready for.
  const reached = step === 'trip' || ready[step] ? step : ready.details ? 'details' : 'trip';
  const early = hydrated && (reached !== step || given);
  const settle = useEffectEvent(() => go(reached, true));
  useEffect(() => {
    if (early) settle();
  }, [early, reached]);
  useUnsavedChanges(dirty);

  // On a later step the time may run out: the first one then says why it is back.
  const { time } = faults.trip;
  const missed = step !== reached && time !== undefined && time !== 'required' ? { time } : {};
  const shared = { draft, change, refused: { ...refused, ...missed } };
  const leave = (to: Step) => {
    setRefused({});
    go(to);
  };
  const refuse = (found: DraftFaults) => {
    setRefused(found);
    go(stepOf(found));
  };
  return (
    <div className={styles.steps}>
      <BookingProgress step={reached} />
      {!online && <Notice tone="warning">{t('offline')}</Notice>}
      {reached === 'trip' && (
        <TripStep
          {...shared}
          places={places}
          today={today}
          faults={faults.trip}
          suggestions={check.kind === 'invalid' ? check.suggestions : {}}
          onNext={() => leave('details')}
        />
      )}
      {reached !== 'trip' && !known && <Skeleton />}
      {reached !== 'trip' && known && !user && <SignInLater purpose="booking" />}
      {reached === 'details' && user && (
        <DetailsStep
          {...shared}
          user={user}
          faults={faults.details}
          onNext={() => leave('review')}
        />
      )}
      {reached === 'review' && user && check.kind === 'valid' && (
        <ReviewLater draft={draft} trip={check.trip} onRefused={refuse} />
      )}
    </div>
  );
}
