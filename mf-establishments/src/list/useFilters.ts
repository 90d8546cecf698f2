import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useAddressEcho } from '@eldorado/remote/address-echo';
import type { EstablishmentKind } from '../establishment/establishment.ts';
import { filterAddress, readFilters, type ListFilters } from './listFilters.ts';

/** Milliseconds without a change after which the address follows. */
const settled = 500;

export interface LiveFilters {
  /** What is chosen in the form, else what the address says. */
  filters: ListFilters;
  form: RefObject<HTMLFormElement | null>;
  /** Another one when the address was changed by something else than the form: its fields then begin anew. */
  revision: number;
  /** To be called at each change of a field. */
  change: () => void;
}

/** What a form's fields say. */
function readForm(form: HTMLFormElement, kind: EstablishmentKind): ListFilters {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') search.set(name, value);
  return readFilters(search, kind);
}

/**
 * The filters as they are chosen: the list follows at once, the address half a second later and without a step in the
 * history. Until the page is live the form is sent; always, when the rows are not at hand.
 * @param live whether they are.
 */
export function useFilters(
  address: ListFilters,
  kind: EstablishmentKind,
  path: string,
  live: boolean,
): LiveFilters {
  const form = useRef<HTMLFormElement>(null);
  const [own, setOwn] = useState<ListFilters | null>(null);
  const [revision, setRevision] = useState(0);
  const { vuelo } = address;
  const to = filterAddress(path, address);
  const wanted = own ? filterAddress(path, own) : to;

  const change = useCallback(() => {
    // The flight is asked for when the form is sent: half a number is another flight.
    if (live && form.current) setOwn({ ...readForm(form.current, kind), vuelo });
  }, [kind, live, vuelo]);

  // What was chosen before the page was live.
  const keepChosen = useEffectEvent(() => {
    if (form.current && filterAddress(path, readForm(form.current, kind)) !== to) change();
  });
  useEffect(() => keepChosen(), []);

  useAddressEcho({
    shown: to,
    wanted,
    pause: settled,
    pathOf: (path) => path,
    follow() {
      setOwn(null);
      // A form that was sent says it already, and keeps its focus.
      const says = form.current && filterAddress(path, readForm(form.current, kind));
      if (says !== to) setRevision(revision + 1);
    },
  });

  return { filters: own ?? address, form, revision, change };
}
