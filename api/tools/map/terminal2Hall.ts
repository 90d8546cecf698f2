import { doorName, words } from '../../src/map/places/words.ts';
import { point, serviceRoom, toilets, type Site } from './amenities.ts';
import { rect } from './frame.ts';
import { rowAlong } from './rows.ts';
import { settleAll, type Tenants } from './tenants.ts';

const doorXs = [-90, -30, 30, 90];

/** The front row after a door, on the street's side. */
const frontRow = (afterDoor: number) => {
  const x = (doorXs[afterDoor - 1] ?? 0) + 5;
  return rowAlong(x, x + 50, -28, -40);
};

/** The kerb, the hall with desks and shops, and the way to security. */
export function drawHall(site: Site, tenants: Tenants) {
  const { floor, walks, zone } = site;
  floor.unit('kerb', 'walkway', rect(-170, -54, 170, -40));
  floor.unit('hall', 'walkway', rect(-108, -28, 170, -10), words.hall);
  floor.section('hall', 'checkin', rect(-110, -40, 172, 4), words.hallT2);
  const along = [-104, -90, -30, 0, 25, 30, 90, 165];
  for (const x of along) walks.junction(`t2 hall ${x}`, floor, zone, [x, -19]);
  walks.path(...along.map((x) => `t2 hall ${x}`));
  doorXs.forEach((x, index) => {
    const labels = doorName(index + 1);
    floor.unit(`door ${index + 1} passage`, 'walkway', rect(x - 4, -40, x + 4, -28));
    const opening = floor.opening(`door ${index + 1}`, [x - 2, -40], [x + 2, -40], labels);
    const door = walks.junction(`t2 door ${index + 1}`, floor, zone, [x, -39], labels);
    walks.here(door, opening);
    walks.junction(`t2 kerb ${x}`, floor, zone, [x, -47]);
    walks.passage(`t2 hall ${x}`, door, `t2 kerb ${x}`);
  });
  walks.path(...doorXs.map((x) => `t2 kerb ${x}`));
  const stop = floor.amenity('bus to T1', 'shuttle', [-30, -50], words.terminalBusBack);
  walks.here('t2 kerb -30', stop);
  point(site, 'taxis', 'taxi', [30, -50], taxisT2, { landmark: true });
  point(site, 'city bus', 'bus.muni', [90, -50], words.cityBus);
  point(site, 'car park', 'parking', [150, -50], words.parking);

  const desks = tenants('desks').filter(({ terminal }) => terminal === 'T2');
  settleAll(floor, walks, zone, desks, [rowAlong(-100, -10, -10, -2)]);
  point(site, 'check-in', 'checkin', [-55, -14], words.checkin, { landmark: true });
  const rows = [frontRow(1), frontRow(3), rowAlong(50, 110, -10, 2)];
  settleAll(floor, walks, zone, tenants('t2hall'), rows);
  toilets(site, 'toilets', rowAlong(95, 168, -28, -40), 2);
  serviceRoom(
    site,
    'left luggage',
    'baggagestorage',
    rowAlong(95, 168, -28, -40),
    [22, 36],
    words.leftLuggage,
  );
  serviceRoom(
    site,
    'medical',
    'firstaid',
    rowAlong(95, 168, -28, -40),
    [38, 52],
    words.medical,
    'firstaid',
  );
  serviceRoom(site, 'prayer', 'prayerroom', rowAlong(95, 168, -28, -40), [54, 68], words.prayer);
  serviceRoom(
    site,
    'lost property',
    'lostandfound',
    rowAlong(112, 168, -10, 2),
    [2, 16],
    words.lostProperty,
  );
  point(site, 'information', 'information', [-10, -26], words.information, { landmark: true });
  point(site, 'carts', 'baggagecarts', [-80, -26], words.carts);
  point(site, 'wheelchairs', 'wheelchairassist', [60, -26], words.wheelchairs);

  const checks = rect(5, -10, 45, 10);
  floor.unit('security', 'room', checks, words.securityT2);
  floor.section('security', 'security', checks, words.securityT2);
  const security = floor.amenity('security', 'security.checkpoint', [25, -6], words.securityT2);
  walks.junction('t2 before security', floor, zone, [25, -11], words.securityT2);
  walks.here('t2 before security', security);
  walks.path('t2 hall 25', 't2 before security');
}

const taxisT2 = {
  es: `${words.taxis.es} de la Terminal 2`,
  en: `${words.taxis.en}, Terminal 2`,
  fr: `${words.taxis.fr}, Terminal 2`,
  pt: `${words.taxis.pt} do Terminal 2`,
};
