import OlMap from 'ol/Map.js';
import { watchTheme } from '@eldorado/ui/map';
import { createInteractions } from '@eldorado/ui/map-interactions';
import { createCamera, createView } from './camera.ts';
import { fetchFloor, type Detail } from './floorData.ts';
import { fineBelow } from './labelOrder.ts';
import { MarkLayer } from './markLayer.ts';
import { readPalette } from './palette.ts';
import { planeOf } from './plane.ts';
import { RoomLayer } from './roomLayer.ts';
import { RouteLayer } from './routeLayer.ts';
import type { Scene } from './scene.ts';

/** A map on a page. It knows no React: it is shown scenes, and reports what was chosen. */
export interface MapCanvas {
  /** What to draw from now on. */
  show(scene: Scene): void;
  /** Called with the place that was pressed; null for none. */
  onChoose(listener: (slug: string | null) => void): void;
  /** Called when a floor could not be loaded, or was after all. */
  onFault(listener: (failed: boolean) => void): void;
  zoomBy(steps: number): void;
  /** By parts of the view: `panBy(0.25, 0)` goes a quarter of it to the right. */
  panBy(right: number, down: number): void;
  /** The whole floor, or the whole way on it. */
  fit(): void;
  retry(): void;
  remove(): void;
}

/** How far from a marker a finger still means it, in pixels. */
const reach = 22;

/**
 * Draws a floor into an element. `data-drawn` on it names the floor, and the detail, that is on screen with its
 * labels: `T1-2 low`.
 */
export function createMapCanvas(element: HTMLElement, first: Scene): MapCanvas {
  let scene = first;
  let toPlane = planeOf(first.frame.origin, first.frame.rotation);
  let choose: (slug: string | null) => void = () => undefined;
  let fault: (failed: boolean) => void = () => undefined;
  let drawn: Detail | null = null;
  /** The floor whose rooms are in the layer. */
  let floorIn = '';
  let fetching = new AbortController();

  const palette = readPalette(element);
  const rooms = new RoomLayer(first, palette);
  const route = new RouteLayer(palette);
  const marks = new MarkLayer(first, palette);
  const map = new OlMap({
    target: element,
    // The layers come with the first floor: marks that are drawn without it would be drawn again with it.
    layers: [],
    view: createView(),
    controls: [],
    interactions: createInteractions(element),
    // A phone's screen of three pixels a pixel costs twice what anybody sees.
    pixelRatio: Math.min(devicePixelRatio, 2),
  });
  const camera = createCamera(map);

  async function draw(detail: Detail): Promise<void> {
    fetching.abort();
    const { signal } = (fetching = new AbortController());
    const { frame } = scene;
    const floor = `${frame.terminal}-${frame.floor}`;
    try {
      const features = await fetchFloor(frame, detail, signal);
      if (signal.aborted) return;
      rooms.replace(features, toPlane);
      floorIn = floor;
      const isFirst = drawn === null;
      drawn = detail;
      fault(false);
      if (isFirst) {
        settle();
        map.setLayers([rooms.layer, route.layer, marks.layer]);
      }
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

  function clear(): void {
    rooms.source.clear(true);
    floorIn = '';
    drawn = null;
  }

  const chosenPoint = () => {
    const place = scene.marks.find(({ slug }) => slug === scene.selected);
    return place ? toPlane(place.point) : null;
  };

  /** What the scene is about comes into view: the way, the chosen place, else all of the floor. */
  function settle(): void {
    const way = RouteLayer.box(scene, toPlane);
    const box = way ?? rooms.box();
    if (box) camera.fit(box, way !== null);
    const point = scene.route ? null : chosenPoint();
    if (point) camera.goTo(point, true);
    marks.group(camera.resolution());
  }

  function show(next: Scene): void {
    const before = scene;
    scene = next;
    const { frame, selected } = next;
    const moved = frame.terminal !== before.frame.terminal;
    const isOther =
      moved || frame.floor !== before.frame.floor || frame.version !== before.frame.version;
    toPlane = planeOf(frame.origin, frame.rotation);
    rooms.show(next);
    route.show(next, toPlane);
    marks.show(next, toPlane);
    marks.group(camera.resolution());
    if (isOther) {
      delete element.dataset['drawn'];
      // Another floor of the same terminal keeps what is in view, unless there is a way to follow.
      if (moved || next.route) clear();
      void draw(drawn ?? 'low');
    } else if (next.route && next.route !== before.route) settle();
    const point = selected === before.selected ? null : chosenPoint();
    if (point) camera.goTo(point);
  }

  map.on('moveend', () => {
    marks.group(camera.resolution());
    if (drawn === 'low' && camera.resolution() < fineBelow) void draw('high');
  });
  map.on('click', ({ coordinate }) => {
    const marker = marks.at(coordinate, reach * camera.resolution());
    if (marker && marker.members.length > 1) camera.enter(marker.at);
    else choose(marker?.lead.slug ?? rooms.placeAt(coordinate));
  });
  const unwatch = watchTheme(() => {
    const colours = readPalette(element);
    for (const layer of [rooms, route, marks]) layer.paint(colours);
  });

  route.show(first, toPlane);
  marks.show(first, toPlane);
  void draw('low');
  return {
    show,
    onChoose: (listener) => void (choose = listener),
    onFault: (listener) => void (fault = listener),
    zoomBy: camera.zoomBy,
    panBy: (right, down) => camera.panBy(right, down),
    fit: settle,
    retry: () => void draw('low'),
    remove() {
      unwatch();
      fetching.abort();
      map.setTarget(undefined);
      map.dispose();
    },
  };
}
