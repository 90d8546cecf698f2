import { useEffect, useRef, type RefObject } from 'react';
import { openAtLoad } from '../../client/navigation/openState.ts';
import { closeOnLeaving } from './menuLeaving.ts';
import { closeMenu } from './menuState.ts';

/**
 * Makes the header's menu live: marks it while it is a sheet, closes it when it is left and over the next page, and
 * fetches the rest of its behaviour when somebody comes near it. Until then, and without it, the browser opens it.
 * @param path the page on screen.
 */
export function useSiteMenu(path: string): RefObject<HTMLElement | null> {
  const menu = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = menu.current;
    if (!element) return undefined;
    const end = new AbortController();
    const approached = new AbortController();
    element.addEventListener(
      'toggle',
      ({ newState }) => {
        for (const marked of [element, document.documentElement])
          marked.toggleAttribute('data-sheet', newState === 'open');
      },
      { signal: end.signal },
    );
    closeOnLeaving(element, end.signal);
    const fetchRest = (approach: Event) => {
      approached.abort();
      import(/* webpackChunkName: "menu" */ './followMenu.ts').then(
        ({ followMenu }) => end.signal.aborted || followMenu(element, end.signal, approach),
        (error: unknown) => console.error(error),
      );
    };
    for (const type of ['pointerover', 'focusin', 'toggle']) {
      element.addEventListener(type, fetchRest, { signal: approached.signal, passive: true });
    }
    if (openAtLoad(element.id)) element.showPopover();
    return () => {
      approached.abort();
      end.abort();
    };
  }, []);

  const shownPath = useRef(path);
  useEffect(() => {
    // Not at hydration: it may have been opened before.
    if (shownPath.current !== path && menu.current) closeMenu(menu.current);
    shownPath.current = path;
  }, [path]);

  return menu;
}
