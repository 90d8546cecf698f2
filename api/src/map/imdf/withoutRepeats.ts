import type { Coordinate, ImdfGeometry, Ring } from './archive.ts';

const same = (a: Coordinate | undefined, b: Coordinate | undefined) =>
  a?.[0] === b?.[0] && a?.[1] === b?.[1];

const lineOnce = (line: Ring): Ring => line.filter((position, at) => !same(position, line[at - 1]));

/** A line keeps its two ends, even where they are one place. */
const openLineOnce = (line: Ring): Ring => {
  const once = lineOnce(line);
  return once.length < 2 ? line : once;
};

/**
 * A closed ring without what adds nothing to its area: positions that are the one before again, the closing one too, and spikes
 * that go out and come back over the same position. Drawing programs leave both where points were snapped together.
 */
export function ringOnce(ring: Ring): Ring {
  const kept: Coordinate[] = [];
  for (const position of ring) {
    if (same(position, kept.at(-1))) continue;
    // Out and back: neither the tip nor the way back is needed, but for the ring's own first position.
    if (kept.length > 2 && same(position, kept.at(-2))) kept.pop();
    else kept.push(position);
  }
  return kept;
}

/** A geometry that was checked, without such positions. @returns also how many were taken away. */
export function withoutRepeats<G extends ImdfGeometry>(
  geometry: G,
): { geometry: G; repeats: number } {
  let repeats = 0;
  const counted = (before: Ring, after: Ring) => {
    repeats += before.length - after.length;
    return after;
  };
  const polygon = (rings: readonly Ring[]) => rings.map((ring) => counted(ring, ringOnce(ring)));
  const coordinates = () => {
    if (geometry.type === 'LineString')
      return counted(geometry.coordinates, openLineOnce(geometry.coordinates));
    if (geometry.type === 'Polygon') return polygon(geometry.coordinates);
    if (geometry.type === 'MultiPolygon') return geometry.coordinates.map(polygon);
    return geometry.coordinates;
  };
  const once = { ...geometry, coordinates: coordinates() };
  return { geometry: repeats === 0 ? geometry : once, repeats };
}
