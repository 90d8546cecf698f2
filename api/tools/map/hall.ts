import { point, serviceRoom, toilets, type Site } from './amenities.ts';
import { drawDesks } from './desks.ts';
import { rect } from './frame.ts';
import { rowAlong } from './rows.ts';
import { settleAll, type Tenants } from './tenants.ts';
import { doorName, words } from '../../src/map/places/words.ts';

/** Doors of the front, ten a floor: their x. */
export const doorXs = Array.from({ length: 10 }, (_, i) => -270 + 60 * i);
/** The row between two doors, on the street's side of the hall. */
export const frontRow = (afterDoor: number) => {
  const x = (doorXs[afterDoor - 1] ?? 0) + 5;
  return rowAlong(x, x + 50, -58, -70);
};

/** The doors of the front with the way from each to the hall. */
export function drawDoors(site: Site, hall: string) {
  const { floor, walks, zone } = site;
  doorXs.forEach((x, index) => {
    const name = `door ${index + 1}`;
    floor.unit(`${name} passage`, 'walkway', rect(x - 4, -70, x + 4, -58));
    const opening = floor.opening(name, [x - 2, -70], [x + 2, -70], doorName(index + 1));
    const junction = walks.junction(`${hall} ${name}`, floor, zone, [x, -69], doorName(index + 1));
    walks.here(junction, opening);
    walks.passage(`${hall} ${x}`, junction);
  });
}

/** Public side of floor 2: hall, desks, shops between the doors, and the walk along security. */
export function drawHall(site: Site, tenants: Tenants) {
  const { floor, walks, zone } = site;
  floor.unit('hall', 'walkway', rect(-290, -58, 290, -36), words.hall);
  floor.section('hall', 'checkin', rect(-292, -70, 292, -8), words.hall);
  floor.unit('security walk', 'walkway', rect(-290, -24, 290, -8));
  const passages = [-271, -120, 0, 120, 271];
  for (const x of passages) floor.unit(`passage ${x}`, 'walkway', rect(x - 5, -36, x + 5, -24));

  const along = [...new Set([...doorXs, ...passages, -180, 0, 180])].sort((a, b) => a - b);
  for (const x of along) {
    const isLift = [-180, 0, 180].includes(x);
    walks.junction(`hall ${x}`, floor, zone, [x, -47], isLift ? words.lift : null);
  }
  walks.path(...along.map((x) => `hall ${x}`));
  for (const x of passages) {
    const labels =
      x === -120 ? words.securityInternational : x === 120 ? words.securityNational : undefined;
    walks.junction(`before security ${x}`, floor, zone, [x, -16], labels);
    walks.path(`hall ${x}`, `before security ${x}`);
  }
  walks.path(...passages.map((x) => `before security ${x}`));
  drawDoors(site, 'hall');

  drawDesks(site, tenants('desks'));
  settleAll(floor, walks, zone, tenants('checkinWest'), [frontRow(1), frontRow(3)]);
  settleAll(floor, walks, zone, tenants('checkin'), [frontRow(4), frontRow(6)]);
  toilets(site, 'toilets west', frontRow(2), 0);
  toilets(site, 'toilets centre', frontRow(5), 34);
  toilets(site, 'toilets east', frontRow(8), 34);
  serviceRoom(site, 'medical', 'firstaid', frontRow(7), [0, 16], words.medical, 'firstaid');
  drawNotary(site);
  serviceRoom(site, 'left luggage', 'baggagestorage', frontRow(7), [30, 49], words.leftLuggage);
  serviceRoom(site, 'lost property', 'lostandfound', frontRow(9), [0, 14], words.lostProperty);
  serviceRoom(site, 'prayer', 'prayerroom', frontRow(9), [16, 30], words.prayer);
  serviceRoom(site, 'rest rooms', 'hoteling', frontRow(9), [32, 49], words.restRooms);
  for (const x of [-150, 90]) {
    point(site, `information ${x}`, 'information', [x, -40], words.information, { landmark: true });
    point(site, `wheelchairs ${x}`, 'wheelchairassist', [x + 10, -40], words.wheelchairs);
    point(site, `carts ${x}`, 'baggagecarts', [x + 20, -56], words.carts);
  }
  for (const x of [-60, -54, -48, 48, 54, 60])
    floor.kiosk(`self check-in ${x}`, rect(x - 1, -41, x + 1, -39), words.selfCheckIn);
  point(site, 'check-in', 'checkin', [6, -40], words.checkin, { landmark: true });
  point(site, 'biometric', 'service', [-20, -22], words.biometric);
  point(site, 'water hall', 'drinkingfountain', [-6, -22], words.water);
}

/** The notary is a business of its own, though the site lists it as a service. */
function drawNotary({ floor, walks, zone }: Site) {
  const row = frontRow(7);
  const unit = floor.unit('notary', 'office', row.shape(18, 28));
  const notary = floor.occupant('notary', 'notarypublic', unit, row.centre(23), words.notary);
  walks.reach(floor, zone, row.door(23), notary);
}
