import { gatesOfPier, kindOfPier } from '../../src/places/resources.ts';
import { point, toilets, toiletsWidth, type Site } from './amenities.ts';
import { pierFrame, type Metres, type Shape } from './frame.ts';
import { rowOnPier, type Row } from './rows.ts';
import { settleAll, type Tenant } from './tenants.ts';
import { gateName, pierName, words } from '../../src/map/places/words.ts';

/** Metres of a pier: half its walkway, half its width, where its rooms begin, and the shops between two gates. */
const walkHalf = 6;
const half = 20;
const roomsFrom = 24;
const shopsWidth = 12;
/** Where the piers leave the concourse, and the building's edge. */
const root = 52;
const edge = 66;
/** Gates with a bridge to the aircraft; the others of a pier are reached by bus. */
const bridges = { international: 14, national: 16 };

const makePier = (id: string, x: number, tilt: number, pitch: number) => {
  const gates = gatesOfPier[id] ?? [];
  const length = roomsFrom + Math.ceil(gates.length / 2) * pitch + 6;
  const spot = `pier${id}` as 'pierA' | 'pierB' | 'pierC' | 'pierD';
  return {
    id,
    x,
    pitch,
    gates,
    length,
    spot,
    kind: kindOfPier(id),
    frame: pierFrame(x, root, tilt),
  };
};
export type Pier = ReturnType<typeof makePier>;

/** From left to right, as seen from the street. */
export const piers: readonly Pier[] = [
  makePier('A', -220, -12, 30),
  makePier('B', -70, 0, 30),
  makePier('C', 70, 0, 26),
  makePier('D', 220, 12, 26),
];

/** The outline of a pier from the building's edge, left to right. */
export const pierOutline = ({ frame, length }: Pier): Shape => [
  frame.crossing(-half, edge),
  frame.at(length, -half),
  frame.at(length, half),
  frame.crossing(half, edge),
];

/** A pier: its walkway, gates on both sides with shops between them, toilets near its ends. */
export function drawPier(site: Site, pier: Pier, tenants: readonly Tenant[]) {
  const { floor, walks, zone } = site;
  const { id, frame, length, gates, pitch, x } = pier;
  const name = `pier ${id}`;
  floor.unit(name, 'walkway', [
    frame.crossing(-walkHalf, root),
    frame.crossing(walkHalf, root),
    frame.at(length, walkHalf),
    frame.at(length, -walkHalf),
  ]);
  const outline = pierOutline(pier);
  floor.section(name, 'gatearea', [...outline].reverse(), pierName(id));

  walks.junction(`${name} start`, floor, zone, frame.at(roomsFrom - 4, 0), pierName(id));
  walks.junction(`${name} end`, floor, zone, frame.at(length - 4, 0));
  walks.path(`concourse ${x}`, `${name} start`, `${name} end`);

  const shopRows: Row[] = [];
  gates.forEach((gate, index) => {
    const side = index % 2 === 0 ? -1 : 1;
    const step = Math.floor(index / 2);
    const from = roomsFrom + step * pitch;
    drawGate(site, pier, gate, index, from + shopsWidth, side);
    const service = side < 0 && (step === 1 || step === Math.floor(gates.length / 2) - 2);
    const row = rowOnPier(frame, from, from + shopsWidth, side * walkHalf, side * half);
    if (!service) shopRows.push(row);
    else if (step === 1) toilets(site, `toilets ${id} start`, widened(row, shopsWidth), 0);
    else toilets(site, `toilets ${id} end`, widened(row, shopsWidth), 0);
  });
  settleAll(floor, walks, zone, tenants, spread(shopRows, tenants.length));
  point(site, `water ${id}`, 'drinkingfountain', frame.at(length / 2, 4), words.water);
  point(
    site,
    `charging ${id}`,
    'powerchargingstation',
    frame.at(length / 2 + 8, -4),
    words.charging,
  );
}

/** The same row, in units that make its `width` metres hold what needs a toilet block's. */
function widened(row: Row, width: number): Row {
  const by = width / toiletsWidth;
  return {
    length: toiletsWidth,
    shape: (from, to) => row.shape(from * by, to * by),
    door: (at) => row.door(at * by),
    centre: (at) => row.centre(at * by),
  };
}

/** As many rows as the tenants fill two by two, from the pier's root on. */
const spread = (rows: readonly Row[], tenants: number) =>
  rows.slice(0, Math.max(1, Math.min(rows.length, Math.ceil(tenants / 1.5))));

function drawGate(site: Site, pier: Pier, gate: string, index: number, from: number, side: 1 | -1) {
  const { floor } = site;
  const { frame, kind, pitch } = pier;
  const number = gate.slice(1).padStart(2, '0');
  const until = from + pitch - shopsWidth - 1;
  const [inner, outer] = side < 0 ? [-half, -walkHalf] : [walkHalf, half];
  floor.unit(`gate ${gate}`, 'waitingroom', frame.rect(from, inner, until, outer));
  const middle = (from + until) / 2;
  const category = index < bridges[kind] ? 'boardinggate.aircraft' : 'boardinggate.bus';
  const at: Metres = frame.at(middle, side * (half - 4));
  const labels = gateName(`${pier.id}${number}`);
  point(site, `gate ${gate}`, category, at, labels, { landmark: true, wheelchair: true });
  const desk = [side * (half - 3), side * (half - 1.5)].sort((a, b) => a - b);
  floor.fixture(
    `gate desk ${gate}`,
    'boardinggate.desk',
    frame.rect(middle - 2, desk[0] ?? 0, middle + 2, desk[1] ?? 0),
  );
  const outerWall = side * half;
  floor.opening(`gate ${gate}`, frame.at(middle + 3, outerWall), frame.at(middle + 5, outerWall));
}
