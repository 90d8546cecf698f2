import { useEffect, useRef, type MouseEvent } from 'react';
import { linkAddress } from '@eldorado/ui';
import { useLocale } from '@eldorado/i18n';
import { useNavigate } from '@eldorado/remote/routing';
import { mapAddress, type MapChoice, type MapWish } from './mapAddress.ts';
import type { Place } from '../places/mapPlace.ts';

/** Which step of the tab's history is on screen, as the router numbers them. */
const step = () => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/**
 * What opens something over the map is a step of the history, so that Back closes it; another place instead of one that is
 * open is none. What closes goes back where that is where one came from: Back never stands still.
 * `onClick` does so for links with `data-place`, and with `data-closes`; other links are left alone.
 */
export function useMapHistory(choice: MapChoice, places: readonly Place[]) {
  const navigate = useNavigate();
  const locale = useLocale();
  const here = mapAddress(choice);
  const visited = useRef<string[]>([]);
  useEffect(() => {
    visited.current[step()] = here;
  });

  const go = (to: string, replace: boolean) =>
    void navigate(linkAddress(to, locale), { replace, preventScrollReset: true });
  const leaveTo = (to: string) => {
    if (to === here) return;
    if (visited.current[step() - 1] === to) void navigate(-1);
    else go(to, true);
  };
  /** A place, on its own floor. */
  const choose = (slug: string) => {
    const { terminal, floor } = places.find((place) => place.slug === slug) ?? choice;
    const isOpen = choice.place !== null || choice.q !== '';
    go(mapAddress(choice, { place: slug, terminal, floor }), isOpen);
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = (event.target as Element).closest<HTMLAnchorElement>('a');
    if (!isPlain || !link) return;
    const { closes } = link.dataset;
    const place = 'place' in link.dataset && new URL(link.href).searchParams.get('place');
    if (!place && closes === undefined) return;
    event.preventDefault();
    if (place) choose(place);
    else leaveTo(closes ?? here);
  };
  return { onClick, choose, close: () => leaveTo(closedAddress(choice)) };
}

/** The map without its card; with the card of what was searched the search ends. */
export const closedAddress = (choice: MapWish): string =>
  mapAddress(choice, { place: null, ...(choice.q && { q: '', near: '' }) });
