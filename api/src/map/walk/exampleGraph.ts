import type { EdgeKind, GraphEdge, GraphNode, WalkGraph, WalkZone } from '../floors/graph.ts';

/** Degrees of latitude in a metre, and of longitude at El Dorado. */
const metre = { lat: 1 / 110_574, lon: 1 / (111_320 * Math.cos((4.7 * Math.PI) / 180)) };

interface NodeExtras {
  level?: string;
  zone?: WalkZone;
  places?: readonly string[];
  landmark?: string;
}

/** A node `east` and `north` metres of a corner, for tests. */
export function node(
  id: string,
  [east, north]: readonly [number, number] = [0, 0],
  { level = 't1-2', zone = 'public', places = [], landmark }: NodeExtras = {},
): GraphNode {
  return {
    id,
    level,
    zone,
    places,
    point: [-74.1469 + east * metre.lon, 4.6981 + north * metre.lat],
    landmark: landmark ? { es: landmark, en: landmark, fr: landmark, pt: landmark } : null,
  };
}

/** An edge at 1.25 m/s unless seconds are given, for tests. */
export function edge(
  from: string,
  to: string,
  metres: number,
  { kind = 'walk', ...more }: Partial<GraphEdge> & { kind?: EdgeKind } = {},
): GraphEdge {
  return { from, to, kind, metres, seconds: metres / 1.25, ...more };
}

export const graphOf = (nodes: readonly GraphNode[], edges: readonly GraphEdge[]): WalkGraph => ({
  version: 1,
  nodes,
  edges,
});
