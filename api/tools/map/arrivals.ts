import type { LocalizedText } from '../../src/http/schema.ts';
import { point, serviceRoom, toilets, type Site } from './amenities.ts';
import { doorXs, drawDoors, frontRow } from './hall.ts';
import { rect } from './frame.ts';
import { rowAlong } from './rows.ts';
import { settleAll, type Tenants } from './tenants.ts';
import { doorName, words } from '../../src/map/places/words.ts';

/** Public side of floor 1: the hall, its shops, and the kerb with taxis and buses. */
export function drawArrivalsHall(site: Site, tenants: Tenants) {
  const { floor, walks, zone } = site;
  floor.unit('hall', 'walkway', rect(-290, -58, 290, -42), words.arrivalsHall);
  floor.section('hall', 'presecurity', rect(-292, -70, 292, -30), words.arrivalsHall);
  floor.section('kerb', 'road', rect(-300, -102, 292, -70), words.kerb);
  const along = [...new Set([...doorXs, -180, 0, 180])].sort((a, b) => a - b);
  const landmarks: Record<number, LocalizedText> = {
    [-150]: words.exitInternational,
    150: words.exitNational,
    [-180]: words.lift,
    0: words.lift,
    180: words.lift,
  };
  for (const x of along)
    walks.junction(`arrivals ${x}`, floor, zone, [x, -50], landmarks[x] ?? null);
  walks.path(...along.map((x) => `arrivals ${x}`));
  drawDoors(site, 'arrivals');

  const north = (x0: number, x1: number) => rowAlong(x0, x1, -42, -30);
  settleAll(floor, walks, zone, tenants('arrivals'), [north(-140, -8), north(8, 140)]);
  settleAll(floor, walks, zone, tenants('arrivalsEast'), [north(162, 288)]);
  toilets(site, 'toilets west', frontRow(2), 0);
  toilets(site, 'toilets centre', frontRow(5), 34);
  toilets(site, 'toilets east', frontRow(8), 34);
  serviceRoom(site, 'lost property', 'lostandfound', frontRow(7), [0, 14], words.lostProperty);
  serviceRoom(site, 'left luggage', 'baggagestorage', frontRow(7), [16, 32], words.leftLuggage);
  serviceRoom(site, 'medical', 'firstaid', frontRow(4), [0, 16], words.medical, 'firstaid');
  for (const x of [-130, 130]) {
    point(site, `information ${x}`, 'information', [x, -55], words.information, { landmark: true });
    point(site, `carts ${x}`, 'baggagecarts', [x + 12, -44], words.carts);
    point(site, `wheelchairs ${x}`, 'wheelchairassist', [x - 12, -44], words.wheelchairs);
  }
  point(site, 'meeting', 'meetingpoint', [-4, -44], words.meeting, { landmark: true });
  point(site, 'water', 'drinkingfountain', [20, -56], words.water);
}

/** The kerb in front of floor 1: taxis, buses, the way to the car park and the cargo counters. */
export function drawKerb(site: Site, tenants: Tenants) {
  const { floor, walks, zone } = site;
  floor.unit('kerb', 'walkway', rect(-440, -84, 290, -70), words.kerb);
  floor.unit('way to the car park', 'walkway', rect(-4, -100, 4, -84));
  const along = [-435, -360, ...doorXs.filter((x) => x < 0), 0, ...doorXs.filter((x) => x > 0)];
  for (const x of along) walks.junction(`kerb ${x}`, floor, zone, [x, -77]);
  walks.path(...along.map((x) => `kerb ${x}`));
  doorXs.forEach((x, index) => walks.passage(`arrivals door ${index + 1}`, `kerb ${x}`));
  const [x2 = 0, x5 = 0, x7 = 0, x9 = 0] = [2, 5, 7, 9].map((door) => doorXs[door - 1]);
  for (const [x, door] of [
    [x5, 5],
    [x9, 9],
  ] as const)
    point(site, `taxis ${door}`, 'taxi', [x, -82], taxisAt(door), { landmark: true });
  walks.here(`kerb ${x2}`, floor.amenity('bus to T2', 'shuttle', [x2, -82], words.terminalBus));
  point(site, 'city bus', 'bus.muni', [x7, -82], words.cityBus);
  walks.junction('car park', floor, zone, [0, -98], words.parking);
  walks.path('kerb 0', 'car park');
  walks.here('car park', floor.amenity('car park', 'parking', [0, -98], words.parking));

  floor.section('cargo', 'servicearea', rect(-440, -70, -345, -42), words.cargo);
  settleAll(floor, walks, zone, tenants('cargo'), [rowAlong(-438, -347, -70, -54)]);
}

function taxisAt(door: number) {
  const { es, en, fr, pt } = doorName(door);
  return {
    es: `${words.taxis.es}, ${es.toLowerCase()}`,
    en: `${words.taxis.en}, ${en.toLowerCase()}`,
    fr: `${words.taxis.fr}, ${fr.toLowerCase()}`,
    pt: `${words.taxis.pt}, ${pt.toLowerCase()}`,
  };
}
