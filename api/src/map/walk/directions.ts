import simplify from '@turf/simplify';
import type { RouteLeg } from '../schema.ts';
import type { GraphNode } from '../floors/graph.ts';

type Step = RouteLeg['steps'][number];
type Position = GraphNode['point'];

const metresPerDegree = 111_320;
/** A bend that stays within this of a straight line is none, in metres. */
const straightness = 3;
/** Stretches shorter than this are a wiggle around something, not a way of their own, in metres. */
const shortest = 10;
/** From which angle on people speak of turning, and of turning back, in degrees. */
const turnsFrom = 35;
const backFrom = 150;
/** A stretch this long is marked in two when something can be seen on its way, in metres. */
const longStretch = 60;
/** How near a landmark lies to the corner that it marks, in metres. */
const atCorner = 12;

/** Metres from a to b, to the east and to the north. */
function offset(a: Position, b: Position): readonly [number, number] {
  const shrink = Math.cos((a[1] * Math.PI) / 180);
  return [(b[0] - a[0]) * metresPerDegree * shrink, (b[1] - a[1]) * metresPerDegree];
}

export const distance = (a: Position, b: Position) => Math.hypot(...offset(a, b));

/** A line without the points that a straight one passes within some metres. */
export function simpleLine(line: readonly Position[], metres: number): Position[] {
  const coordinates = line.map(([lon, lat]) => [lon, lat]);
  const { coordinates: kept } = simplify(
    { type: 'LineString', coordinates },
    { tolerance: metres / metresPerDegree, highQuality: true },
  );
  return kept.map(([lon = 0, lat = 0]) => [lon, lat] as const);
}

/** Indices of the points where the line changes its direction for good, with both ends. */
function corners(line: readonly Position[]): number[] {
  const kept: number[] = [0];
  let from = 0;
  for (const point of simpleLine(line, straightness).slice(1)) {
    from = line.findIndex((p, index) => index > from && p[0] === point[0] && p[1] === point[1]);
    const before = line[kept.at(-1) ?? 0];
    const isEnd = from === line.length - 1;
    if (before && distance(before, point) < shortest && (kept.length > 1 || !isEnd)) {
      // A short stretch at the end belongs to the one before it.
      if (isEnd) kept[kept.length - 1] = from;
    } else kept.push(from);
  }
  return kept;
}

/** Which way one turns at b, coming from a and going to c. */
function turnAt(a: Position, b: Position, c: Position): Step['turn'] {
  const heading = (from: Position, to: Position) => {
    const [east, north] = offset(from, to);
    return (Math.atan2(east, north) * 180) / Math.PI;
  };
  const angle = ((heading(b, c) - heading(a, b) + 540) % 360) - 180;
  if (Math.abs(angle) < turnsFrom) return 'straight';
  if (Math.abs(angle) > backFrom) return 'back';
  return angle > 0 ? 'right' : 'left';
}

/**
 * Written directions of one walk on one floor: a step where it begins, one for each turn, and on a long stretch one for
 * something that is passed. A step's landmark is seen where the step begins, its metres are those until the next one.
 * @param walked metres walked at each node.
 * @param arrives whether the walk ends at the place that is looked for.
 */
export function directions(
  nodes: readonly GraphNode[],
  walked: readonly number[],
  arrives: boolean,
): Step[] {
  const at = (index: number) => walked[index] ?? 0;
  const bends = corners(nodes.map(({ point }) => point));
  const used = new Set<string>();
  const landmarkNear = (index: number, from: number, to: number, within: number) => {
    const near = nodes
      .map((node, i) => ({ landmark: node.landmark, i, off: Math.abs(at(i) - at(index)) }))
      .filter(({ landmark, i, off }) => landmark && i >= from && i <= to && off <= within)
      .filter(({ landmark }) => !used.has(landmark?.es ?? ''))
      .sort((a, b) => a.off - b.off || a.i - b.i)[0];
    if (near?.landmark) used.add(near.landmark.es);
    return near;
  };
  const marks: { index: number; turn: Step['turn']; landmark: Step['landmark'] }[] = [
    { index: 0, turn: 'start', landmark: null },
  ];
  bends.slice(1, -1).forEach((index, i) => {
    const [a, b, c] = [nodes[bends[i] ?? 0], nodes[index], nodes[bends[i + 2] ?? 0]];
    if (!a || !b || !c) return;
    const turn = turnAt(a.point, b.point, c.point);
    if (turn === 'straight') return;
    marks.push({
      index,
      turn,
      landmark: landmarkNear(index, 1, nodes.length - 2, atCorner)?.landmark ?? null,
    });
  });
  const end = nodes.length - 1;
  const marked = marks.flatMap((mark, i) => {
    const next = marks[i + 1]?.index ?? end;
    const stretch = at(next) - at(mark.index);
    if (stretch < longStretch) return [mark];
    const half = nodes.findIndex((_, index) => at(index) >= at(mark.index) + stretch / 2);
    const passed = landmarkNear(half, mark.index + 1, next - 1, stretch / 2 - atCorner);
    if (!passed) return [mark];
    return [mark, { index: passed.i, turn: 'straight' as const, landmark: passed.landmark }];
  });
  const steps = marked.map(({ index, turn, landmark }, i) => ({
    turn,
    landmark,
    // Differences of rounded sums, so that the steps add up to the walk.
    metres: Math.round(at(marked[i + 1]?.index ?? end)) - Math.round(at(index)),
  }));
  return arrives ? [...steps, { turn: 'arrive', metres: 0, landmark: null }] : steps;
}
