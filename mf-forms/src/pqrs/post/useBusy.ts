import { useEffect, useState } from 'react';

/**
 * Whether a form is on its way. A page that comes back from the browser's memory, when somebody steps back, is not busy
 * any more.
 */
export function useBusy(): [boolean, (busy: boolean) => void] {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const rest = () => setBusy(false);
    window.addEventListener('pageshow', rest);
    return () => window.removeEventListener('pageshow', rest);
  }, []);
  return [busy, setBusy];
}
