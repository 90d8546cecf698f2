import type { LocalizedText } from '../../src/http/schema.ts';
import { toilets, type Site } from './amenities.ts';
import type { Draft } from './draft.ts';
import { makeFloor } from './floor.ts';
import { rect, type Frame, type Shape } from './frame.ts';
import { rowAlong } from './rows.ts';
import { settleAll, type Tenants } from './tenants.ts';
import { drawClaim, drawLounge } from './terminal2Airside.ts';
import { drawHall } from './terminal2Hall.ts';
import { verticalCore } from './verticalCore.ts';
import type { Walkways } from './walkways.ts';
import { words } from '../../src/map/places/words.ts';

/** Terminal 2: one hall, one departure lounge with piers G and H at its ends, food above. */
export function drawTerminal2(
  draft: Draft,
  walks: Walkways,
  frame: Frame,
  building: string,
  tenants: Tenants,
) {
  const make = (floor: number, outline: Shape, category: string, name: LocalizedText) =>
    makeFloor(draft, { terminal: 'T2', floor, frame, outline }, { category, name, building });
  const one = make(1, rect(-175, -56, 175, 54), 'unspecified', words.t2ground);
  const two = make(2, rect(-60, -40, 60, 4), 'unspecified', words.t2upper);
  const hall: Site = { floor: one, walks, zone: 'public' };
  const upper: Site = { floor: two, walks, zone: 'public' };
  const lounge: Site = { floor: one, walks, zone: 'national' };
  const landed: Site = { floor: one, walks, zone: 'arrivals-national' };

  one.geofence('public', 'presecurity', rect(-112, -56, 175, 6));
  one.geofence('airside', 'postsecurity', [
    [-175, -34],
    [-112, -34],
    [-112, 6],
    [175, 6],
    [175, 54],
    [-175, 54],
  ]);
  two.geofence('public', 'presecurity', rect(-60, -40, 60, 4));

  drawHall(hall, tenants);
  drawLounge(lounge, tenants);
  drawClaim(landed);
  drawFood(upper, tenants);
  verticalCore(
    'core',
    [0, -34],
    [
      { site: hall, from: 't2 hall 0' },
      { site: upper, from: 't2 upper 0' },
    ],
  );
  walks.link('t2 before security', 't2 lounge 25', 'security', {
    seconds: 60,
    oneWay: true,
    queue: '2-national',
  });
  walks.link('t2 lounge -143', 't2 bags', 'walk', { seconds: 30, oneWay: true });
  walks.link('t2 exit', 't2 hall -104', 'walk', { seconds: 12, oneWay: true });
}

function drawFood(site: Site, tenants: Tenants) {
  const { floor, walks, zone } = site;
  floor.unit('food court', 'walkway', rect(-56, -28, 56, -12), words.foodCourt);
  floor.section('food court', 'eatingdrinking', rect(-58, -28, 58, 4), words.foodCourt);
  for (const x of [-52, 0, 52]) walks.junction(`t2 upper ${x}`, floor, zone, [x, -20]);
  walks.path('t2 upper -52', 't2 upper 0', 't2 upper 52');
  settleAll(floor, walks, zone, tenants('t2food'), [rowAlong(-54, 54, -12, 2)]);
  toilets(site, 'toilets', rowAlong(20, 54, -28, -40), 2);
}
