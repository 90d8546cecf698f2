import { pierName, words } from '../../src/map/places/words.ts';
import { point, serviceRoom, toilets, type Site } from './amenities.ts';
import { rect } from './frame.ts';
import { drawPier, piers } from './piers.ts';
import { rowAlong } from './rows.ts';
import { settleAll, type Tenants } from './tenants.ts';

/** Airside of floor 2: two concourses with shops on both sides, and the piers. */
export function drawConcourses(inside: { national: Site; international: Site }, tenants: Tenants) {
  const sides = [
    {
      site: inside.international,
      sign: -1,
      gate: 'after emigration',
      labels: words.concourseInternational,
      shops: { south: tenants('dutyFree'), north: tenants('foodInternational') },
    },
    {
      site: inside.national,
      sign: 1,
      gate: 'after security 120',
      labels: words.concourseNational,
      shops: { south: [], north: tenants('foodNational') },
    },
  ] as const;
  for (const { site, sign, gate, labels, shops } of sides) {
    const { floor, walks, zone } = site;
    const span = (a: number, b: number) => (sign < 0 ? ([-b, -a] as const) : ([a, b] as const));
    const row = (a: number, b: number, door: number, back: number) =>
      rowAlong(...span(a, b), door, back);
    const [west, east] = span(8, 292);
    floor.unit(`concourse ${zone}`, 'walkway', rect(west, 40, east, 52), labels);
    floor.section(`concourse ${zone}`, 'concessions', rect(west, 26, east, 66), labels);
    const stops = [10, 30, 70, 120, 145, 180, 220, 285].map((x) => x * sign);
    for (const x of stops) {
      const pier = piers.find((one) => one.x === x);
      const isExit = Math.abs(x) === 145;
      const landmark = pier ? pierName(pier.id) : isExit ? words.toBaggage : null;
      walks.junction(`concourse ${x}`, floor, zone, [x, 46], landmark);
    }
    walks.path(...stops.map((x) => `concourse ${x}`));
    walks.path(gate, `concourse ${120 * sign}`);
    settleAll(floor, walks, zone, shops.south, [row(42, 88, 40, 28)]);
    settleAll(floor, walks, zone, shops.north, [row(10, 46, 52, 64), row(94, 134, 52, 64)]);
    toilets(site, `toilets ${zone} centre`, row(157, 175, 52, 64), 0);
    toilets(site, `toilets ${zone} end`, row(250, 268, 52, 64), 0);
    const south = row(152, 290, 40, 28);
    serviceRoom(site, `children ${zone}`, 'childplayarea', south, [0, 20], words.children);
    serviceRoom(site, `medical ${zone}`, 'firstaid', south, [24, 36], words.medical, 'firstaid');
    serviceRoom(site, `pets ${zone}`, 'animalreliefarea', south, [110, 120], words.pets);
    const pointAt = (x: number, y: number) => [x * sign, y] as const;
    point(site, `information ${zone}`, 'information', pointAt(110, 50), words.information, {
      landmark: true,
    });
    point(site, `water ${zone}`, 'drinkingfountain', pointAt(154, 50), words.water);
    point(site, `charging ${zone}`, 'powerchargingstation', pointAt(200, 42), words.charging);
  }
  for (const pier of piers) {
    const site = pier.kind === 'international' ? inside.international : inside.national;
    drawPier(site, pier, tenants(pier.spot));
  }
  // Nobody walks from one side to the other behind security: a wall of offices stands between.
  inside.national.floor.unit('wall', 'nonpublic', rect(-6, 28, 6, 64));
  for (const [from, to] of [
    [-292, -154],
    [-86, 86],
    [154, 292],
  ] as const)
    inside.national.floor.unit(`offices ${from}`, 'nonpublic', rect(from, -4, to, 24));
}
