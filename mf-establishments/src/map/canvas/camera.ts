import type OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import { easeOut } from 'ol/easing.js';
import Projection from 'ol/proj/Projection.js';
import { glide } from '@eldorado/ui/map';

type Box = readonly [number, number, number, number];

/** Room for what lies on the map: top (types, and a pin at the end of a way), right, bottom, left. On a phone the buttons lie under the floor. */
const padding = { wide: [76, 76, 32, 76], narrow: [76, 70, 76, 16] };
/** Left of a way on a phone: half of the name of its end, which stands below it. */
const besideWay = 56;
/** Metres to a pixel at which a place is distinct from its neighbours. */
const near = 0.3;
/** From this width on, in pixels, the buttons lie beside the floor. */
const wide = 560;
/**
 * How far above the middle a place is shown, in parts of the height, since its card lies on the lower part of the map; and how
 * far from the upper edge it stays, in pixels: room for its pin.
 */
const aboveCard = 0.24;
const belowEdge = 112;
/** Under a way on a phone: its card, in pixels. */
const wayCard = 104;

/** Metres to a pixel, as near as one can go. */
const nearest = 0.04;

export const createView = (): View =>
  new View({
    projection: new Projection({ code: 'terminal', units: 'm' }),
    center: [0, 0],
    resolution: 1,
    minResolution: nearest,
    maxResolution: 4,
    enableRotation: false,
    constrainOnlyCenter: true,
  });

export type Camera = ReturnType<typeof createCamera>;

/** What of the plane is seen, and how it moves. Points and boxes are metres on the plane. */
export function createCamera(map: OlMap) {
  const view = map.getView();
  const resolution = () => view.getResolution() ?? 1;
  const move = (to: { center?: number[]; resolution?: number }) =>
    view.animate({ ...to, duration: glide(), easing: easeOut });

  /** The middle of a view in which a point is seen above the card of its place. */
  function besideCard([x, y]: readonly [number, number], at: number): [number, number] {
    const [, height = 0] = map.getSize() ?? [];
    const up = Math.max(0, Math.min(aboveCard * height, height / 2 - belowEdge));
    return [x, y - up * at];
  }

  return {
    resolution,
    /** Shows all of a floor, or of a way on it with the names of its ends. */
    fit(box: Box, isWay: boolean) {
      const size = map.getSize() ?? [];
      const isNarrow = (size[0] ?? 0) < wide;
      const [top = 0, right = 0, bottom = 0, left = 0] = isNarrow ? padding.narrow : padding.wide;
      view.fit([...box], {
        padding: isWay
          ? [top + 24, right, bottom + (isNarrow ? wayCard - 60 : 0), Math.max(left, besideWay)]
          : [top, right, bottom, left],
        size,
        minResolution: 0.12,
      });
    },
    /** Goes to a place, as near as it needs to be. */
    goTo(point: readonly [number, number], jump = false) {
      const at = Math.min(resolution(), near);
      const to = { center: besideCard(point, at), resolution: at };
      if (!jump) return move(to);
      view.setResolution(to.resolution);
      view.setCenter(to.center);
    },
    /** Whether one can go nearer. */
    canEnter: () => resolution() > nearest * 1.01,
    /** Goes into a cluster until it falls apart. */
    enter: (point: readonly [number, number]) =>
      move({ center: [...point], resolution: resolution() / 2.5 }),
    zoomBy: (steps: number) => move({ resolution: resolution() / 1.6 ** steps }),
    /** By parts of the view. */
    panBy(right: number, down: number) {
      const [width = 0, height = 0] = map.getSize() ?? [];
      const [x = 0, y = 0] = view.getCenter() ?? [];
      move({ center: [x + right * width * resolution(), y - down * height * resolution()] });
    },
  };
}
