import { firstInteraction } from '@eldorado/remote';
import { isOwn, linkOf } from '@eldorado/remote/navigation';

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** spec.md section 2: no prefetch on 2g or with data saver. */
export function mayPrefetch(
  connection = (navigator as { connection?: Connection }).connection,
): boolean {
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

/** Milliseconds on a link after which its page is meant, and not crossed on the way to another link, or by a finger that scrolls. */
const dwell = 65;

/** How much of a page is fetched ahead. */
export type Ahead = 'code' | 'page';

/**
 * Prefetches what is behind links: the code at once when one is pointed at, touched or focused, and the data when the pointer, the
 * finger or the focus stays; when idle the code of those of the content that are in view once the visitor has scrolled, pointed or
 * typed. A page that is opened and left costs a phone nothing beyond itself.
 */
export function listenForPrefetch(prefetch: (link: HTMLAnchorElement, ahead: Ahead) => void): void {
  const wanted = (link: HTMLAnchorElement, ahead: Ahead = 'code') => {
    if (isOwn(link) && mayPrefetch()) prefetch(link, ahead);
  };
  let near: HTMLAnchorElement | null = null;
  let staying: ReturnType<typeof setTimeout> | undefined;
  const approach = (link: HTMLAnchorElement | null) => {
    if (link === near) return;
    near = link;
    clearTimeout(staying);
    if (!link) return;
    wanted(link);
    staying = setTimeout(() => wanted(link, 'page'), dwell);
  };
  for (const type of ['pointerover', 'focusin'] as const)
    document.addEventListener(type, (event) => approach(linkOf(event)), { passive: true });
  document.addEventListener('pointercancel', () => approach(null), { passive: true });
  if (!('IntersectionObserver' in window) || !mayPrefetch()) return;

  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      whenIdle(() => wanted(target as HTMLAnchorElement));
    }
  });
  const known = new WeakSet<Element>();
  const observe = () => {
    for (const link of document.querySelectorAll('#content a[href]')) {
      // One that was in view already would be in view again.
      if (!known.has(link)) seen.observe(link);
      known.add(link);
    }
  };
  let isDue = false;
  // Not at each change: a list that is filtered changes with every keystroke.
  const observeSoon = () => {
    if (isDue) return;
    isDue = true;
    whenIdle(() => {
      isDue = false;
      observe();
    });
  };
  firstInteraction(() => {
    observeSoon();
    // The content's own element is another one on the home page.
    const page = document.getElementById('content')?.parentElement;
    if (page) new MutationObserver(observeSoon).observe(page, { childList: true, subtree: true });
  });
}

/** Safari has no requestIdleCallback. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 1_000);
}
