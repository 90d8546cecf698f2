import type { TerminalId } from '../../establishment/establishment.ts';
import type { MapType, Position } from '../places/mapPlace.ts';

/** Which floor is drawn, and how it lies. It travels in the page as JSON, so that the map starts before the page is live. */
export interface Frame {
  terminal: TerminalId;
  floor: number;
  /** Of the archive; part of a floor's address. */
  version: string;
  /** Radians clockwise. */
  rotation: number;
  /** The terminal's middle, the same on all its floors: a switch of floors keeps what is in view. */
  origin: Position;
}

/** What the canvas needs of a place. */
export interface Mark {
  slug: string;
  name: string;
  type: MapType;
  point: Position;
  /** Path of its pictogram on the 24 grid. */
  icon: string;
  /** What a sign says in place of a pictogram: the code of a gate. */
  sign: string | null;
}

export interface DrawnLeg {
  line: readonly Position[];
  /** On the floor that is shown; the others are faint. */
  here: boolean;
}

export interface Scene {
  frame: Frame;
  /** Of this floor. */
  marks: readonly Mark[];
  /** Slugs that stand out among the others; null when nothing is looked for. */
  shown: ReadonlySet<string> | null;
  selected: string | null;
  /** The way, and the slugs of its two ends. */
  route: { legs: readonly DrawnLeg[]; ends: readonly string[] } | null;
}
