import { lazy, Suspense } from 'react';
import { PageHeading, Skeleton, useHydrated } from '@eldorado/ui';

const fetchReceipt = () => import(/* webpackChunkName: "receipt" */ './BookingDone.tsx');

const BookingDone = lazy(async () => ({ default: (await fetchReceipt()).BookingDone }));

/** Fetches the receipt's code ahead, on the step before it; what fails is fetched again when it is shown. */
export const prepareReceipt = (): void => void fetchReceipt().catch(() => undefined);

/** The receipt of a booking, whose code does not come with the form's. The server does not know who is signed in. */
export function ReceiptLater(props: { number: string; title: string }) {
  const waiting = (
    <>
      <PageHeading title={props.title} />
      <Skeleton />
    </>
  );
  if (!useHydrated()) return waiting;
  return (
    <Suspense fallback={waiting}>
      <BookingDone {...props} />
    </Suspense>
  );
}
