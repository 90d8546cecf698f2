/** Brings a row into sight within its list; neither the page nor the focus moves. */
export function showWithin(scroller: HTMLElement, row: Element): void {
  const [frame, box] = [scroller.getBoundingClientRect(), row.getBoundingClientRect()];
  if (box.top >= frame.top && box.bottom <= frame.bottom) return;
  scroller.scrollTop += box.top - frame.top - (frame.height - box.height) / 2;
}
