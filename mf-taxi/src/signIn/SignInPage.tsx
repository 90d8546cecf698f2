import { useEffect, useEffectEvent } from 'react';
import { localisePath } from '@eldorado/i18n';
import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { useNavigate } from '@eldorado/remote/routing';
import { PageHeading } from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import { TaxiNav } from '../nav/TaxiNav.tsx';
import { useTaxiSession } from '../session/useTaxiSession.ts';
import { SignIn } from './SignIn.tsx';
import { nextPage, readPurpose, type Purpose } from './signInAddress.ts';
import { WithoutScript } from '../visit/WithoutScript.tsx';

export const load = ({ url }: Pick<LoadContext, 'url'>): Promise<Purpose> =>
  Promise.resolve(readPurpose(url.searchParams));

/** Signing in on a page of its own; who is signed in goes on to what they came for. */
export function Screen({ data: purpose, title, locale }: ScreenProps<Purpose>) {
  const t = useTaxiMessages();
  const navigate = useNavigate();
  const { user } = useTaxiSession();
  const goOn = useEffectEvent(
    () => void navigate(localisePath(nextPage(purpose), locale), { replace: true }),
  );
  const signedIn = user !== null;
  useEffect(() => {
    if (signedIn) goOn();
  }, [signedIn]);
  return (
    <>
      <PageHeading title={title} />
      <TaxiNav />
      <WithoutScript to={`/servicios/taxis/sin-javascript/celular?purpose=${purpose}`}>
        {t('session.script')}
      </WithoutScript>
      <SignIn purpose={purpose} />
    </>
  );
}
