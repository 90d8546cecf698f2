import { clusterSpots, type Cluster, type Spot } from './clusters.ts';

/** How far from a marker a finger still means it, in pixels; of two it means the nearer. */
export const reach = 22;

/** No two markers are nearer than this, in pixels: each has a circle of that width to itself (WCAG 2.5.8). */
export const targetPixels = 24;
/** How near markers may come, in pixels, before they become one with a number. */
const clusterPixels = 44;
/** Metres to a pixel under which only what could not be pressed is put together: every door is distinct. */
const singlesBelow = 0.12;

/** The distance under which places become one, in metres. @param resolution metres to a pixel. */
export const clusterDistance = (resolution: number): number =>
  resolution * (resolution < singlesBelow ? targetPixels : clusterPixels);

/**
 * What can be pressed at a zoom. Of signs that lie too close the first one stands, without a number: between them one goes by
 * their order; other places become clusters, and give way to a sign where it leaves them no room.
 * @param spots the most important first.
 * @param isSign whether a spot stands for itself.
 * @param resolution metres to a pixel.
 */
export function pressable<S extends Spot>(
  spots: readonly S[],
  isSign: (spot: S) => boolean,
  resolution: number,
): Cluster<S>[] {
  const room = targetPixels * resolution;
  const signs = clusterSpots(spots.filter(isSign), room).map(({ lead, at }) => ({
    lead,
    at,
    members: [lead],
  }));
  const isClear = ({ at }: Spot) =>
    signs.every((sign) => Math.hypot(sign.at[0] - at[0], sign.at[1] - at[1]) >= room);
  const others = spots.filter((spot) => !isSign(spot) && isClear(spot));
  return [...signs, ...clusterSpots(others, clusterDistance(resolution))];
}

/** The one of them that a press means; null when none is within `reach`, in their unit. */
export function nearestWithin<S extends Spot>(
  spots: readonly S[],
  [x = 0, y = 0]: readonly number[],
  within: number,
): S | null {
  let nearest: S | null = null;
  let least = within;
  for (const spot of spots) {
    const away = Math.hypot(spot.at[0] - x, spot.at[1] - y);
    if (away > least) continue;
    nearest = spot;
    least = away;
  }
  return nearest;
}
