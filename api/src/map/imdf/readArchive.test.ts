import {
  exampleFeatures,
  exampleFiles,
  exampleIds as ids,
  type ExampleFeatures,
} from './exampleArchive.ts';
import type { ArchiveFault } from './faults.ts';
import { readArchive } from './readArchive.ts';

const faultsOf = (files: ReadonlyMap<string, string>): readonly ArchiveFault[] => {
  const result = readArchive({ files, faults: [] });
  return result.kind === 'faulty' ? result.faults : [];
};

/** The example with one visible difference. */
function changed(change: (features: ExampleFeatures) => void) {
  const features = exampleFeatures();
  change(features);
  return faultsOf(exampleFiles(features));
}

const first = (features: ExampleFeatures, type: keyof ExampleFeatures) => {
  const feature = features[type][0];
  if (!feature) throw new Error(`The example has no ${type}`);
  return feature;
};
const ring = (...positions: number[][]) => ({ type: 'Polygon', coordinates: [positions] });

test('an archive without faults is valid, and optional keys may be left out', () => {
  const result = readArchive({ files: exampleFiles(), faults: [] });
  expect(result).toMatchObject({
    kind: 'valid',
    archive: { language: 'en', graph: null },
    notes: [],
  });
});

test('features without ids are told so, and not that they have each other’s', () => {
  const faults = changed((all) => {
    first(all, 'opening').id = undefined;
    first(all, 'amenity').id = undefined;
  });
  expect(faults.map(({ what }) => what)).toEqual(['It has no id.', 'It has no id.']);
});

test('what drawing programs write otherwise is read as what they mean', () => {
  const features = exampleFeatures();
  Object.assign(first(features, 'occupant').properties, { hours: '', phone: '', website: '' });
  for (const type of ['opening', 'anchor'] as const) {
    const one = first(features, type);
    const { type: kind, coordinates } = one.geometry as { type: string; coordinates: unknown };
    one.geometry = { type: `Multi${kind}`, coordinates: [coordinates] };
  }
  const read = (files: ReadonlyMap<string, string>) => {
    const result = readArchive({ files, faults: [] });
    if (result.kind === 'faulty') throw new Error(JSON.stringify(result.faults));
    return result.archive.features;
  };
  const geometries = (files: ReadonlyMap<string, string>) =>
    read(files).map(({ id, geometry }) => ({ id, geometry }));
  expect(geometries(exampleFiles(features))).toEqual(geometries(exampleFiles()));
  expect(
    read(exampleFiles(features)).find(({ feature_type }) => feature_type === 'occupant'),
  ).toMatchObject({ properties: { hours: null, phone: null, website: null } });
});

test.each([{ toString: 1 }, 'constructor', '__proto__', null])(
  'a geometry of type %j is told so',
  (type) => {
    const [fault] = changed((all) => {
      first(all, 'anchor').geometry = { type, coordinates: [[0, 0]] };
    });
    expect(fault).toMatchObject({
      code: 'bad-geometry',
      path: '/geometry',
      what: `${JSON.stringify(type)} is not Point.`,
    });
  },
);

