import { lazy, Suspense, type ComponentProps } from 'react';
import { Skeleton } from '@eldorado/ui';

const fetchReview = () => import(/* webpackChunkName: "review" */ './ReviewStep.tsx');

const ReviewStep = lazy(async () => ({ default: (await fetchReview()).ReviewStep }));

/** Fetches the third step's code ahead, on the step before it; what fails is fetched again when it is shown. */
export const prepareReview = (): void => void fetchReview().catch(() => undefined);

/** The third step of a booking, whose code does not come with the first: nobody reaches it before the page is live. */
export function ReviewLater(props: ComponentProps<typeof ReviewStep>) {
  return (
    <Suspense fallback={<Skeleton />}>
      <ReviewStep {...props} />
    </Suspense>
  );
}
