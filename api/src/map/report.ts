import type { FeatureType, ImdfArchive } from './imdf/archive.ts';
import { featureTypes } from './imdf/archive.ts';
import type { ArchiveFault } from './imdf/faults.ts';
import type { ArchiveResult } from './imdf/readArchive.ts';

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
  const { archive, notes } = result;
  return [
    `Valid IMDF 1.0.0: ${counts(archive)}.`,
    archive.graph
      ? `Walking graph: ${archive.graph.nodes.length} nodes, ${archive.graph.edges.length} edges; every place has a way in and out.`
      : 'No walking graph: the map is shown without ways.',
    ...notes.map((note) => `  ${note}`),
  ];
}

/** The same for programs. */
export const resultJson = (result: ArchiveResult) =>
  JSON.stringify(
    result.kind === 'faulty'
      ? { valid: false, faults: result.faults }
      : { valid: true, features: result.archive.features.length, notes: result.notes, faults: [] },
    null,
    2,
  );
