import { useEffect, useRef, type FocusEvent, type MouseEvent } from 'react';

/**
 * What a `<details>` menu lacks: it closes with Esc (the focus goes back to its button), with a click outside,
 * when the focus leaves it, and when a link in it is followed. Without JavaScript it still opens and closes.
 * @param path the page on screen: a menu does not stay open over the next one.
 */
export function useDisclosure(path: string) {
  const details = useRef<HTMLDetailsElement>(null);

  const shownPath = useRef(path);

  useEffect(() => {
    // Not at hydration: it may have been opened before.
    if (shownPath.current !== path) details.current?.removeAttribute('open');
    shownPath.current = path;
  }, [path]);

  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) element.open = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, []);

  return {
    ref: details,
    onBlur(event: FocusEvent<HTMLDetailsElement>) {
      // A click on bare paper inside gives no next element: that is not leaving.
      const next = event.relatedTarget;
      if (next instanceof Node && !event.currentTarget.contains(next))
        event.currentTarget.open = false;
    },
    onClick(event: MouseEvent<HTMLDetailsElement>) {
      if (event.target instanceof Element && event.target.closest('a'))
        event.currentTarget.open = false;
    },
  };
}
