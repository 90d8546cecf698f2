import type { FeatureType, ImdfArchive, ImdfFeature } from '../imdf/archive.ts';
import { featureTypes } from '../imdf/archive.ts';
import type { ArchiveFault } from '../imdf/faults.ts';
import type { ArchiveResult } from '../imdf/readArchive.ts';
import { farPosition } from '../imdf/wholeFaults.ts';

/** El Dorado, where the committed map's venue has its display point. */
const airport = [-74.1421, 4.6986];

/** What is said of an archive that may be used: what was left out of it, and where it stands when that is elsewhere. */
function notesOf({ archive, notes }: Extract<ArchiveResult, { kind: 'valid' }>): string[] {
  const venue = archive.features.find(({ feature_type }) => feature_type === 'venue');
  const geometry = (venue?.properties['display_point'] ?? null) as ImdfFeature['geometry'];
  const far = farPosition({ geometry }, airport);
  if (far === null) return notes;
  const [longitude, latitude] = far;
  return [
    ...notes,
    `The venue stands at latitude ${latitude}, longitude ${longitude}, more than 50 km from El Dorado: make sure that it is the map you mean.`,
  ];
}

/** How many features of each type, those there are. */
function counts({ features }: ImdfArchive) {
  const count = (type: FeatureType) =>
    features.filter(({ feature_type }) => feature_type === type).length;
  return featureTypes
    .filter((type) => count(type) > 0)
    .map((type) => `${count(type)} ${type}`)
    .join(', ');
}

/** Faults as lines for the terminal: by file and feature, with how to fix each kind at its first. */
export function faultLines(faults: readonly ArchiveFault[]): string[] {
  const explained = new Set<string>();
  const files = [...new Set(faults.map(({ file }) => file))];
  return files.flatMap((file) => [
    file,
    ...faults
      .filter((fault) => fault.file === file)
      .flatMap(({ feature, path, what, fix, code }) => {
        const where = [feature ?? 'the whole file', path].filter(Boolean).join('  ');
        const how = explained.has(code) ? [] : [`      To fix: ${fix}`];
        explained.add(code);
        // What an archive says must not steer the terminal.
        return [`  ${where}`, `      ${what}`, ...how].map((line) =>
          line.replace(/\p{Cc}+/gu, ' '),
        );
      }),
  ]);
}

/** What became of an archive, as lines for the terminal. */
export function resultLines(result: ArchiveResult): string[] {
  if (result.kind === 'faulty')
    return [
      ...faultLines(result.faults),
      result.faults.length === 1 ? '1 fault.' : `${result.faults.length} faults.`,
    ];
  const { archive } = result;
  return [
    `Valid IMDF 1.0.0: ${counts(archive)}.`,
    archive.graph
      ? `Walking graph: ${archive.graph.nodes.length} nodes, ${archive.graph.edges.length} edges; every place has a way in and out.`
      : 'No walking graph: the map is shown without ways.',
    ...notesOf(result).map((note) => `  ${note}`),
  ];
}

/** The same for programs. */
export const resultJson = (result: ArchiveResult) =>
  JSON.stringify(
    result.kind === 'faulty'
      ? { valid: false, faults: result.faults }
      : {
          valid: true,
          features: result.archive.features.length,
          notes: notesOf(result),
          faults: [],
        },
    null,
    2,
  );
