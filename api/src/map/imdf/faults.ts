/** Something wrong with an archive: where, what, and how to fix it. */
export interface ArchiveFault {
  /** A stable word for programs. */
  code: FaultCode;
  file: string;
  /** Id of the feature, or `#` and its place in the file when it has none; null for the whole file. */
  feature: string | null;
  /** Where in the feature, as a JSON pointer; empty for all of it. */
  path: string;
  what: string;
  fix: string;
}

/** How each kind of fault is explained. */
const fixes = {
  'not-an-archive':
    'Give a folder or a .zip with manifest.json and one .geojson file for each feature type.',
  'unsafe-path': 'Zip the files without folders above them.',
  'too-large': 'Take out what does not belong to the map, or split the venue.',
  'missing-file': 'Add the file, with an empty list of features if there are none.',
  'bad-json': 'Write the file again as JSON in UTF-8.',
  'not-a-collection': 'Write an object of type FeatureCollection with a list of features.',
  'bad-value':
    'Write what IMDF 1.0.0 expects there: register.apple.com/resources/imdf has it by type.',
  'missing-value': 'Add it: IMDF 1.0.0 requires it.',
  'bad-text': 'Write a text that a visitor can read.',
  'wrong-type': 'Move the feature to the file of its type, or correct feature_type.',
  'double-id': 'Give each feature a UUID of its own.',
  'unknown-reference': 'Name a feature of the archive, of the type that is meant.',
  'missing-language': "Add the text in the manifest's language.",
  'bad-geometry': 'Draw it again with the kind of geometry that IMDF 1.0.0 requires of this type.',
  'open-ring': 'End the ring with its first position.',
  'bad-position': 'Write longitude, then latitude, in degrees (WGS 84).',
  'crossing-itself': 'Draw the outline so that no two of its edges cross.',
  'no-area': 'Draw the outline around an area.',
  'out-of-reach': 'Draw it where the venue is.',
  'outside-level': 'Move it onto its level, or name the level it is on.',
  'outside-unit': 'Move the anchor into its unit, or name the unit it is in.',
  'point-outside': 'Move display_point into the shape, or leave it null.',
  'not-one-venue': 'Describe exactly one venue.',
  'no-level': 'Add the floors: without a level there is no map.',
  'too-many-floors': 'Split the venue: the site shows nine floors a terminal.',
  'bad-graph': 'Correct graph.json, or leave it out: the map is then shown without ways.',
} as const;
export type FaultCode = keyof typeof fixes;

/** Collects the faults of one file. */
export const faultsOf =
  (file: string, faults: ArchiveFault[]) =>
  (code: FaultCode, feature: string | null, path: string, what: string) => {
    faults.push({ code, file, feature, path, what, fix: fixes[code] });
  };
export type ReportFault = ReturnType<typeof faultsOf>;
