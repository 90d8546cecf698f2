import { useEffect, useRef, useState, type RefObject } from 'react';

/** How long a browser takes to scroll smoothly, at most, in milliseconds. */
const scrolling = 600;

export interface SlidePlace {
  /** The first slide on screen, from 0. */
  index: number;
  atStart: boolean;
  atEnd: boolean;
}

/** Where a row of slides is scrolled to, and ways to move it. The browser scrolls and snaps; this only asks it to. */
export function useSlides(scroller: RefObject<HTMLElement | null>, count: number) {
  // Where it is on its way to: a second press goes on from there, not from the middle of the way.
  const aim = useRef({ left: 0, since: -scrolling });
  const [place, setPlace] = useState<SlidePlace>({ index: 0, atStart: true, atEnd: count < 2 });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const next = placeAt(element, element.scrollLeft);
      setPlace((last) => (same(last, next) ? last : next));
    };
    element.addEventListener('scroll', measure, { passive: true });
    // Reports the first size too, once the browser has laid out the page: asked at once, it would lay it out twice.
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      sizes.disconnect();
    };
  }, [scroller, count]);

  /** Moves by as many slides as fit on screen, at least one. @returns the slide that comes first then. */
  const move = (direction: 1 | -1): number => {
    const element = scroller.current;
    if (!element) return 0;
    const moving = performance.now() - aim.current.since < scrolling;
    const from = moving ? aim.current.left : element.scrollLeft;
    const now = placeAt(element, from).index;
    const there = placeAt(element, from + direction * element.clientWidth).index;
    const index = Math.min(Math.max(there === now ? now + direction : there, 0), count - 1);
    const left = Math.min(starts(element)[index] ?? 0, element.scrollWidth - element.clientWidth);
    aim.current = { left, since: performance.now() };
    element.scrollTo({ left });
    return index;
  };

  /** The next slide, or the first after the last. */
  const advance = () => {
    const element = scroller.current;
    if (!element) return;
    if (placeAt(element, element.scrollLeft).atEnd) element.scrollTo({ left: 0 });
    else move(1);
  };

  return { place, move, advance };
}

/** Where each slide begins, in CSS pixels from the first. */
function starts(scroller: HTMLElement): number[] {
  const lefts = Array.from(scroller.children, (slide) => (slide as HTMLElement).offsetLeft);
  return lefts.map((left) => left - (lefts[0] ?? 0));
}

function placeAt(scroller: HTMLElement, left: number): SlidePlace {
  const distances = starts(scroller).map((start) => Math.abs(start - left));
  return {
    index: Math.max(distances.indexOf(Math.min(...distances)), 0),
    // Scrolling ends between whole pixels where the screen is scaled.
    atStart: left <= 1,
    atEnd: left >= scroller.scrollWidth - scroller.clientWidth - 1,
  };
}

const same = (one: SlidePlace, other: SlidePlace) =>
  one.index === other.index && one.atStart === other.atStart && one.atEnd === other.atEnd;
