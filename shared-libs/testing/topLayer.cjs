/**
 * Modal dialogs and popovers for jsdom, which has neither: what opens and closes, the events, and where the focus
 * goes. What the browser alone can show (the page behind is inert, a press beside closes) is for browser tests.
 */
module.exports = function installTopLayer(window) {
  const { HTMLDialogElement, HTMLElement, Event } = window;
  const before = new WeakMap();
  const later = (element, event) => window.setTimeout(() => element.dispatchEvent(event));

  HTMLDialogElement.prototype.showModal = function () {
    if (this.open) throw new window.DOMException('Already open', 'InvalidStateError');
    before.set(this, window.document.activeElement);
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    before.get(this)?.focus();
    later(this, new Event('close'));
  };

  const opened = new WeakSet();
  const turn = (element, open) => {
    if (open === opened.has(element)) return;
    const [oldState, newState] = open ? ['closed', 'open'] : ['open', 'closed'];
    if (open) {
      opened.add(element);
      before.set(element, window.document.activeElement);
    } else {
      opened.delete(element);
      if (element.contains(window.document.activeElement)) before.get(element)?.focus();
    }
    later(element, Object.assign(new Event('toggle'), { oldState, newState }));
  };
  Object.assign(HTMLElement.prototype, {
    showPopover() {
      turn(this, true);
    },
    hidePopover() {
      turn(this, false);
    },
    togglePopover() {
      turn(this, !opened.has(this));
    },
    scrollIntoView() {},
  });
  window.document.addEventListener('click', (event) => {
    const target = event.target.closest?.('[popovertarget]')?.getAttribute('popovertarget');
    if (target && !event.defaultPrevented) window.document.getElementById(target)?.togglePopover();
  });
};
