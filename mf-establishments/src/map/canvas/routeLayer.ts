import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { Palette } from './palette.ts';
import { boxAround, type ToPlane } from './plane.ts';
import type { Scene } from './scene.ts';

/** The way, dotted; what lies on other floors is faint. Its ends are markers (`MarkLayer`). */
export class RouteLayer {
  readonly #source = new VectorSource({ wrapX: false });
  readonly layer: VectorLayer;
  #palette: Palette;

  constructor(palette: Palette) {
    this.#palette = palette;
    this.layer = new VectorLayer({
      source: this.#source,
      style: (feature) => this.#style(feature.get('part') as Part),
    });
  }

  paint(palette: Palette): void {
    this.#palette = palette;
    this.layer.changed();
  }

  show({ route }: Scene, toPlane: ToPlane): void {
    this.#source.clear(true);
    if (!route) return;
    this.#source.addFeatures(
      route.legs
        .filter(({ line }) => line.length > 1)
        .map(
          ({ line, here }) =>
            new Feature({
              geometry: new LineString(line.map(toPlane)),
              part: here ? 'here' : 'elsewhere',
            }),
        ),
    );
  }

  /** The box around what lies on the floor that is shown. */
  static box({ route }: Scene, toPlane: ToPlane): [number, number, number, number] | null {
    const points = (route?.legs ?? []).flatMap(({ line, here }) => (here ? line.map(toPlane) : []));
    return points.length > 0 ? boxAround(points) : null;
  }

  #style(part: Part): Style[] {
    const { route, 'route-case': edge } = this.#palette;
    const here = part === 'here';
    return [
      new Style({
        zIndex: here ? 1 : 0,
        stroke: new Stroke({ color: edge, width: here ? 9 : 5, lineCap: 'round' }),
      }),
      new Style({
        zIndex: here ? 2 : 0,
        stroke: new Stroke({
          color: route,
          width: here ? 6 : 3,
          lineDash: here ? [1, 11] : [1, 8],
          lineCap: 'round',
        }),
      }),
    ];
  }
}

type Part = 'here' | 'elsewhere';
