import { join } from 'node:path';
import { drawFloor } from '../floors/floors.ts';
import { makeIndoorMap } from '../floors/indoorMap.ts';
import { featureTypes } from './archive.ts';
import { readArchive } from './readArchive.ts';
import { readArchiveFiles } from './readFiles.ts';

const folder = join(import.meta.dirname, '../../../feeds/imdf');
const facts = { version: 'v', source: 'import', importedAt: 0 } as const;

async function archive() {
  const result = readArchive(await readArchiveFiles(folder));
  if (result.kind === 'faulty') throw new Error(JSON.stringify(result.faults));
  return result;
}

test('an archive of every feature type is read, and what repeats is left out with a note', async () => {
  const { archive: read, notes } = await archive();
  expect(new Set(read.features.map(({ feature_type }) => feature_type))).toEqual(
    new Set(featureTypes),
  );
  expect(notes).toEqual([
    'detail.geojson: 1 position that repeats another was left out of 5a1e0000-0000-4000-8000-000000000016.',
    'unit.geojson: 4 positions that repeat others were left out of 5a1e0000-0000-4000-8000-000000000008, 5a1e0000-0000-4000-8000-000000000009, 5a1e0000-0000-4000-8000-000000000010.',
  ]);
  const lengths = read.features
    .filter(({ feature_type }) => feature_type === 'unit')
    .map(({ geometry }) => geometry?.type === 'Polygon' && geometry.coordinates[0]?.length);
  expect(lengths).toEqual([5, 5, 5, 5]);
});

test('what is read of it is shown: floors, zones, places and drawn layers', async () => {
  const { archive: read } = await archive();
  const map = makeIndoorMap(read, facts, []);
  expect(map.floors.map(({ floor }) => floor)).toEqual([1, 2]);
  expect(map.places.map(({ slug, zone }) => [slug, zone])).toEqual([
    ['ascensor', 'publica'],
    ['cafe-de-muestra', 'privada'],
    ['puerta-1', 'publica'],
    ['bano-de-mujeres', 'publica'],
  ]);
  const drawn = map.floors.map((floor) =>
    drawFloor(floor, 'high', map.ground, map.places).map(({ properties }) => properties.layer),
  );
  expect(drawn).toEqual([
    [
      ...['ground', 'ground', 'floor', 'area', 'walkway', 'room'],
      ...['fixture', 'fixture', 'fixture', 'opening'],
    ],
    ['ground', 'ground', 'floor', 'room', 'room', 'opening'],
  ]);
});
