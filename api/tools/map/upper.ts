import { words } from '../../src/map/places/words.ts';
import { point, serviceRoom, toilets, type Site } from './amenities.ts';
import { rect } from './frame.ts';
import { frontRow } from './hall.ts';
import { rowAlong } from './rows.ts';
import { settleAll, type Tenants } from './tenants.ts';

/** Floor 3: the food court before security, and the mezzanine behind it. */
export function drawUpper(open: Site, mezzanine: Site, tenants: Tenants) {
  const { floor, walks } = open;
  floor.unit('food court', 'walkway', rect(-74, -58, 174, -44), words.foodCourt);
  floor.section('food court', 'eatingdrinking', rect(-80, -58, 180, -24), words.foodCourt);
  for (const x of [-70, 0, 90, 170]) walks.junction(`upper ${x}`, floor, 'public', [x, -51]);
  walks.path('upper -70', 'upper 0', 'upper 90', 'upper 170');
  settleAll(floor, walks, 'public', tenants('foodPublic'), [rowAlong(-72, 172, -44, -28)]);
  toilets(open, 'toilets', frontRow(6), 0);
  serviceRoom(open, 'children', 'childplayarea', frontRow(7), [0, 20], words.children);
  point(open, 'water', 'drinkingfountain', [50, -46], words.water);

  floor.unit('roof', 'nonpublic', rect(-76, -22, 176, 20));
  const rows = [rowAlong(44, 170, 40, 26), rowAlong(20, 140, 52, 64)];
  floor.unit('mezzanine', 'walkway', rect(16, 40, 174, 52), words.mezzanine);
  floor.section('mezzanine', 'eatingdrinking', rect(14, 24, 178, 66), words.mezzanine);
  for (const x of [20, 30, 100, 170]) walks.junction(`mezzanine ${x}`, floor, 'national', [x, 46]);
  walks.path('mezzanine 20', 'mezzanine 30', 'mezzanine 100', 'mezzanine 170');
  settleAll(floor, walks, 'national', tenants('mezzanine'), rows);
  toilets(mezzanine, 'toilets mezzanine', rowAlong(150, 168, 52, 64), 0);
}
