/** What a key does while the map has the focus; parts of the view for moving. */
export type MapKey =
  | { kind: 'pan'; right: number; down: number }
  | { kind: 'zoom'; steps: 1 | -1 }
  | { kind: 'fit' }
  | { kind: 'close' };

const quarter = 0.25;

const keys: Readonly<Record<string, MapKey>> = {
  ArrowLeft: { kind: 'pan', right: -quarter, down: 0 },
  ArrowRight: { kind: 'pan', right: quarter, down: 0 },
  ArrowUp: { kind: 'pan', right: 0, down: -quarter },
  ArrowDown: { kind: 'pan', right: 0, down: quarter },
  '+': { kind: 'zoom', steps: 1 },
  // Plus without shift, where they share a key.
  '=': { kind: 'zoom', steps: 1 },
  '-': { kind: 'zoom', steps: -1 },
  Home: { kind: 'fit' },
  Escape: { kind: 'close' },
};

/** Keys with Ctrl and the like are the browser's: it zooms the page with them. */
export const mapKey = (
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): MapKey | null =>
  event.ctrlKey || event.metaKey || event.altKey ? null : (keys[event.key] ?? null);