test.each<[string, (features: ExampleFeatures) => void, Partial<ArchiveFault>]>([
  [
    'an id that is no UUID',
    (all) => (first(all, 'occupant').id = 'the-grill'),
    { code: 'bad-value', file: 'occupant.geojson', feature: 'the-grill', path: '/id' },
  ],
  [
    'a feature without an id',
    (all) => (first(all, 'opening').id = undefined),
    { code: 'bad-value', file: 'opening.geojson', feature: '#0' },
  ],
  [
    'two features of one id',
    (all) => (first(all, 'opening').id = ids.lift),
    { code: 'double-id', file: 'opening.geojson', feature: ids.lift },
  ],
  [
    'a feature in the wrong file',
    (all) => (first(all, 'amenity').feature_type = 'unit'),
    { code: 'wrong-type', file: 'amenity.geojson', path: '/feature_type' },
  ],
  [
    'a category that IMDF does not have',
    (all) => (first(all, 'unit').properties['category'] = 'shop'),
    {
      code: 'bad-value',
      path: '/properties/category',
      what: '"shop" is not an IMDF category of unit.',
    },
  ],
  [
    'a required value that is not there',
    (all) => delete first(all, 'level').properties['ordinal'],
    { code: 'missing-value', path: '/properties/ordinal', what: 'ordinal is missing.' },
  ],
  [
    'a floor that is no whole number',
    (all) => (first(all, 'level').properties['ordinal'] = 0.5),
    { code: 'bad-value', path: '/properties/ordinal' },
  ],
  [
    'empty names',
    (all) => (first(all, 'occupant').properties['name'] = {}),
    { code: 'bad-value', path: '/properties/name' },
  ],
  [
    'a name that is no text',
    (all) => (first(all, 'occupant').properties['name'] = { en: 7 }),
    { code: 'bad-value', path: '/properties/name/en', what: '7 is not a text.' },
  ],
  [
    "a name without the manifest's language",
    (all) => (first(all, 'occupant').properties['name'] = { pt: 'A Grelha' }),
    { code: 'missing-language', feature: ids.occupant, path: '/properties/name' },
  ],
  [
    'a reference to nothing',
    (all) => (first(all, 'anchor').properties['unit_id'] = ids.address.replace('0001', '0099')),
    { code: 'unknown-reference', file: 'anchor.geojson', path: '/properties/unit_id' },
  ],
  [
    'a reference to another type',
    (all) => (first(all, 'amenity').properties['unit_ids'] = [ids.hall, ids.ground]),
    {
      code: 'unknown-reference',
      path: '/properties/unit_ids/1',
      what: `${ids.ground} is a feature of type level, not unit.`,
    },
  ],
  [
    'a geometry of another kind',
    (all) => (first(all, 'unit').geometry = { type: 'Point', coordinates: [-9.13, 38.77] }),
    { code: 'bad-geometry', path: '/geometry', what: '"Point" is not Polygon or MultiPolygon.' },
  ],
  [
    'an occupant with a place of its own',
    (all) => (first(all, 'occupant').geometry = { type: 'Point', coordinates: [-9.13, 38.77] }),
    {
      code: 'bad-geometry',
      file: 'occupant.geojson',
      what: 'It is a "Point", and a feature of type occupant is drawn nowhere: write null.',
    },
  ],
  [
    'a line of two parts',
    (all) =>
      (first(all, 'opening').geometry = {
        type: 'MultiLineString',
        coordinates: [[], []],
      }),
    { code: 'bad-geometry', what: '"MultiLineString" is not LineString.' },
  ],
  [
    'a ring that is not closed',
    (all) => (first(all, 'unit').geometry = ring([0, 0], [1, 0], [1, 1], [0, 1])),
    { code: 'open-ring', path: '/geometry/coordinates/0' },
  ],
  [
    'a ring of three positions',
    (all) => (first(all, 'unit').geometry = ring([0, 0], [1, 0], [0, 0])),
    { code: 'bad-geometry', path: '/geometry/coordinates/0' },
  ],
  [
    'an outline that crosses itself',
    (all) => (first(all, 'unit').geometry = ring([0, 0], [2, 2], [2, 0], [0, 1], [0, 0])),
    { code: 'crossing-itself', feature: ids.hall },
  ],
  [
    'an outline around nothing',
    (all) => (first(all, 'unit').geometry = ring([0, 0], [1, 1], [2, 2], [0, 0])),
    { code: 'no-area', feature: ids.hall },
  ],
  [
    'latitude before longitude',
    (all) => (first(all, 'anchor').geometry = { type: 'Point', coordinates: [38.77, -99.13] }),
    { code: 'bad-position', path: '/geometry/coordinates' },
  ],
  [
    'a room that is not on its level',
    (all) => (first(all, 'unit').geometry = ring([1, 1], [1.1, 1], [1.1, 1.1], [1, 1.1], [1, 1])),
    { code: 'outside-level', feature: ids.hall },
  ],
  [
    'an anchor outside its unit',
    (all) => (first(all, 'anchor').geometry = { type: 'Point', coordinates: [-9.1299, 38.7701] }),
    { code: 'outside-unit', feature: ids.anchor },
  ],
  [
    'a display point outside the shape',
    (all) =>
      (first(all, 'unit').properties['display_point'] = { type: 'Point', coordinates: [0, 0] }),
    { code: 'point-outside', path: '/properties/display_point' },
  ],
  [
    'a name that the database cannot keep',
    (all) => (first(all, 'occupant').properties['name'] = { en: 'The \u0000Grill' }),
    { code: 'bad-text', path: '/properties/name/en', what: 'It has control characters.' },
  ],
  [
    'an order to the terminal, in a value that IMDF does not know',
    (all) => (first(all, 'unit').properties['x-note'] = { deep: ['\u001b[2J'] }),
    { code: 'bad-text', path: '/properties/x-note/deep/0' },
  ],
  [
    'a name of a megabyte',
    (all) => (first(all, 'occupant').properties['name'] = { en: 'x'.repeat(1_000_000) }),
    { code: 'bad-text', what: 'It has 1000000 characters, more than 2000.' },
  ],
  [
    'a position at the pole',
    (all) => {
      const { geometry } = first(all, 'venue') as { geometry: { coordinates: number[][][] } };
      geometry.coordinates[0]?.splice(3, 0, [-9.13, 90]);
    },
    { code: 'out-of-reach', file: 'venue.geojson', path: '/geometry' },
  ],
  [
    'two venues',
    (all) => all.venue.push({ ...first(all, 'venue'), id: ids.address.replace('0001', '0077') }),
    { code: 'not-one-venue', file: 'venue.geojson', feature: null },
  ],
  [
    'more floors than the site shows',
    (all) => {
      for (let ordinal = 2; ordinal < 10; ordinal++) {
        const level = structuredClone(first(all, 'level'));
        level.id = ids.address.replace('0001', `10${ordinal}0`);
        level.properties['ordinal'] = ordinal;
        all.level.push(level);
      }
    },
    { code: 'too-many-floors', what: 'T1 has 10 floors.' },
  ],
])('%s is a fault, reported once and with how to fix it', (_, change, fault) => {
  const faults = changed(change);
  expect(faults).toEqual([expect.objectContaining(fault)]);
  expect(faults[0]?.fix).toMatch(/\.$/);
});

