import { useEffect } from 'react';
import { bogotaDay } from '@eldorado/i18n';
import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { useLocation } from '@eldorado/remote/routing';
import { bookingLimits } from '@eldorado/rules';
import { fetchInto } from '@eldorado/store';
import { FailureState, PageHeading, useHydrated } from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import { TaxiNav } from '../nav/TaxiNav.tsx';
import { taxiApi } from '../taxiApi.ts';
import { readTripForm, tripAddress } from '../trip/tripForm.ts';
import { WithoutScript } from '../visit/WithoutScript.tsx';
import { BookingSteps } from './BookingSteps.tsx';
import { emptyDraft, readStep, type BookingDraft } from './draft.ts';
import { readDraft } from './draftStore.ts';
import { prepareReceipt, ReceiptLater } from './ReceiptLater.tsx';
import { prepareReview } from './ReviewLater.tsx';

export interface BookingData {
  /** The ride that the address asks for. */
  asked: BookingDraft;
  /** Whether the address names one. */
  given: boolean;
  /** Bogotá's day, the first that can be chosen. */
  today: string;
}

export async function load({ url, store, now }: LoadContext): Promise<BookingData> {
  // A failed call stays in the store; the screen says so and asks again.
  const known = await fetchInto(store, taxiApi.endpoints.places.initiate()).catch(() => null);
  const { form, asked } = readTripForm(url.searchParams, known ?? []);
  const flight = (url.searchParams.get('flight') ?? '').slice(0, bookingLimits.flight);
  return {
    asked: { ...emptyDraft, ...form, flight },
    given: asked || flight !== '',
    today: bogotaDay(now),
  };
}

const visitTrip = '/servicios/taxis/sin-javascript/viaje';

/** A booking in three steps and a receipt; the step stands in the address, what was typed in the tab. */
export function Screen({ data, title }: ScreenProps<BookingData>) {
  const t = useTaxiMessages();
  const hydrated = useHydrated();
  const search = new URLSearchParams(useLocation().search);
  const step = readStep(search);
  const { data: places, isError, refetch } = taxiApi.usePlacesQuery();
  const number = search.get('number');
  useEffect(() => {
    if (step === 'details') prepareReview();
    if (step === 'review') prepareReceipt();
  }, [step]);
  if (step === 'done' && number !== null) return <ReceiptLater number={number} title={title} />;
  return (
    <>
      <PageHeading title={title} lead={t('book.lead')} />
      <TaxiNav current="book" />
      <WithoutScript to={tripAddress(visitTrip, data.given ? data.asked : {})}>
        {t('book.script')}
      </WithoutScript>
      {!places && isError && (
        <FailureState
          title={t('book.failure')}
          onRetry={() => void refetch()}
          retryLabel={t('retry')}
        >
          {t('book.failureText')}
        </FailureState>
      )}
      {places && (
        <BookingSteps
          // The server does not know what the tab keeps.
          key={hydrated ? 'tab' : 'server'}
          initial={firstDraft(data, hydrated ? readDraft() : null)}
          step={step === 'done' ? 'trip' : step}
          places={places}
          today={data.today}
          given={data.given}
        />
      )}
    </>
  );
}

/** What was typed before, unless the address asks for another ride: then only who travels is kept. */
function firstDraft({ asked, given }: BookingData, kept: BookingDraft | null): BookingDraft {
  if (!kept) return asked;
  if (!given) return kept;
  const { name, mobile, email, payment } = kept;
  return { ...asked, name, mobile, email, payment };
}
