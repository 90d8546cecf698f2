import type { LocalizedText } from '../../src/http/schema.ts';
import type { WalkZone } from '../../src/map/floors/graph.ts';
import type { DrawnFloor } from './floor.ts';
import type { Metres } from './frame.ts';

/** A named crossing, door or lift stop. */
export interface Junction {
  name: string;
  floor: DrawnFloor;
  zone: WalkZone;
  at: Metres;
  places: string[];
  landmark: LocalizedText | null;
}

/** A straight walk between two junctions, and what is reached along it. */
export interface Stretch {
  from: Junction;
  to: Junction;
  length: number;
  /** Whether places beside it are reached from it: not so in doorways and at lifts. */
  isFront: boolean;
  /** `at`: metres from its start. */
  stops: { at: number; places: string[]; landmark: LocalizedText | null }[];
}
