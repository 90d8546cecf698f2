import { linkOf } from '@eldorado/remote/navigation';
import { siteMenuId } from '../../layout/menu/siteMenuId.ts';
import { searchId } from '../../search/searchId.ts';
import { beforeRouter } from './beforeRouter.ts';
import type { BrowserRouter } from './createRouter.ts';
import { stateHere, type OpenState } from './openState.ts';

/** What lies over a page: a dialog, a sheet or menu of the browser's own, the list of languages; those on top last. */
const overPage = ['header details[open]:not([popover] *)', ':popover-open', 'dialog[open]'];
/** Where the menu is a sheet. On wider screens nothing covers the page, and an entry more would cost the way forward. */
const narrow = '(width < 1160px)';

const here = () => window.location.pathname + window.location.search + window.location.hash;

/**
 * Lets Back close what is open over the page before it leaves the page (docs/decisions/064). While something is open the
 * history has one entry more, of the same address; it goes when that closes by itself, and what is gone to from there takes its
 * place. The router hears of none of that.
 */
export function backCloses(router: BrowserRouter): void {
  /** The entry on top is the one more. */
  let entered = stateHere().open !== undefined;
  /** It is being taken away. */
  let leaving = false;
  let index = stateHere().idx;
  /** The address of what is on the page while something is open over it. */
  let shown = here();
  const navigate = router.navigate.bind(router);

  function sync(): void {
    if (leaving) return;
    const top = topmost();
    if (top && !entered && matchMedia(narrow).matches) {
      entered = true;
      shown = here();
      history.pushState({ ...stateHere(), open: top.id }, '');
    } else if (!top && entered) leave();
  }

  function leave(): void {
    entered = false;
    leaving = true;
    history.back();
  }

  function onPop(event: PopStateEvent): void {
    const state = (event.state ?? {}) as OpenState;
    const back = entered;
    entered = false;
    // Further back than the page under it: the router's.
    if (!leaving && state.idx !== index) return;
    if (back) close(topmost());
    else if (leaving) leaving = false;
    else if (state.open === undefined) return;
    // Forward, to what was closed: it stays closed.
    else leave();
    event.stopImmediatePropagation();
    if (!leaving) showAddress();
    later();
  }

  /** What was filtered while a sheet was open is in the address of the entry that is gone. */
  function showAddress(): void {
    if (shown !== here()) void navigate(shown, { replace: true, preventScrollReset: true });
  }

  // What a press does besides comes first: it may go to another page.
  let due = 0;
  const later = () => {
    clearTimeout(due);
    due = window.setTimeout(sync);
  };
  const instead = (to: string, options?: { replace?: boolean }) => {
    if (!entered || typeof to !== 'string' || options?.replace) return navigate(to, options);
    entered = false;
    return navigate(to, { ...options, replace: true });
  };
  router.navigate = instead as typeof navigate;
  router.subscribe(({ navigation, historyAction }) => {
    if (navigation.state !== 'idle') return;
    index = stateHere().idx;
    if (String(historyAction) === 'REPLACE') shown = here();
    later();
  });
  beforeRouter(onPop);
  window.addEventListener('click', (event) => {
    const link = linkOf(event);
    // The browser goes there by itself, and back to what was open; to take the entry away would call it off.
    if (link?.protocol.startsWith('http') && !link.target && !event.defaultPrevented)
      entered &&= event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  });
  document.addEventListener('toggle', later, { capture: true });
  new MutationObserver(later).observe(document, { subtree: true, attributeFilter: ['open'] });

  const { open } = stateHere();
  // These two open themselves again once they are live; a question is asked again when its button is pressed.
  if (open === searchId || open === siteMenuId) return;
  const element = document.getElementById(open ?? '');
  if (element?.popover) element.showPopover();
  later();
}

function topmost(): HTMLElement | undefined {
  return overPage.flatMap((what) => [...document.querySelectorAll<HTMLElement>(what)]).at(-1);
}

function close(element: HTMLElement | undefined): void {
  if (element instanceof HTMLDialogElement) {
    if (element.dispatchEvent(new Event('cancel', { cancelable: true }))) element.close();
  } else if (element instanceof HTMLDetailsElement) {
    element.open = false;
    element.querySelector('summary')?.focus();
  } else element?.hidePopover();
}
