import { mapSize, project, rideCurve, type Point, type Position } from '@eldorado/rules/city';
import type { CityRoute, CityStep } from '../cityRoutesApi.ts';

/** A step of a way, as it is drawn. */
export interface DrawnLeg {
  kind: CityStep['kind'];
  /** Of the step among those of its way, from 1. */
  number: number;
  points: readonly Point[];
}

export interface DrawnWay {
  means: CityRoute['means'];
  legs: readonly DrawnLeg[];
}

/** What of the city is shown, in units of its drawing. */
export interface Frame extends Point {
  width: number;
  height: number;
}

/** Of a ride only its ends are known: the line says where it goes, not by which streets. */
const lineOf = ({ kind, path }: CityStep): readonly Point[] => {
  const points = path.map((position: Position) => project(position));
  const [from, to] = points;
  return kind === 'drive' && from && to ? rideCurve(to, from) : points;
};

/** The ways by each means on the city's drawing; a step whose ends nobody knows is left out. */
export const drawWays = (routes: readonly CityRoute[]): DrawnWay[] =>
  routes.map(({ means, steps }) => ({
    means,
    legs: steps
      .map((step, index) => ({ kind: step.kind, number: index + 1, points: lineOf(step) }))
      .filter(({ points }) => points.length > 1),
  }));

/** Around the ways; less of the city than this says nothing of where one is. */
const least = { width: 168, height: 96 };
const margin = 30;

/** The part of the city in which all ways lie, in the drawing's own proportions, and never beyond the drawing. */
export function frameAround(ways: readonly DrawnWay[]): Frame {
  const points = ways.flatMap(({ legs }) => legs.flatMap((leg) => leg.points));
  if (points.length === 0) return { x: 0, y: 0, ...mapSize };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
  const scale = Math.max((right - left) / least.width, (bottom - top) / least.height, 1);
  const width = Math.min(mapSize.width, Math.round(least.width * scale));
  const height = Math.min(mapSize.height, Math.round(least.height * scale));
  const start = (from: number, to: number, length: number, end: number) =>
    Math.round(Math.min(end - length, Math.max(0, (from + to - length) / 2)));
  return {
    x: start(left, right, width, mapSize.width),
    y: start(top, bottom, height, mapSize.height),
    width,
    height,
  };
}

/** As the `points` of an SVG polyline. */
export const joined = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${x},${y}`).join(' ');
