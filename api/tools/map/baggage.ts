import { beltName, words } from '../../src/map/places/words.ts';
import { point, serviceRoom, toilets, type Site } from './amenities.ts';
import { rect } from './frame.ts';
import { rowAlong } from './rows.ts';
import { settleAll, type Tenants } from './tenants.ts';

/** Belts to the left and right of the way through a hall. */
const beltXs = (count: number, west: number, east: number, way: number) => {
  const half = Math.ceil(count / 2);
  const spaced = (from: number, to: number, n: number) =>
    Array.from({ length: n }, (_, i) => from + ((to - from) * (i + 0.5)) / n);
  return [...spaced(west, way - 8, half), ...spaced(way + 8, east, count - half)];
};

/** Baggage claim behind floor 1's hall: from the landing, past the belts, through customs, out; one way. */
export function drawBaggage(
  site: Site,
  { side, belts, tenants }: { side: -1 | 1; belts: readonly string[]; tenants: Tenants },
) {
  const { floor, walks, zone } = site;
  const international = side < 0;
  const labels = international ? words.bagsInternational : words.bagsNational;
  const way = 144 * side;
  const [west, east] = international ? ([-270, -30] as const) : ([30, 270] as const);
  floor.unit('bags walk ' + zone, 'walkway', rect(west, -12, east, 4));
  floor.unit('bags ' + zone, 'unspecified', rect(west, 4, east, 34), labels);
  floor.section(
    'bags ' + zone,
    international ? 'baggageclaim.intl' : 'baggageclaim',
    rect(west, -12, east, 34),
    labels,
  );

  walks.junction(`bags ${side}`, floor, zone, [way, -4], labels);
  for (const [end, x] of [
    ['west', west + 6],
    ['east', east - 6],
    ['exit', 150 * side],
  ] as const)
    walks.junction(`bags ${side} ${end}`, floor, zone, [x, -4]);
  const [first, second] = international ? ['exit', 'main'] : ['main', 'exit'];
  const order = ['west', first, second, 'east'].map((end) =>
    end === 'main' ? `bags ${side}` : `bags ${side} ${end}`,
  );
  walks.path(...order);
  walks.junction(`exit ${side}`, floor, zone, [150 * side, -13]);
  walks.path(`bags ${side} exit`, `exit ${side}`);

  beltXs(belts.length, west + 4, east - 4, way).forEach((x, index) => {
    const belt = belts[index] ?? '';
    const width = international ? 3 : 2;
    floor.fixture(`belt ${belt}`, 'baggagecarousel', rect(x - width, 7, x + width, 31));
    const category = international ? 'baggagecarousel.intl' : 'baggagecarousel';
    point(site, `belt ${belt}`, category, [x, 6], beltName(belt));
  });
  const claim = floor.amenity('claim ' + zone, 'baggageclaim', [way, 6], labels);
  walks.here(`bags ${side}`, claim);

  const south = international ? rowAlong(-262, -176, -12, -28) : rowAlong(176, 200, -12, -28);
  settleAll(floor, walks, zone, tenants(international ? 'bagsInternational' : 'bagsNational'), [
    south,
  ]);
  const inner = international ? rowAlong(-118, -40, -12, -28) : rowAlong(40, 118, -12, -28);
  toilets(site, `toilets ${zone}`, inner, 10);
  serviceRoom(site, `oversize ${zone}`, 'baggageclaim.oversize', inner, [30, 44], oversize);
  point(site, `carts ${zone}`, 'baggagecarts', [way + 30, -10], words.carts);
}

const oversize = {
  es: 'Equipaje sobredimensionado',
  en: 'Oversize baggage',
  fr: 'Bagages hors format',
  pt: 'Bagagem de grande porte',
};

/** The ways out of both baggage claims; the international one leads through customs. */
export function drawExits(hall: Site, international: Site) {
  const { floor, walks } = hall;
  const customs = rect(-172, -28, -128, -14);
  floor.unit('customs', 'room', customs, words.customs);
  floor.section('customs', 'security', customs, words.customs);
  floor.unit('exit international', 'walkway', rect(-156, -42, -144, -28));
  floor.unit('exit national', 'walkway', rect(144, -42, 156, -12));
  walks.here(
    'exit -1',
    floor.amenity('customs', 'security.inspection', [-150, -20], words.customs),
  );
  walks.link('exit -1', 'arrivals -150', 'customs', { seconds: 60, oneWay: true });
  walks.link('exit 1', 'arrivals 150', 'walk', { seconds: 33, oneWay: true });
  walks.reach(
    floor,
    international.zone,
    [-150, -12],
    floor.opening('customs door', [-153, -28], [-147, -28]),
  );
}

/** From the aircraft: the landing of floor 1 and, for international flights, immigration; one way. */
export function drawLandings({ national, international }: { national: Site; international: Site }) {
  const { floor, walks } = international;
  floor.unit('landing international', 'walkway', rect(-220, 46, -80, 50));
  floor.unit('landing national', 'walkway', rect(132, 34, 156, 50));
  for (const [from, to, south] of [
    [-296, -228, 38],
    [-72, -28, 38],
    [-24, 24, -26],
    [28, 124, 38],
    [164, 296, 38],
  ] as const)
    floor.unit(`operations ${from}`, 'nonpublic', rect(from, south, to, 64));
  const passports = rect(-220, 36, -80, 46);
  floor.unit('immigration', 'room', passports, words.immigration);
  floor.section('immigration', 'immigration', passports, words.immigration);
  for (const desk of [-60, -48, -36, -24, -12, 12, 24, 36, 48, 60])
    floor.fixture(`immigration ${desk}`, 'immigration.desk', rect(desk - 152, 39, desk - 148, 43));
  walks.junction('landing -1', floor, international.zone, [-144, 48], words.immigration);
  walks.junction('landing 1', national.floor, national.zone, [144, 48]);
  walks.here(
    'landing -1',
    floor.amenity('immigration', 'immigration', [-144, 45], words.immigration),
  );
  walks.link('landing -1', 'bags -1', 'immigration', {
    seconds: 90,
    oneWay: true,
    queue: 'immigration',
  });
  walks.path('landing 1', 'bags 1');
}
