import type OlMap from 'ol/Map.js';
import type { Camera } from './camera.ts';
import type { MarkLayer } from './markLayer.ts';
import type { RoomLayer } from './roomLayer.ts';
import { reach } from './targets.ts';

/** How far from the middle of the view, in pixels, Enter looks for a marker. */
const middleReach = 120;

/** What a press on the map means: a marker, the room under it, or a cluster that is gone into. */
export function createPress(map: OlMap, camera: Camera, marks: MarkLayer, rooms: RoomLayer) {
  let choose: (slug: string | null) => void = () => undefined;

  function press(point: number[], pixels: number): void {
    const marker = marks.at(point, pixels * camera.resolution());
    if (marker && marker.members.length > 1 && camera.canEnter()) camera.enter(marker.at);
    else choose(marker?.lead.slug ?? rooms.placeAt(point));
  }

  map.on('click', ({ coordinate }) => press(coordinate, reach));
  return {
    onChoose: (listener: (slug: string | null) => void) => void (choose = listener),
    middle: () => press(map.getView().getCenter() ?? [], middleReach),
  };
}
