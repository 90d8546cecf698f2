import { terminalsOf } from '../places/terminals.ts';
import type { FeatureType, ImdfFeature } from './archive.ts';
import { faultsOf, type ArchiveFault } from './faults.ts';
import { fileOf } from './readFiles.ts';
import { idPattern } from './schemas.ts';

/** The site has a digit for a floor. */
const mostFloors = 9;

/** Degrees of latitude, some 50 km, within which everything lies that belongs to a venue. */
const reach = 0.45;
/** What else must lie on its level, or in its unit. */
const heldByOthers: readonly FeatureType[] = ['unit', 'anchor'];

/** The first position of a geometry that is out of the reach of a place, such as the venue's. */
export function farPosition(
  { geometry }: Pick<ImdfFeature, 'geometry'>,
  [lon, lat]: readonly number[],
): number[] | null {
  const left: unknown[] = [geometry && 'coordinates' in geometry ? geometry.coordinates : []];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (!Array.isArray(next)) continue;
    const [first, second] = next as unknown[];
    if (typeof first !== 'number' || typeof second !== 'number') {
      left.push(...(next as unknown[]));
      continue;
    }
    const east = (first - (lon ?? 0)) * Math.cos(((lat ?? 0) * Math.PI) / 180);
    if (Math.hypot(east, second - (lat ?? 0)) > reach) return next as number[];
  }
  return null;
}

/** What is drawn far from the venue: a slip in one position makes a map of half the earth. */
function reachFaults(features: readonly ImdfFeature[]): ArchiveFault[] {
  const faults: ArchiveFault[] = [];
  const venue = features.find(({ feature_type }) => feature_type === 'venue');
  const point = venue?.properties['display_point'] as { coordinates?: number[] } | undefined;
  if (!point?.coordinates) return faults;
  for (const feature of features) {
    const { id, feature_type: type } = feature;
    if (heldByOthers.includes(type)) continue;
    const far = farPosition(feature, point.coordinates);
    if (!far) continue;
    const what = `${far.join(', ')} is more than 50 km from the venue's display_point.`;
    faultsOf(fileOf(type), faults)('out-of-reach', id, '/geometry', what);
  }
  return faults;
}

/** Features whose id another one has already; what has no id of its own is told that alone. */
export function doubleIds(features: readonly ImdfFeature[]): ArchiveFault[] {
  const faults: ArchiveFault[] = [];
  const seen = new Map<string, FeatureType>();
  for (const { id, feature_type: type } of features.filter((one) => idPattern.test(one.id))) {
    const before = seen.get(id);
    if (before)
      faultsOf(fileOf(type), faults)(
        'double-id',
        id,
        '/id',
        `A feature in ${fileOf(before)} has this id.`,
      );
    else seen.set(id, type);
  }
  return faults;
}

/** What an archive as a whole must have, for the site to show it. What lies in an unread file is not missed. */
export function wholeFaults(
  all: readonly ImdfFeature[],
  features: readonly ImdfFeature[],
  unread: ReadonlySet<FeatureType>,
  language: string,
): ArchiveFault[] {
  const faults: ArchiveFault[] = [];
  const count = (type: FeatureType) =>
    all.filter(({ feature_type }) => feature_type === type).length;
  const report = (type: FeatureType) => faultsOf(fileOf(type), faults);
  if (count('venue') !== 1 && !unread.has('venue'))
    report('venue')('not-one-venue', null, '', `It has ${count('venue')} venues.`);
  if (count('level') === 0 && !unread.has('level'))
    report('level')('no-level', null, '', 'It has no level.');
  for (const { id, floors } of terminalsOf(features, language)) {
    if (floors.length <= mostFloors) continue;
    report('level')('too-many-floors', null, '', `${id} has ${floors.length} floors.`);
  }
  return [...faults, ...reachFaults(features)];
}
