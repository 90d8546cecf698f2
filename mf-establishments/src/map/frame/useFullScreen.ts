import { useEffect, useState, type RefObject } from 'react';

/** Shows an element alone on the screen, and back. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [element]);
  const toggle = () => {
    // Phones that cannot (iPhones) do nothing; the map is as wide as their screen already.
    const done = isFull ? document.exitFullscreen() : element.current?.requestFullscreen?.();
    done?.catch(() => undefined);
  };
  return { isFull, toggle };
}
