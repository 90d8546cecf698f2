import { useEffect, useState } from 'react';

/** Milliseconds for which it is said that the network is back: two short sentences. */
export const shownFor = 6_000;

/** Whether the network came back just now. */
export function useCameBack(online: boolean): boolean {
  const [missed, setMissed] = useState(false);
  if (!online && !missed) setMissed(true);
  useEffect(() => {
    if (!online || !missed) return undefined;
    const timer = setTimeout(() => setMissed(false), shownFor);
    return () => clearTimeout(timer);
  }, [online, missed]);
  return online && missed;
}
