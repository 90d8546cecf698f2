import { terminalsOf } from '../terminals.ts';
import type { FeatureType, ImdfFeature } from './archive.ts';
import { faultsOf, type ArchiveFault } from './faults.ts';
import { fileOf } from './readFiles.ts';

/** The site has a digit for a floor. */
const mostFloors = 9;

/** Features whose id another one has already. */
export function doubleIds(features: readonly ImdfFeature[]): ArchiveFault[] {
  const faults: ArchiveFault[] = [];
  const seen = new Map<string, FeatureType>();
  for (const { id, feature_type: type } of features) {
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
  return faults;
}
