import { lazy, Suspense } from 'react';
import { Skeleton } from '@eldorado/ui';
import type { Purpose } from './signInAddress.ts';

const SignIn = lazy(async () => ({
  default: (await import(/* webpackChunkName: "sign-in" */ './SignIn.tsx')).SignIn,
}));

/** Signing in inside another screen: who is signed in already, and who only looks, does not load it. */
export function SignInLater({ purpose }: { purpose: Purpose }) {
  return (
    <Suspense fallback={<Skeleton />}>
      <SignIn purpose={purpose} />
    </Suspense>
  );
}
