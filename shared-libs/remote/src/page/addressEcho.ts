import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { localisePath, useLocale } from '@eldorado/i18n';
import {
  DataRouterContext,
  useLocation,
  useNavigate,
  useNavigation,
} from '@eldorado/remote/routing';

interface AddressEcho {
  /** What the address says. */
  shown: string;
  /** What is chosen on the page; the address follows it. */
  wanted: string;
  /** Milliseconds without a change after which it does; null while it must not. */
  pause: number | null;
  /** The path, without its language, that says what is wanted. */
  pathOf: (wanted: string) => string;
  /** Called when something else changed the address: a step back, a link, a form that was sent. */
  follow: () => void;
}

/**
 * Keeps a page's address in step with a filter that is typed or chosen on it, without a step in the history. The address
 * may show something that was sent while something later is already chosen: that changes nothing on the page.
 */
export function useAddressEcho({ shown, wanted, pause, pathOf, follow }: AddressEcho): void {
  const navigate = useNavigate();
  const locale = useLocale();
  // On their way into the address, the oldest first; what it says from the beginning has arrived.
  const sent = useRef([shown]);
  // Looked at after the commit: while React prepares another address, a keystroke is still rendered with the old one.
  const arrive = useEffectEvent(() => {
    const own = sent.current.lastIndexOf(shown);
    sent.current = own < 0 ? [] : sent.current.slice(own + 1);
    if (own < 0) follow();
  });
  useEffect(() => arrive(), [shown]);

  const here = addressOf(useLocation());
  const router = useContext(DataRouterContext)?.router;
  /** The address that it asked for last. */
  const [own, setOwn] = useState(here);
  const isOwn = (address: string) => address === here || address === own;
  const send = useEffectEvent(() => {
    // React hears of a navigation when it has the time, also of one that has arrived: what was fetched ahead is there at once.
    const { navigation, location } = router?.state ?? {};
    const next = navigation?.location ?? location;
    if (next && !isOwn(addressOf(next))) return;
    sent.current.push(wanted);
    const to = localisePath(pathOf(wanted), locale);
    setOwn(to);
    void navigate(to, { replace: true, preventScrollReset: true });
  });
  // Who goes to another page, or to another day of this one, would be called back by it.
  const next = useNavigation().location;
  const stays = next === undefined || isOwn(addressOf(next));
  useEffect(() => {
    if (pause === null || wanted === shown || !stays) return undefined;
    const timer = setTimeout(() => send(), pause);
    return () => clearTimeout(timer);
  }, [wanted, shown, pause, stays]);
}

const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  pathname + search;
