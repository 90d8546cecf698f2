import { memo, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { LastFlightCardProps } from './LastFlightCard.tsx';
import { forgetFlight, keptFlight } from './storage.ts';

/**
 * The flight this browser looked at last, live, in a place that is high enough for it. It is known once the page is
 * live, and its code comes only to those who have one; until then, and for all others, `instead` stands there.
 */
export const LastFlight = memo(function LastFlight({ instead }: { instead: ReactNode }) {
  const [shown, setShown] = useState<{ Card: ComponentType<LastFlightCardProps>; kept: string }>();
  useEffect(() => {
    const kept = keptFlight();
    if (kept === null) return;
    let left = false;
    import(/* webpackChunkName: "last-flight" */ './LastFlightCard.tsx').then(
      ({ LastFlightCard }) => {
        if (!left) setShown({ Card: LastFlightCard, kept });
      },
      // Without a network there is no news of the flight either.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  if (!shown) return instead;
  const { Card, kept } = shown;
  const forget = () => {
    forgetFlight();
    setShown(undefined);
    // The button is gone; reading goes on at the beginning of the page.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return <Card kept={kept} instead={instead} onForget={forget} />;
});
