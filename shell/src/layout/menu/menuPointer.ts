import { isSheet, openPanel } from './menuState.ts';

/** Milliseconds a mouse rests on a name before its panel opens, and is away before it closes. */
export const openDelay = 150;
export const closeDelay = 300;

/**
 * Panels open under a mouse that rests on their name. One on its way from a name down to the panel may pass over
 * other names. What a click opened stays until it is closed; fingers only click.
 */
export function followPointer(menu: HTMLElement, signal: AbortSignal, approach: Event): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What the timer will open; null when it will close. */
  let awaited: HTMLDetailsElement | null | undefined;
  let hovered: HTMLDetailsElement | undefined;

  function stop() {
    clearTimeout(timer);
    awaited = undefined;
  }
  function open(panel: HTMLDetailsElement) {
    const other = openPanel(menu);
    if (other) other.open = false;
    panel.open = true;
    hovered = panel;
  }
  function wait(next: HTMLDetailsElement | null) {
    stop();
    awaited = next;
    timer = setTimeout(
      () => {
        awaited = undefined;
        if (next) open(next);
        else if (hovered) hovered.open = false;
      },
      next ? openDelay : closeDelay,
    );
  }

  const listen = <Type extends 'pointermove' | 'pointerleave'>(
    type: Type,
    heed: (event: PointerEvent) => void,
  ) =>
    menu.addEventListener(
      type,
      (event) => {
        if (isMouse(event) && !isSheet(menu)) heed(event);
      },
      { signal, passive: true },
    );

  listen('pointermove', ({ target, movementX, movementY }) => {
    const panel = target instanceof Element ? target.closest('details') : null;
    const shown = openPanel(menu);
    if (panel === shown) {
      if (shown || awaited !== undefined) stop();
    } else if (shown && shown !== hovered) {
      // A click opened it.
      return;
    } else {
      const towardsPanel = shown !== null && movementY > 0 && 2 * movementY >= Math.abs(movementX);
      if (awaited !== panel || towardsPanel) wait(panel);
    }
  });
  listen('pointerleave', () => {
    if (hovered?.open) wait(null);
    else stop();
  });
  menu.addEventListener(
    'click',
    (event) => {
      const summary = event.target instanceof Element ? event.target.closest('summary') : null;
      if (!summary || isSheet(menu)) return;
      stop();
      // The click of somebody who did not see that it opened already: it stays open.
      if (hovered?.open && summary.parentElement === hovered) event.preventDefault();
      hovered = undefined;
    },
    { signal },
  );
  signal.addEventListener('abort', stop);
  // A mouse that came to rest before this code was there.
  const under = menu.querySelector<HTMLDetailsElement>('details:hover');
  if (under && !under.open && isMouse(approach) && !isSheet(menu)) wait(under);
}

const isMouse = (event: Event) => 'pointerType' in event && event.pointerType === 'mouse';
