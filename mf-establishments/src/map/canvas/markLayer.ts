import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { Cluster } from './clusters.ts';
import { endRank, labelRank, namesBelow } from './labelOrder.ts';
import { MarkImages, type MarkLook } from './markImages.ts';
import type { Palette } from './palette.ts';
import type { ToPlane } from './plane.ts';
import type { Mark, Scene } from './scene.ts';
import { nearestWithin, pressable } from './targets.ts';

interface SpotMark extends Mark {
  at: readonly [number, number];
}

/** Markers, clusters, gates' signs, the ends of a way, and names. No two labels overlap: what finds no room is left out, the lowest rank first. */
export class MarkLayer {
  readonly #source = new VectorSource<Feature<Point>>({ wrapX: false });
  readonly layer: VectorLayer<VectorSource<Feature<Point>>>;
  #scene: Scene;
  #spots: SpotMark[] = [];
  #clusters: Cluster<SpotMark>[] = [];
  #palette: Palette;
  #images: MarkImages;
  #styles = new Map<string, Style[]>();
  #groupedAt: number | null = null;

  constructor(scene: Scene, palette: Palette) {
    this.#scene = scene;
    this.#palette = palette;
    this.#images = new MarkImages(palette);
    this.layer = new VectorLayer({
      source: this.#source,
      declutter: true,
      renderBuffer: 200,
      style: (feature, resolution) =>
        this.#style(feature.get('cluster') as Cluster<SpotMark>, resolution),
    });
  }

  /** What to draw from now on; `group` puts it on the map. */
  show(scene: Scene, toPlane: ToPlane): void {
    this.#scene = scene;
    this.#groupedAt = null;
    this.#styles.clear();
    this.#spots = scene.marks
      .map((mark) => ({ ...mark, at: toPlane(mark.point) }))
      .sort((a, b) => this.#rank(b) - this.#rank(a));
  }

  paint(palette: Palette): void {
    this.#palette = palette;
    this.#images = new MarkImages(palette);
    this.#styles.clear();
    this.layer.changed();
  }

  /** Puts together what lies too close at this zoom. */
  group(resolution: number): void {
    if (resolution === this.#groupedAt) return;
    this.#groupedAt = resolution;
    const { shown, selected } = this.#scene;
    const alone = ({ slug, sign }: SpotMark) =>
      sign !== null || slug === selected || this.#isEnd(slug);
    // Where something is looked for, the rest is rooms only; signs stay, to find one's way by.
    const seen = this.#spots.filter((spot) => !shown || shown.has(spot.slug) || alone(spot));
    this.#clusters = pressable(seen, alone, resolution);
    this.#source.clear(true);
    this.#source.addFeatures(
      this.#clusters.map((cluster) => {
        const feature = new Feature(new Point([...cluster.at]));
        feature.set('cluster', cluster, true);
        return feature;
      }),
    );
  }

  /** The marker that a press at a point means, if one is within `reach` of it, in metres. */
  at = (point: readonly number[], reach: number): Cluster<SpotMark> | null =>
    nearestWithin(this.#clusters, point, reach);

  #rank = (mark: SpotMark) =>
    this.#isEnd(mark.slug) ? endRank : labelRank(mark, this.#scene.shown, this.#scene.selected);

  #isEnd = (slug: string) => this.#scene.route?.ends.includes(slug) ?? false;

  #style({ lead, members }: Cluster<SpotMark>, resolution: number): Style[] {
    const { shown, selected } = this.#scene;
    const look: MarkLook =
      lead.slug === selected
        ? 'selected'
        : shown?.has(lead.slug) || this.#isEnd(lead.slug)
          ? 'shown'
          : 'plain';
    const named = look !== 'plain' || resolution < namesBelow;
    const key = `${lead.slug}:${members.length}:${look}:${named}`;
    const known = this.#styles.get(key);
    if (known) return known;
    const styles = this.#make(lead, members.length, look, named);
    this.#styles.set(key, styles);
    return styles;
  }

  #make(lead: SpotMark, count: number, look: MarkLook, named: boolean): Style[] {
    const zIndex = this.#rank(lead);
    if (lead.sign !== null && look !== 'selected' && !this.#isEnd(lead.slug))
      return [this.#sign(lead.sign, zIndex)];
    const image =
      count > 1 ? this.#images.cluster(count, look) : this.#images.place(lead.icon, look);
    const marker = new Style({ image, zIndex });
    if (count > 1 || !named) return [marker];
    return [marker, this.#name(lead.sign ?? lead.name, look, zIndex)];
  }

  #name(text: string, look: MarkLook, zIndex: number): Style {
    return new Style({
      zIndex,
      text: new Text({
        text: inLines(text),
        font: `${look === 'plain' ? 600 : 800} 14px ${this.#palette.font}`,
        // Clear of the marker by more than the outline of the letters.
        offsetY: look === 'plain' ? 20 : 6,
        textBaseline: 'top',
        fill: new Fill({ color: this.#palette.ink }),
        stroke: new Stroke({ color: this.#palette.halo, width: 4, lineJoin: 'round' }),
        padding: [1, 3, 1, 3],
      }),
    });
  }

  /** A gate as its sign in the building: gold on ink. */
  #sign(code: string, zIndex: number): Style {
    return new Style({
      zIndex,
      text: new Text({
        text: code,
        font: `800 14px ${this.#palette.font}`,
        fill: new Fill({ color: this.#palette['sign-ink'] }),
        backgroundFill: new Fill({ color: this.#palette.sign }),
        backgroundStroke: new Stroke({ color: this.#palette.halo, width: 1 }),
        padding: [4, 5, 2, 6],
      }),
    });
  }
}

/** A long name in two lines, cut at the space nearest to its middle. */
function inLines(name: string, longest = 16): string {
  if (name.length <= longest) return name;
  const middle = name.length / 2;
  const cut = [...name.matchAll(/ /g)]
    .map(({ index }) => index)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return cut === undefined ? name : `${name.slice(0, cut)}\n${name.slice(cut + 1)}`;
}
