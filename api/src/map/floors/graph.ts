import type { LocalizedText } from '../../http/schema.ts';

/**
 * Where one stands with respect to the checks of an airport. Going from a zone to another is only possible through an
 * edge of kind `security`, `immigration` or `customs`, a lift or a corridor that leads out.
 */
export type WalkZone =
  | 'public'
  | 'national'
  | 'international'
  | 'arrivals-national'
  | 'arrivals-international';

export type EdgeKind =
  | 'walk'
  | 'ramp'
  | 'travelator'
  | 'lift'
  | 'escalator'
  | 'stairs'
  | 'security'
  | 'immigration'
  | 'customs'
  | 'bus';

/** A point where people walk: a crossing of corridors, a door, the front of a place, a lift's stop on one floor. */
export interface GraphNode {
  id: string;
  /** Id of the IMDF level it is on. */
  level: string;
  /** Longitude and latitude. */
  point: readonly [number, number];
  zone: WalkZone;
  /** IMDF features that are reached here: occupants, amenities, openings or units. */
  places: readonly string[];
  /** What is seen here, for written directions ("past the national food court"); null where nothing is. */
  landmark: LocalizedText | null;
}

/** A way between two nodes. Both ways unless `oneWay`. */
export interface GraphEdge {
  from: string;
  to: string;
  kind: EdgeKind;
  metres: number;
  /** Moving, without waiting. */
  seconds: number;
  oneWay?: boolean;
  /**
   * Whose waiting time is added: a row of the live queues such as `1-national`, `emigration` or `immigration` (passport
   * desks before and after a flight), or `bus` (half its interval).
   */
  queue?: string;
}

/** The walking graph beside an IMDF archive, `graph.json`: IMDF has none of its own. */
export interface WalkGraph {
  version: 1;
  nodes: readonly GraphNode[];
  edges: readonly GraphEdge[];
}

/** Kinds that someone with a wheelchair, a pram or heavy luggage cannot take. */
export const withSteps: readonly EdgeKind[] = ['escalator', 'stairs'];
