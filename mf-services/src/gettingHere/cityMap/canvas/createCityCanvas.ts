import Feature from 'ol/Feature.js';
import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import { easeOut } from 'ol/easing.js';
import { boundingExtent } from 'ol/extent.js';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import Projection from 'ol/proj/Projection.js';
import VectorSource from 'ol/source/Vector.js';
import { mapSize } from '@eldorado/rules/city';
import { glide, watchTheme } from '@eldorado/ui/map';
import { createInteractions } from '@eldorado/ui/map-interactions';
import type { Shape } from '../readDrawing.ts';
import { readPalette } from './palette.ts';
import { shapeStyle, type Chosen } from './shapeStyle.ts';

/** The map of the city on a page. It knows nothing of the page but the shapes it was given. */
export interface CityCanvas {
  /** Shows the way by a means, and of it one step, or all with null, and goes there. */
  show(means: string, leg: number | null): void;
  zoomBy(steps: number): void;
  /** By parts of the view: `panBy(0.25, 0)` goes a quarter of it to the right. */
  panBy(right: number, down: number): void;
  /** Back to what was shown. */
  fit(): void;
  remove(): void;
}

/** Up is north on the plane, down in the drawing. */
const onPlane = ([x, y]: Shape['points'][number]): [number, number] => [x, -y];

function geometryOf({ look, points }: Shape) {
  const line = points.map(onPlane);
  const [first = [0, 0]] = line;
  if (look === 'hills' || look === 'ridge') return new Polygon([[...line, first]]);
  return line.length > 1 ? new LineString(line) : new Point(first);
}

/** Draws shapes into an element; `data-drawn` on it says what is on screen: the means, and the step's number. */
export function createCityCanvas(element: HTMLElement, shapes: readonly Shape[]): CityCanvas {
  let chosen: Chosen = { means: '', leg: null };
  let palette = readPalette(element);
  const layer = new VectorLayer({
    source: new VectorSource({
      wrapX: false,
      features: shapes.map((shape) => new Feature({ geometry: geometryOf(shape), shape })),
    }),
    declutter: true,
    style: (feature, resolution) =>
      shapeStyle(feature.get('shape') as Shape, chosen, palette, resolution),
  });
  const view = new View({
    projection: new Projection({ code: 'city', units: 'm' }),
    center: [mapSize.width / 2, -mapSize.height / 2],
    resolution: 1,
    minResolution: 0.05,
    maxResolution: 2,
    extent: [0, -mapSize.height, mapSize.width, 0],
    constrainOnlyCenter: true,
    enableRotation: false,
  });
  const map = new OlMap({
    target: element,
    layers: [layer],
    view,
    controls: [],
    interactions: createInteractions(element),
    // A phone's screen of three pixels a pixel costs twice what anybody sees.
    pixelRatio: Math.min(devicePixelRatio, 2),
  });
  const move = (to: { center?: number[]; resolution?: number }) =>
    view.animate({ ...to, duration: glide(), easing: easeOut });

  function fit(duration = glide()): void {
    const { means, leg } = chosen;
    const way = shapes.filter((shape) => shape.means === means);
    const step = way.filter((shape) => leg === null || shape.leg === leg);
    const points = (step.length > 0 ? step : way).flatMap((shape) => shape.points.map(onPlane));
    if (points.length === 0) return;
    const padding = [48, 72, 32, 48];
    view.fit(boundingExtent(points), { padding, minResolution: 0.1, duration, easing: easeOut });
  }

  const unwatch = watchTheme(() => {
    palette = readPalette(element);
    layer.changed();
  });

  return {
    show(means, leg) {
      const isFirst = chosen.means === '';
      chosen = { means, leg };
      layer.changed();
      fit(isFirst ? 0 : glide());
      map.once('rendercomplete', () => {
        element.dataset['drawn'] = [means, leg ?? 'all'].join(' ');
      });
    },
    zoomBy: (steps) => move({ resolution: (view.getResolution() ?? 1) / 1.6 ** steps }),
    panBy(right, down) {
      const [width = 0, height = 0] = map.getSize() ?? [];
      const [x = 0, y = 0] = view.getCenter() ?? [];
      const at = view.getResolution() ?? 1;
      move({ center: [x + right * width * at, y - down * height * at] });
    },
    fit: () => fit(),
    remove() {
      unwatch();
      map.setTarget(undefined);
      map.dispose();
    },
  };
}
