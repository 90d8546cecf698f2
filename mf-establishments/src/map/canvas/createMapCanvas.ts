import OlMap from 'ol/Map.js';
import { watchTheme } from '@eldorado/ui/map';
import { createInteractions } from '@eldorado/ui/map-interactions';
import { createCamera, createView } from './camera.ts';
import { createFloor } from './drawnFloor.ts';
import { MarkLayer } from './markLayer.ts';
import { readPalette } from './palette.ts';
import { planeOf } from './plane.ts';
import { createPress } from './press.ts';
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
  /** Chooses what is nearest to the middle of the view. */
  chooseMiddle(): void;
  /** The whole floor, or the whole way on it. */
  fit(): void;
  retry(): void;
  remove(): void;
}

/**
 * Draws a floor into an element. `data-drawn` on it names the floor, and the detail, that is on screen with its
 * labels: `T1-2 low`.
 */
export function createMapCanvas(element: HTMLElement, first: Scene): MapCanvas {
  let scene = first;
  let toPlane = planeOf(first.frame.origin, first.frame.rotation);
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
  const floor = createFloor(element, map, rooms, () => {
    settle();
    map.setLayers([rooms.layer, route.layer, marks.layer]);
  });
  const press = createPress(map, camera, marks, rooms);

  const chosenPoint = () => {
    const place = scene.marks.find(({ slug }) => slug === scene.selected);
    return place ? toPlane(place.point) : null;
  };

  /** All of the floor comes into view, or of the way on it. */
  function fit(): void {
    const way = RouteLayer.box(scene, toPlane);
    const box = way ?? rooms.box();
    if (box) camera.fit(box, way !== null);
  }

  /** What the scene is about comes into view: the way, the chosen place, else all of the floor. */
  function settle(): void {
    fit();
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
      // Another floor of the same terminal keeps what is in view, unless there is a way to follow.
      if (moved || next.route) floor.clear();
      floor.draw(frame, toPlane);
    } else if (next.route && next.route !== before.route) settle();
    const point = selected === before.selected ? null : chosenPoint();
    if (point) camera.goTo(point);
  }

  map.on('moveend', () => {
    marks.group(camera.resolution());
    floor.refine(scene.frame, toPlane, camera.resolution());
  });
  const unwatch = watchTheme(() => {
    const colours = readPalette(element);
    for (const layer of [rooms, route, marks]) layer.paint(colours);
  });

  route.show(first, toPlane);
  marks.show(first, toPlane);
  floor.draw(first.frame, toPlane);
  return {
    show,
    onChoose: press.onChoose,
    onFault: floor.onFault,
    zoomBy: camera.zoomBy,
    panBy: (right, down) => camera.panBy(right, down),
    chooseMiddle: press.middle,
    fit,
    retry: () => floor.draw(scene.frame, toPlane),
    remove() {
      unwatch();
      floor.stop();
      map.setTarget(undefined);
      map.dispose();
    },
  };
}
