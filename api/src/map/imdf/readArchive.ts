import { checkGraphFile } from './graphFaults.ts';
import { checkGeometry } from './geometryFaults.ts';
import { featureTypes, type FeatureType, type ImdfArchive, type ImdfFeature } from './archive.ts';
import { faultsOf, type ArchiveFault, type ReportFault } from './faults.ts';
import { fileOf, graphFile, type ReadFiles } from './readFiles.ts';
import { referenceFaults } from './referenceFaults.ts';
import { idPattern, Manifest, propertySchemas } from './schemas.ts';
import { makeCheck, type Check } from '../../text/makeCheck.ts';
import { textFault } from './textFault.ts';
import { doubleIds, wholeFaults } from './wholeFaults.ts';
import { withoutRepeats } from './withoutRepeats.ts';
import { textOf } from '../archive/values.ts';

/** An archive that may be used, or everything that is wrong with it. */
export type ArchiveResult =
  | { kind: 'valid'; archive: ImdfArchive; notes: string[] }
  | { kind: 'faulty'; faults: ArchiveFault[] };

const checkManifest = makeCheck(Manifest);
const checks = Object.fromEntries(
  featureTypes.map((type) => [type, makeCheck(propertySchemas[type])]),
) as Record<FeatureType, Check>;

interface ReadFeature extends ImdfFeature {
  isRight: boolean;
  /** Positions that were left out, since they add nothing to its shape. */
  repeats: number;
}

/** Without these there is nothing to show. */
const required = ['manifest.json', fileOf('venue'), fileOf('level')];

function parse(text: string | null, report: ReportFault): unknown {
  if (text === null) {
    report('bad-json', null, '', 'It is not UTF-8.');
    return undefined;
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    report('bad-json', null, '', error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/** Programs that have no null write an empty text where nothing is said. */
const withoutEmptyTexts = (properties: ImdfFeature['properties']): ImdfFeature['properties'] =>
  Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [key, value === '' ? null : value]),
  );

const singleOf: ReadonlyMap<unknown, string> = new Map([
  ['MultiLineString', 'LineString'],
  ['MultiPoint', 'Point'],
]);

/** Of IMDF's lines and points one is meant; QGIS writes it as a list of one. */
function onlyPart(geometry: unknown): unknown {
  const { type, coordinates } = (geometry ?? {}) as { type?: unknown; coordinates?: unknown };
  const single = singleOf.get(type);
  if (single === undefined || !Array.isArray(coordinates) || coordinates.length !== 1)
    return geometry;
  return { type: single, coordinates: coordinates[0] as unknown };
}

/** The features of one file, and whether each is right by itself; what is wrong is reported. */
function readFeatures(
  type: FeatureType,
  value: unknown,
  report: ReportFault,
): ReadFeature[] | null {
  const { type: kind, features } = (value ?? {}) as { type?: unknown; features?: unknown };
  if (kind !== 'FeatureCollection' || !Array.isArray(features)) {
    report('not-a-collection', null, '', 'It is no FeatureCollection.');
    return null;
  }
  return features.map((item: unknown, index) => {
    const feature = (item ?? {}) as Partial<Record<string, unknown>>;
    const id = typeof feature['id'] === 'string' ? feature['id'] : `#${index}`;
    let isRight = true;
    const fail = (...[code, path, what]: [Parameters<ReportFault>[0], string, string]) => {
      isRight = false;
      report(code, id, path, what);
    };
    if (!idPattern.test(id))
      fail(
        'bad-value',
        '/id',
        feature['id'] === undefined ? 'It has no id.' : `${id} is not a UUID.`,
      );
    if (feature['type'] !== 'Feature') fail('bad-value', '/type', 'It is no Feature.');
    if (feature['feature_type'] !== type)
      fail(
        'wrong-type',
        '/feature_type',
        `${JSON.stringify(textOf(feature['feature_type']))} is not ${type}.`,
      );
    const properties = withoutEmptyTexts(
      (feature['properties'] ?? {}) as ImdfFeature['properties'],
    );
    const text = textFault(properties, '/properties');
    if (text) fail('bad-text', text.path, text.what);
    checks[type](properties, (code, path, what) => fail(code, `/properties${path}`, what));
    const sent = onlyPart(feature['geometry'] ?? null);
    const isDrawn = checkGeometry(type, sent, fail);
    const drawn = sent as ImdfFeature['geometry'];
    const { geometry, repeats } =
      isDrawn && drawn ? withoutRepeats(drawn) : { geometry: drawn, repeats: 0 };
    return { id, feature_type: type, geometry, properties, isRight, repeats };
  });
}

/** Features that a note names. */
const mostNamed = 5;

/** What was left out of the shapes of each type, for who sent the archive. */
function repeatNotes(features: readonly ReadFeature[]): string[] {
  return featureTypes.flatMap((type) => {
    const mended = features.filter((one) => one.feature_type === type && one.repeats > 0);
    if (mended.length === 0) return [];
    const count = mended.reduce((sum, { repeats }) => sum + repeats, 0);
    const ids = mended.slice(0, mostNamed).map(({ id }) => id);
    const more = mended.length > mostNamed ? ` and ${mended.length - mostNamed} more` : '';
    return `${fileOf(type)}: ${count === 1 ? '1 position that repeats another was' : `${count} positions that repeat others were`} left out of ${ids.join(', ')}${more}.`;
  });
}

/** Checks the files of an archive, and reports everything that is wrong with it at once. */
export function readArchive({ files, faults: before }: ReadFiles): ArchiveResult {
  const faults = [...before];
  if (files.size === 0 && faults.length > 0) return { kind: 'faulty', faults };
  for (const name of required.filter((file) => !files.has(file)))
    faultsOf(name, faults)('missing-file', null, '', 'The archive does not have it.');

  const values = new Map(
    [...files].map(([name, text]) => [name, parse(text, faultsOf(name, faults))] as const),
  );
  const manifest = values.get('manifest.json');
  if (manifest !== undefined)
    checkManifest(manifest, (code, path, what) =>
      faultsOf('manifest.json', faults)(code, null, path, what),
    );
  const language = textOf((manifest as { language?: unknown } | undefined)?.language);

  // What refers to a feature that is wrong, or is in a file that cannot be read, is not wrong for that.
  const unread = new Set<FeatureType>();
  const all = featureTypes.flatMap((type) => {
    const file = fileOf(type);
    const value = values.get(file);
    const read = value === undefined ? null : readFeatures(type, value, faultsOf(file, faults));
    if (read === null && (files.has(file) || required.includes(file))) unread.add(type);
    return read ?? [];
  });
  const features = all
    .filter(({ isRight }) => isRight)
    .map(({ id, feature_type, geometry, properties }) => ({
      id,
      feature_type,
      geometry,
      properties,
    }));
  faults.push(...doubleIds(all), ...referenceFaults(features, all, unread, language));
  faults.push(...wholeFaults(all, features, unread, language));
  const graph = checkGraphFile(values.get(graphFile), features, faults.length === 0);
  faults.push(...graph.faults);
  if (faults.length > 0) return { kind: 'faulty', faults };
  const notes = [...repeatNotes(all), ...graph.notes];
  return { kind: 'valid', archive: { language, features, graph: graph.graph }, notes };
}
