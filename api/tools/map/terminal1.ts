import { beltsOf } from '../../src/places/resources.ts';
import type { LocalizedText } from '../../src/http/schema.ts';
import type { Site } from './amenities.ts';
import { drawArrivalsHall, drawKerb } from './arrivals.ts';
import { drawBaggage, drawExits, drawLandings } from './baggage.ts';
import { drawChecks } from './checks.ts';
import { drawConcourses } from './concourses.ts';
import { drawHall } from './hall.ts';
import type { Draft } from './draft.ts';
import { makeFloor } from './floor.ts';
import { rect, type Frame, type Shape } from './frame.ts';
import { pierOutline, piers } from './piers.ts';
import type { Tenants } from './tenants.ts';
import { drawUpper } from './upper.ts';
import { verticalCore } from './verticalCore.ts';
import type { Walkways } from './walkways.ts';
import { words } from '../../src/map/places/words.ts';

/** Counterclockwise: along the street, then back over the piers from right to left. */
export const departuresOutline: Shape = [
  [-300, -70],
  [300, -70],
  [300, 66],
  ...[...piers].reverse().flatMap((pier) => [...pierOutline(pier)].reverse()),
  [-300, 66],
];
const arrivalsOutline: Shape = [
  [-442, -86],
  [-300, -86],
  [-300, -102],
  [300, -102],
  [300, 66],
  [-300, 66],
  [-300, -42],
  [-442, -42],
];

/** What lies behind security on floor 2: all beyond its lanes. */
const airside: Shape = departuresOutline.map(([x, y]) => [x, y === -70 ? 10 : y] as const);

/** Terminal 1, from the ground up. */
export function drawTerminal1(
  draft: Draft,
  walks: Walkways,
  frame: Frame,
  building: string,
  tenants: Tenants,
) {
  const make = (floor: number, outline: Shape, category: string, name: LocalizedText) =>
    makeFloor(draft, { terminal: 'T1', floor, frame, outline }, { category, name, building });
  const one = make(1, arrivalsOutline, 'arrivals', words.arrivals);
  const two = make(2, departuresOutline, 'departures', words.departures);
  const three = make(3, rect(-80, -70, 180, 66), 'unspecified', words.upper);

  const kerb: Site = { floor: one, walks, zone: 'public' };
  const hall: Site = { floor: two, walks, zone: 'public' };
  const upper: Site = { floor: three, walks, zone: 'public' };
  const airsideOf = {
    national: { floor: two, walks, zone: 'national' },
    international: { floor: two, walks, zone: 'international' },
  } as const satisfies Record<string, Site>;
  const landed = {
    national: { floor: one, walks, zone: 'arrivals-national' },
    international: { floor: one, walks, zone: 'arrivals-international' },
  } as const satisfies Record<string, Site>;

  one.geofence('public', 'presecurity', rect(-300, -102, 300, -30));
  one.geofence('baggage', 'postsecurity', rect(-300, -30, 300, 66));
  two.geofence('public', 'presecurity', rect(-300, -70, 300, 10));
  two.geofence('airside', 'postsecurity', airside);
  three.geofence('public', 'presecurity', rect(-80, -70, 180, 10));
  three.geofence('airside', 'postsecurity', rect(-80, 10, 180, 66));

  drawHall(hall, tenants);
  drawChecks(airsideOf, hall);
  drawConcourses(airsideOf, tenants);
  drawArrivalsHall(kerb, tenants);
  drawKerb(kerb, tenants);
  drawBaggage(landed.international, { side: -1, belts: beltsOf('T1-international', 0), tenants });
  drawBaggage(landed.national, { side: 1, belts: beltsOf('T1-national', 0), tenants });
  drawLandings(landed);
  drawExits(kerb, landed.international);
  drawUpper(upper, { floor: three, walks, zone: 'national' }, tenants);

  for (const x of [-180, 180])
    verticalCore(
      `core ${x}`,
      [x, -64],
      [
        { site: kerb, from: `arrivals ${x}` },
        { site: hall, from: `hall ${x}` },
      ],
    );
  verticalCore(
    'core 0',
    [0, -64],
    [
      { site: kerb, from: 'arrivals 0' },
      { site: hall, from: 'hall 0' },
      { site: upper, from: 'upper 0' },
    ],
  );
  verticalCore(
    'mezzanine core',
    [30, 34],
    [
      { site: airsideOf.national, from: 'concourse 30' },
      { site: { floor: three, walks, zone: 'national' }, from: 'mezzanine 30' },
    ],
  );
  for (const [kind, x] of [
    ['international', -145],
    ['national', 145],
  ] as const)
    verticalCore(
      `to baggage ${kind}`,
      [x, 58],
      [
        { site: landed[kind], from: x < 0 ? 'landing -1' : 'landing 1' },
        { site: airsideOf[kind], from: `concourse ${x}` },
      ],
      'down',
    );
}
