import { useEffect, useEffectEvent } from 'react';
import type { BookingDraft } from './draft.ts';
import type { ChangeDraft } from './useDraft.ts';

/** Fills in what the session knows of the traveller, once, where nothing was typed yet. */
export function useFilledIn(
  known: Pick<BookingDraft, 'name' | 'mobile'>,
  change: ChangeDraft,
): void {
  // Somebody who types at once is not written over: what they typed may not be rendered yet.
  const fill = useEffectEvent(() =>
    change(({ name, mobile }) => ({ name: name || known.name, mobile: mobile || known.mobile })),
  );
  useEffect(() => fill(), []);
}
