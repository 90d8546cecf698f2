/** Of a window, what is given what it lacks: that of a document of jsdom. */
type Page = Pick<
  typeof globalThis,
  'DOMException' | 'Event' | 'HTMLDialogElement' | 'HTMLElement'
> &
  Pick<Window, 'document' | 'setTimeout'>;

/**
 * Modal dialogs and popovers for jsdom, which has neither: what opens and closes, the events, and where the focus
 * goes. What the browser alone can show (the page behind is inert, a press beside closes) is for browser tests.
 */
export function installTopLayer(window: Page): void {
  const { HTMLDialogElement, HTMLElement, Event } = window;
  const before = new WeakMap<Element, Element | null>();
  const later = (element: Element, event: Event) =>
    window.setTimeout(() => element.dispatchEvent(event));
  const giveBack = (element: Element) => {
    const focused = before.get(element);
    if (focused instanceof HTMLElement) focused.focus();
  };

  HTMLDialogElement.prototype.showModal = function () {
    if (this.open) throw new window.DOMException('Already open', 'InvalidStateError');
    before.set(this, window.document.activeElement);
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    giveBack(this);
    later(this, new Event('close'));
  };

  const opened = new WeakSet<Element>();
  const turn = (element: Element, open: boolean) => {
    if (open === opened.has(element)) return;
    const [oldState, newState] = open ? ['closed', 'open'] : ['open', 'closed'];
    if (open) {
      opened.add(element);
      before.set(element, window.document.activeElement);
    } else {
      opened.delete(element);
      if (element.contains(window.document.activeElement)) giveBack(element);
    }
    later(element, Object.assign(new Event('toggle'), { oldState, newState }));
  };
  Object.assign(HTMLElement.prototype, {
    showPopover(this: Element) {
      turn(this, true);
    },
    hidePopover(this: Element) {
      turn(this, false);
    },
    togglePopover(this: Element) {
      turn(this, !opened.has(this));
    },
    scrollIntoView() {},
  });
  window.document.addEventListener('click', (event) => {
    const pressed = event.target as Element;
    const target = pressed.closest?.('[popovertarget]')?.getAttribute('popovertarget');
    if (target && !event.defaultPrevented) window.document.getElementById(target)?.togglePopover();
  });
}
