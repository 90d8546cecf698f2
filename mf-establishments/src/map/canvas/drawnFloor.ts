import type OlMap from 'ol/Map.js';
import { fetchFloor, type Detail } from './floorData.ts';
import { fineBelow } from './labelOrder.ts';
import type { ToPlane } from './plane.ts';
import type { RoomLayer } from './roomLayer.ts';
import type { Frame } from './scene.ts';

/**
 * The floor whose rooms are drawn: fetched in low detail, and in high when one is near. `data-drawn` of the element names what
 * is on screen.
 * @param onFirst called with the rooms of a floor in place of none, before they are drawn.
 */
export function createFloor(
  element: HTMLElement,
  map: OlMap,
  rooms: RoomLayer,
  onFirst: () => void,
) {
  let fault: (failed: boolean) => void = () => undefined;
  /** Null while no floor is drawn. */
  let drawn: Detail | null = null;
  /** The floor whose rooms are in the layer. */
  let floorIn = '';
  let fetching = new AbortController();

  function clear(): void {
    rooms.source.clear(true);
    floorIn = '';
    drawn = null;
  }

  async function load(frame: Frame, toPlane: ToPlane, detail: Detail): Promise<void> {
    fetching.abort();
    const { signal } = (fetching = new AbortController());
    const floor = `${frame.terminal}-${frame.floor}`;
    if (floor !== floorIn) delete element.dataset['drawn'];
    try {
      const features = await fetchFloor(frame, detail, signal);
      if (signal.aborted) return;
      rooms.replace(features, toPlane);
      floorIn = floor;
      const isFirst = drawn === null;
      drawn = detail;
      fault(false);
      if (isFirst) onFirst();
      map.once('rendercomplete', () => {
        element.dataset['drawn'] = `${floor} ${detail}`;
        performance.mark('map-drawn');
      });
    } catch {
      // Without its details a floor is still a floor; another one's rooms under its name are not.
      if (signal.aborted || floorIn === floor) return;
      clear();
      fault(true);
    }
  }

  return {
    clear,
    /** In the detail that is on screen. */
    draw: (frame: Frame, toPlane: ToPlane) => void load(frame, toPlane, drawn ?? 'low'),
    /** Asks for the finer drawing once one is near enough to see it. @param resolution metres to a pixel. */
    refine(frame: Frame, toPlane: ToPlane, resolution: number) {
      if (drawn === 'low' && resolution < fineBelow) void load(frame, toPlane, 'high');
    },
    /** Called when a floor could not be loaded, or was after all. */
    onFault: (listener: (failed: boolean) => void) => void (fault = listener),
    stop: () => fetching.abort(),
  };
}
