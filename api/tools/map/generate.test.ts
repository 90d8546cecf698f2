import { gatesOfPier } from '../../src/places/resources.ts';
import { establishmentSeed } from '../../src/establishments/seed.ts';
import { serviceSeed } from '../../src/services/seed.ts';
import { demoArchive } from '../../src/map/archive/demoArchive.ts';
import {
  boundsOf,
  holds,
  middleOf,
  positions,
  type Bounds,
} from '../../src/map/floors/geometry.ts';
import { readArchive } from '../../src/map/imdf/readArchive.ts';
import { makeIndoorMap } from '../../src/map/floors/indoorMap.ts';
import { checkGraph } from '../../src/map/walk/checkGraph.ts';
import { generateMap } from './generate.ts';

const files = generateMap();
const archive = demoArchive();
const seed = establishmentSeed();
const map = makeIndoorMap(
  archive,
  { version: 'v', source: 'demo', importedAt: 0 },
  seed.map((row) => ({ ...row, text: '' })) as Parameters<typeof makeIndoorMap>[2],
);
const places = new Map(map.places.map((place) => [place.slug, place]));
const ofType = (type: string) => archive.features.filter((one) => one.feature_type === type);

test('it is a valid archive with all the sixteen feature types', () => {
  const result = readArchive({ files, faults: [] });
  expect(result.kind === 'faulty' ? result.faults : result.notes).toEqual([]);
  expect(new Set(archive.features.map(({ feature_type }) => feature_type)).size).toBe(16);
});

test('every place is reachable, without steps too', () => {
  expect(archive.graph && checkGraph(archive.graph, archive.features)).toEqual([]);
  expect(map.places.filter(({ stepFree }) => !stepFree)).toEqual([]);
});

test('Terminal 1 has three floors and Terminal 2 has two', () => {
  const floors = map.terminals.map(({ id, floors: own }) => [id, own.map(({ floor }) => floor)]);
  expect(floors).toEqual([
    ['T1', [1, 2, 3]],
    ['T2', [1, 2]],
  ]);
});

test('every gate that flights use is there, on its pier; sixty of Terminal 1 have a bridge', () => {
  for (const [pier, gates] of Object.entries(gatesOfPier)) {
    for (const gate of gates) {
      const place = places.get(`sala-${pier.toLowerCase()}${gate.slice(1).padStart(2, '0')}`);
      expect(place).toMatchObject({
        terminal: pier < 'G' ? 'T1' : 'T2',
        floor: pier < 'G' ? 2 : 1,
        zone: 'privada',
        type: 'general',
        location: { es: `Muelle ${pier}` },
      });
    }
  }
  const bridges = map.places.filter(
    ({ category, terminal }) => category === 'boardinggate.aircraft' && terminal === 'T1',
  );
  expect(bridges).toHaveLength(60);
});

test('every establishment has a room of its own, on its floor and in its zone', () => {
  const missing = seed.filter(({ slug }) => !places.has(slug)).map(({ slug }) => slug);
  expect(missing).toEqual([]);
  const rooms = new Set<string>();
  for (const { slug, terminal, floor, area } of seed) {
    const zone = area === 'publica' ? 'publica' : 'privada';
    const place = places.get(slug);
    expect({ slug, ...place }).toMatchObject({
      slug,
      terminal,
      floor,
      zone,
      establishment: { slug },
    });
    for (const unit of place?.units ?? []) rooms.add(unit);
  }
  expect(rooms.size).toBe(seed.length);
});

test('what a service needs a place for has one', () => {
  const everywhere = ['departures', 'baggage', 'wifi'];
  const otherwise: Record<string, string> = {
    vaccination: 'punto-de-vacunacion',
    health: 'sanidad-portuaria',
  };
  for (const { pictogram, terminals } of serviceSeed) {
    if (everywhere.includes(pictogram)) continue;
    const slug = otherwise[pictogram];
    const found = slug
      ? places.has(slug)
      : map.places.some(
          (place) => place.pictogram === pictogram && place.terminal === terminals[0],
        );
    expect([pictogram, found]).toEqual([pictogram, true]);
  }
});

test('no two rooms of a floor overlap', () => {
  const rooms = ofType('unit').map(({ geometry, properties }) => {
    const middle = middleOf(geometry) ?? [0, 0];
    // Just inside the corners, so that rooms may share walls.
    const inner = positions(geometry).map(([lon, lat]): [number, number] => [
      lon + (middle[0] - lon) * 0.05,
      lat + (middle[1] - lat) * 0.05,
    ]);
    const { level_id: level, category } = properties;
    return { geometry, level, category, inner, bounds: boundsOf(positions(geometry)) };
  });
  const isNear = (a: Bounds, b: Bounds) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
  const overlapping = rooms.flatMap((room) =>
    rooms
      .filter((other) => other !== room && other.level === room.level)
      .filter((other) => isNear(room.bounds, other.bounds))
      .filter((other) => room.inner.some((corner) => holds(other.geometry, corner)))
      .map((other) => [room.category, other.category, room.inner[0]]),
  );
  expect(overlapping).toEqual([]);
});

test('every name is there in the four languages', () => {
  for (const { properties } of archive.features) {
    if (!properties['name']) continue;
    expect(Object.keys(properties['name'])).toEqual(['es', 'en', 'fr', 'pt']);
  }
});

test('who leaves the passenger area does not come back without security', () => {
  const { nodes, edges } = archive.graph ?? { nodes: [], edges: [] };
  const zoneOf = new Map(nodes.map(({ id, zone }) => [id, zone]));
  const crossings = edges.filter(({ from, to }) => zoneOf.get(from) !== zoneOf.get(to));
  expect(crossings.filter(({ oneWay }) => !oneWay)).toEqual([]);
  const ways = crossings.map(
    ({ from, to, kind }) => `${zoneOf.get(from)} > ${zoneOf.get(to)}: ${kind}`,
  );
  expect([...new Set(ways)].sort()).toEqual([
    'arrivals-international > public: customs',
    'arrivals-national > public: walk',
    'international > arrivals-international: escalator',
    'international > arrivals-international: lift',
    'international > arrivals-international: stairs',
    'national > arrivals-national: escalator',
    'national > arrivals-national: lift',
    'national > arrivals-national: stairs',
    'national > arrivals-national: walk',
    'public > international: security',
    'public > national: security',
  ]);
});
