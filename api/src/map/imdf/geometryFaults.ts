import kinks from '@turf/kinks';
import { areaOf } from '../floors/geometry.ts';
import type { FeatureType, ImdfGeometry, Ring } from './archive.ts';
import type { FaultCode } from './faults.ts';
import { ringOnce } from './withoutRepeats.ts';

type Kind = ImdfGeometry['type'] | 'nothing';

const polygonal: readonly Kind[] = ['Polygon', 'MultiPolygon'];
/** The geometry of each feature type. */
const geometryKinds: Readonly<Record<FeatureType, readonly Kind[]>> = {
  address: ['nothing'],
  amenity: ['Point'],
  anchor: ['Point'],
  building: ['nothing'],
  detail: ['LineString'],
  fixture: polygonal,
  footprint: polygonal,
  geofence: polygonal,
  kiosk: polygonal,
  level: polygonal,
  occupant: ['nothing'],
  opening: ['LineString'],
  relationship: ['nothing', 'Point', 'LineString', 'Polygon', 'MultiPolygon'],
  section: polygonal,
  unit: polygonal,
  venue: polygonal,
};

/** Looking for crossings takes the square of the positions: longer rings are not looked at. */
const longestRing = 2_000;

type ReportAt = (code: FaultCode, path: string, what: string) => void;

const isPosition = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  (value.length === 2 || value.length === 3) &&
  value.every((part) => Number.isFinite(part)) &&
  Math.abs(Number(value[0])) <= 180 &&
  Math.abs(Number(value[1])) <= 90;

function positionsFault(
  value: unknown,
  least: number,
  path: string,
  report: ReportAt,
): value is Ring {
  if (!Array.isArray(value) || value.length < least) {
    report('bad-geometry', path, `It needs at least ${least} positions.`);
    return true;
  }
  const bad = value.findIndex((position) => !isPosition(position));
  if (bad < 0) return false;
  report(
    'bad-position',
    `${path}/${bad}`,
    `${JSON.stringify(value[bad])} is no longitude and latitude.`,
  );
  return true;
}

function ringFaults(value: unknown, path: string, report: ReportAt): boolean {
  if (positionsFault(value, 4, path, report)) return true;
  const ring = value as Ring;
  const [first, last] = [ring[0], ring.at(-1)];
  if (first?.[0] !== last?.[0] || first?.[1] !== last?.[1]) {
    report('open-ring', path, 'The ring ends elsewhere than it begins.');
    return true;
  }
  const polygon = { type: 'Polygon' as const, coordinates: [ring] };
  if (areaOf(polygon) < 1e-4) {
    report('no-area', path, 'The ring has no area.');
    return true;
  }
  if (ring.length > longestRing) return false;
  // A position twice in a row would be taken for a crossing; it is left out of what is kept, too.
  const once = { ...polygon, coordinates: [ringOnce(ring)] };
  const [crossing] = kinks(once as GeoJSON.Polygon).features;
  if (crossing)
    report(
      'crossing-itself',
      path,
      `It crosses or touches itself at ${crossing.geometry.coordinates.join(', ')}.`,
    );
  return crossing !== undefined;
}

/** Reports what is wrong with a feature's geometry. @returns whether it can be used. */
export function checkGeometry(type: FeatureType, geometry: unknown, report: ReportAt): boolean {
  const kinds = geometryKinds[type];
  if (geometry === null || geometry === undefined) {
    if (kinds.includes('nothing')) return true;
    report('bad-geometry', '/geometry', `It is not ${kinds.join(' or ')}.`);
    return false;
  }
  const { type: kind, coordinates } = geometry as { type?: unknown; coordinates?: unknown };
  const drawn = kinds.filter((one) => one !== 'nothing');
  if (!drawn.some((one) => one === kind)) {
    const what =
      drawn.length === 0
        ? `It is a ${JSON.stringify(kind)}, and a feature of type ${type} is drawn nowhere: write null.`
        : `${JSON.stringify(kind)} is not ${drawn.join(' or ')}.`;
    report('bad-geometry', '/geometry', what);
    return false;
  }
  const path = '/geometry/coordinates';
  /** Checks each part of a list that may not be empty. @returns whether all are right. */
  const each = (value: unknown, at: string, isRight: (part: unknown, at: string) => boolean) => {
    if (Array.isArray(value) && value.length > 0)
      return value.map((part, index) => isRight(part, `${at}/${index}`)).every(Boolean);
    report('bad-geometry', at, 'It has no parts.');
    return false;
  };
  const polygon = (value: unknown, at: string) =>
    each(value, at, (ring, ringAt) => !ringFaults(ring, ringAt, report));
  if (kind === 'Point') {
    if (isPosition(coordinates)) return true;
    report('bad-position', path, `${JSON.stringify(coordinates)} is no longitude and latitude.`);
    return false;
  }
  if (kind === 'LineString') return !positionsFault(coordinates, 2, path, report);
  if (kind === 'Polygon') return polygon(coordinates, path);
  if (kind === 'MultiPolygon') return each(coordinates, path, polygon);
  return true;
}
