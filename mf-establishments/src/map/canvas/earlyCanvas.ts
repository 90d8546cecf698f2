import type { MapCanvas } from './createMapCanvas.ts';

const name = 'mapCanvas';
type Holder = HTMLElement & { [name]?: MapCanvas };

/** Leaves a map that was drawn before the page was live for the page to find. */
export function leaveEarlyCanvas(element: HTMLElement, canvas: MapCanvas): void {
  (element as Holder)[name] = canvas;
}

/** The map that was drawn into an element before the page was live, once; null when there is none. */
export function earlyCanvas(element: HTMLElement): MapCanvas | null {
  const holder = element as Holder;
  const canvas = holder[name] ?? null;
  delete holder[name];
  return canvas;
}
