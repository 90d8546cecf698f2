import { holds, middleOf, positionOf, positions } from '../floors/geometry.ts';
import { textOf } from '../archive/values.ts';
import type { FeatureType, ImdfFeature, ImdfPoint } from './archive.ts';
import { faultsOf, type ArchiveFault, type ReportFault } from './faults.ts';
import { fileOf } from './readFiles.ts';

/** Which type each reference is to. */
const targets: Readonly<Record<string, FeatureType>> = {
  address_id: 'address',
  anchor_id: 'anchor',
  unit_id: 'unit',
  level_id: 'level',
  unit_ids: 'unit',
  building_ids: 'building',
  level_ids: 'level',
};

type Index = ReadonlyMap<string, ImdfFeature>;
type Properties = ImdfFeature['properties'];

/** What a feature refers to: the path of each reference, its id and the type it must have. */
function references({ feature_type: type, properties }: ImdfFeature) {
  const found = Object.entries({ ...targets, parents: type }).flatMap(([key, target]) => {
    const value = properties[key];
    if (Array.isArray(value))
      return value.map((id, index) => ({
        path: `/properties/${key}/${index}`,
        id: String(id),
        target,
      }));
    return typeof value === 'string' ? [{ path: `/properties/${key}`, id: value, target }] : [];
  });
  const ends = (['origin', 'intermediary', 'destination'] as const).flatMap((key) => {
    const value = type === 'relationship' ? properties[key] : null;
    const all = (Array.isArray(value) ? value : [value]) as ({
      id: string;
      feature_type: FeatureType;
    } | null)[];
    return all.flatMap((end) =>
      end ? [{ path: `/properties/${key}`, id: end.id, target: end.feature_type }] : [],
    );
  });
  return [...found, ...ends];
}

const onLevels: readonly FeatureType[] = ['unit', 'fixture', 'kiosk', 'section'];

/** Where a feature must lie: in its level, an anchor in its unit, a display point in its own shape. */
function placeFaults(feature: ImdfFeature, index: Index, report: ReportFault) {
  const { id, feature_type: type, geometry, properties } = feature;
  const middle = middleOf(geometry);
  const target = (key: string, wanted: FeatureType) => {
    const found = index.get(textOf(properties[key]));
    return found?.feature_type === wanted ? found : undefined;
  };
  const level = target('level_id', 'level');
  if (onLevels.includes(type) && middle && level && !holds(level.geometry, middle)) {
    const touches = positions(geometry).some((position) => holds(level.geometry, position));
    if (!touches)
      report('outside-level', id, '/geometry', `It does not lie on its level ${level.id}.`);
  }
  const unit = target('unit_id', 'unit');
  if (type === 'anchor' && middle && unit && !holds(unit.geometry, middle))
    report('outside-unit', id, '/geometry', `It is outside its unit ${unit.id}.`);
  const display = properties['display_point'] as ImdfPoint | null | undefined;
  const isShape = geometry?.type === 'Polygon' || geometry?.type === 'MultiPolygon';
  if (display && isShape && !holds(geometry, positionOf(display.coordinates)))
    report('point-outside', id, '/properties/display_point', 'It is outside the shape.');
}

/** Names must be there in the manifest's language, exactly or as a variant of it. */
function languageFaults(
  { id, properties }: { id: string; properties: Properties },
  language: string,
  report: ReportFault,
) {
  const base = language.split('-')[0];
  for (const key of ['name', 'alt_name', 'short_name']) {
    const labels = properties[key];
    if (typeof labels !== 'object' || labels === null) continue;
    if (Object.keys(labels).some((tag) => tag.split('-')[0] === base)) continue;
    report('missing-language', id, `/properties/${key}`, `It has no text in ${language}.`);
  }
}

/**
 * What is wrong between features that are right by themselves.
 * @param all what may be referred to: also features with other faults.
 * @param unread types whose file could not be read, so that nothing is known of their features.
 */
export function referenceFaults(
  features: readonly ImdfFeature[],
  all: readonly ImdfFeature[],
  unread: ReadonlySet<FeatureType>,
  language: string,
): ArchiveFault[] {
  const faults: ArchiveFault[] = [];
  const types = new Map(all.map(({ id, feature_type }) => [id, feature_type]));
  const index: Index = new Map(features.map((feature) => [feature.id, feature]));
  for (const feature of features) {
    const report = faultsOf(fileOf(feature.feature_type), faults);
    for (const { path, id, target } of references(feature)) {
      const type = types.get(id);
      if (type === target || (type === undefined && unread.has(target))) continue;
      const what = type
        ? `${id} is a feature of type ${type}, not ${target}.`
        : `There is no ${target} ${id}.`;
      report('unknown-reference', feature.id, path, what);
    }
    placeFaults(feature, index, report);
    if (language !== '') languageFaults(feature, language, report);
  }
  return faults;
}
