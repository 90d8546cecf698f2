import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import Polygon from 'ol/geom/Polygon.js';
import VectorImageLayer from 'ol/layer/VectorImage.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { FloorFeature } from './floorData.ts';
import type { Palette } from './palette.ts';
import { boxAround, type ToPlane } from './plane.ts';
import { layerOrder, roomLook, type RoomLook } from './roomLook.ts';
import type { Scene } from './scene.ts';
import type { Position } from '../places/mapPlace.ts';

/** Floor, rooms and walls. */
export class RoomLayer {
  readonly source = new VectorSource<Feature>({ wrapX: false });
  readonly layer: VectorImageLayer<VectorSource<Feature>>;
  #scene: Scene;
  #styles = new Map<RoomLook, Style>();
  #palette: Palette;

  constructor(scene: Scene, palette: Palette) {
    this.#scene = scene;
    this.#palette = palette;
    // While the map is dragged a picture is moved, wider than the frame, and drawn anew when it rests: a thousand shapes
    // a frame would be four milliseconds more, and a phone has four times as many of them.
    this.layer = new VectorImageLayer({
      source: this.source,
      imageRatio: 1.6,
      style: (feature) => {
        const properties = feature.getProperties() as FloorFeature['properties'];
        return this.#style(roomLook(properties, this.#scene.shown, this.#scene.selected));
      },
      renderOrder: (a, b) => orderOf(a) - orderOf(b),
    });
  }

  show(scene: Scene): void {
    this.#scene = scene;
    this.layer.changed();
  }

  paint(palette: Palette): void {
    this.#palette = palette;
    this.#styles = new Map();
    this.layer.changed();
  }

  replace(features: readonly FloorFeature[], toPlane: ToPlane): void {
    this.source.clear(true);
    this.source.addFeatures(features.flatMap((feature) => toFeature(feature, toPlane) ?? []));
  }

  /** The box around the floor itself, without the streets beside it: what to fit into view. */
  box(): [number, number, number, number] | null {
    const floors = this.source.getFeatures().filter((feature) => feature.get('layer') === 'floor');
    const boxes = (floors.length > 0 ? floors : this.source.getFeatures()).flatMap((feature) => {
      const extent = feature.getGeometry()?.getExtent();
      return extent ? [extent] : [];
    });
    if (boxes.length === 0) return null;
    return boxAround(
      boxes.flatMap(([left = 0, bottom = 0, right = 0, top = 0]) => [
        [left, bottom] as const,
        [right, top] as const,
      ]),
    );
  }

  /** The place whose room is at a point. */
  placeAt(point: number[]): string | null {
    const room = this.source
      .getFeaturesAtCoordinate(point)
      .find((feature) => feature.get('layer') === 'room' && feature.get('place') !== null);
    return (room?.get('place') as string | undefined) ?? null;
  }

  #style(look: RoomLook): Style {
    const known = this.#styles.get(look);
    if (known) return known;
    const style = makeStyle(look, this.#palette);
    this.#styles.set(look, style);
    return style;
  }
}

const orderOf = (feature: { get(key: string): unknown }) =>
  layerOrder[feature.get('layer') as keyof typeof layerOrder];

function makeStyle(look: RoomLook, palette: Palette): Style {
  const line = (color: string, width: number) => new Stroke({ color, width, lineJoin: 'round' });
  const fill = (color: string) => new Fill({ color });
  switch (look) {
    case 'ground':
      return new Style({ fill: fill(palette.ground), stroke: line(palette['ground-line'], 1) });
    case 'floor':
      return new Style({ fill: fill(palette.floor), stroke: line(palette['floor-line'], 2) });
    case 'area':
      return new Style({ fill: fill(palette.area) });
    case 'walkway':
      return new Style({ fill: fill(palette.walkway) });
    case 'opening':
      return new Style({ stroke: line(palette.floor, 3) });
    case 'fixture':
    case 'room':
      return new Style({ fill: fill(palette.room), stroke: line(palette['room-line'], 1) });
    case 'faint':
      return new Style({ fill: fill(palette.faint), stroke: line(palette['room-line'], 1) });
    case 'chosen':
      return new Style({
        fill: fill(palette.chosen),
        stroke: line(palette['chosen-line'], 2),
        zIndex: 1,
      });
    default:
      return new Style({ fill: fill(palette.types[look]), stroke: line(palette['room-line'], 1) });
  }
}

function toFeature({ geometry, properties }: FloorFeature, toPlane: ToPlane): Feature | null {
  const ring = (positions: unknown) =>
    (positions as Position[]).map((position) => toPlane(position));
  const polygon = (rings: unknown) => (rings as unknown[]).map(ring);
  const { type, coordinates } = geometry;
  const shape = () => {
    switch (type) {
      case 'Polygon':
        return new Polygon(polygon(coordinates));
      case 'MultiPolygon':
        return new MultiPolygon(coordinates.map(polygon));
      case 'LineString':
        return new LineString(ring(coordinates));
      default:
        return null;
    }
  };
  const drawn = shape();
  return drawn && new Feature({ ...properties, geometry: drawn });
}