test('every fault is reported, not only the first', () => {
  const faults = changed((all) => {
    first(all, 'unit').properties['category'] = 'shop';
    first(all, 'level').properties['ordinal'] = 'ground';
    first(all, 'venue').geometry = null;
    first(all, 'anchor').properties['address_id'] = ids.door;
  });
  expect(faults.map(({ file }) => file).sort()).toEqual([
    'anchor.geojson',
    'level.geojson',
    'unit.geojson',
    'venue.geojson',
  ]);
});

test.each([
  ['unit.geojson', '{"type": ', 'bad-json'],
  ['unit.geojson', '[]', 'not-a-collection'],
  ['manifest.json', '{"version":"0.9.0","created":"2026-01-05","language":"en"}', 'bad-value'],
])('%s that reads %s is a fault of that file', (file, text, code) => {
  const files = new Map([...exampleFiles(), [file, text]]);
  expect(faultsOf(files)).toContainEqual(expect.objectContaining({ code, file }));
});

test('an archive without levels or a manifest says which files it lacks', () => {
  const files = new Map(exampleFiles());
  files.delete('manifest.json');
  files.delete('level.geojson');
  expect(faultsOf(files).filter(({ code }) => code === 'missing-file')).toHaveLength(2);
});

test('a walking graph is checked with its archive', () => {
  const graphFaults = (graph: unknown) =>
    faultsOf(new Map([...exampleFiles(), ['graph.json', JSON.stringify(graph)]]));
  expect(graphFaults({ version: 2, nodes: [], edges: [] })).toEqual([
    expect.objectContaining({ code: 'bad-value', file: 'graph.json', path: '/version' }),
  ]);
  const faults = graphFaults({ version: 1, nodes: [], edges: [] });
  expect(faults.map(({ what }) => what).join(' ')).toContain('no-entrance');
});
