import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { localisePath, useLocale } from '@eldorado/i18n';
import { useNavigate } from '@eldorado/remote/routing';
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
 * history. Until the page is live the form is sent.
 */
export function useFilters(
  address: ListFilters,
  kind: EstablishmentKind,
  path: string,
): LiveFilters {
  const navigate = useNavigate();
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [own, setOwn] = useState<ListFilters | null>(null);
  const [revision, setRevision] = useState(0);
  const { vuelo } = address;
  const to = filterAddress(path, address);
  const wanted = own ? filterAddress(path, own) : to;

  const change = useCallback(() => {
    // The flight is asked for when the form is sent: half a number is another flight.
    if (form.current) setOwn({ ...readForm(form.current, kind), vuelo });
  }, [kind, vuelo]);

  // What was chosen before the page was live.
  const keepChosen = useEffectEvent(() => {
    if (form.current && filterAddress(path, readForm(form.current, kind)) !== to) change();
  });
  useEffect(() => keepChosen(), []);

  // Addresses on their way, the oldest first: one may arrive while another is already chosen.
  const sent = useRef<string[]>([]);
  const seen = useRef(to);
  const followAddress = useEffectEvent(() => {
    if (seen.current === to) return;
    seen.current = to;
    const at = sent.current.lastIndexOf(to);
    sent.current = at < 0 ? [] : sent.current.slice(at + 1);
    if (at >= 0) return;
    setOwn(null);
    // A form that was sent says it already, and keeps its focus.
    const says = form.current && filterAddress(path, readForm(form.current, kind));
    setRevision(says === to ? revision : revision + 1);
  });
  useEffect(() => followAddress(), [to]);

  useEffect(() => {
    if (wanted === to) return undefined;
    const timer = setTimeout(() => {
      sent.current.push(wanted);
      void navigate(localisePath(wanted, locale), { replace: true, preventScrollReset: true });
    }, settled);
    return () => clearTimeout(timer);
  }, [wanted, to, locale, navigate]);

  return { filters: own ?? address, form, revision, change };
}
