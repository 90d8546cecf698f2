import { beltsOf, gatesOfPier } from '../../src/places/resources.ts';
import { beltName, gateName, pierName, words } from '../../src/map/places/words.ts';
import { point, serviceRoom, toilets, type Site } from './amenities.ts';
import { rect } from './frame.ts';
import { rowAlong } from './rows.ts';
import { settleAll, type Tenants } from './tenants.ts';

/** The departure lounge with the gates of piers G and H. */
export function drawLounge(site: Site, tenants: Tenants) {
  const { floor, walks, zone } = site;
  floor.unit('lounge', 'walkway', rect(-168, 26, 168, 38), words.lounge);
  floor.section('lounge', 'gatearea', rect(-170, 12, 170, 54), words.lounge);
  floor.unit('after security', 'walkway', rect(5, 10, 45, 26));
  const along = [-165, -143, 25, 165];
  for (const x of along) walks.junction(`t2 lounge ${x}`, floor, zone, [x, 32]);
  walks.path(...along.map((x) => `t2 lounge ${x}`));
  settleAll(floor, walks, zone, tenants('t2gates'), [
    rowAlong(-110, 3, 26, 12),
    rowAlong(65, 110, 26, 12),
  ]);
  toilets(site, 'toilets west', rowAlong(-130, -112, 26, 14), 0);
  toilets(site, 'toilets east', rowAlong(112, 130, 26, 14), 0);
  serviceRoom(
    site,
    'children',
    'childplayarea',
    rowAlong(132, 150, 26, 14),
    [0, 16],
    words.children,
  );
  serviceRoom(site, 'pets', 'animalreliefarea', rowAlong(152, 168, 26, 14), [0, 12], words.pets);
  point(site, 'water', 'drinkingfountain', [10, 36], words.water);
  point(site, 'charging', 'powerchargingstation', [40, 36], words.charging);

  for (const [pier, from] of [
    ['G', -6],
    ['H', 6],
  ] as const) {
    const step = pier === 'G' ? -16 : 16;
    const [a, b] = [from, from + step * 10].sort((x, y) => x - y) as [number, number];
    floor.section(`pier ${pier}`, 'gatearea', rect(a, 38, b, 54), pierName(pier));
    (gatesOfPier[pier] ?? []).forEach((gate, index) => {
      const x = from + step * (index + 0.5);
      floor.unit(`gate ${gate}`, 'waitingroom', rect(x - 7.5, 38, x + 7.5, 52));
      floor.fixture(`gate desk ${gate}`, 'boardinggate.desk', rect(x - 2, 49, x + 2, 50.5));
      floor.opening(`gate ${gate}`, [x + 3, 52], [x + 5, 52]);
      const labels = gateName(`${pier}${gate.slice(1).padStart(2, '0')}`);
      point(site, `gate ${gate}`, 'boardinggate.aircraft', [x, 46], labels, {
        landmark: true,
        wheelchair: true,
      });
    });
  }
}

/** Baggage claim, west of the hall. */
export function drawClaim(site: Site) {
  const { floor, walks, zone } = site;
  floor.unit('way to the bags', 'walkway', rect(-148, 6, -138, 26));
  floor.unit('bags', 'unspecified', rect(-172, -32, -112, 6), words.bagsT2);
  floor.section('bags', 'baggageclaim', rect(-172, -32, -112, 6), words.bagsT2);
  walks.junction('t2 bags', floor, zone, [-143, -1], words.bagsT2);
  walks.junction('t2 bags west', floor, zone, [-168, -19]);
  walks.junction('t2 bags middle', floor, zone, [-143, -19]);
  walks.junction('t2 exit', floor, zone, [-114, -19]);
  walks.path('t2 bags', 't2 bags middle');
  walks.path('t2 bags west', 't2 bags middle', 't2 exit');
  walks.here('t2 bags', floor.amenity('claim', 'baggageclaim', [-143, 2], words.bagsT2));
  beltsOf('T2-national', 0).forEach((belt, index) => {
    const x = -169 + (index % 5) * 12;
    const [low, high] = index < 5 ? [-16, -4] : [-31, -22];
    floor.fixture(`belt ${belt}`, 'baggagecarousel', rect(x - 1.5, low + 1, x + 1.5, high));
    point(site, `belt ${belt}`, 'baggagecarousel', [x, index < 5 ? low : high], beltName(belt));
  });
}
