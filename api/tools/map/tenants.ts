import { establishmentSeed } from '../../src/establishments/seed.ts';
import { spots, type SpotKey } from './spots.ts';
import { same } from '../../src/text/localized.ts';
import type { WalkZone } from '../../src/map/floors/graph.ts';
import type { DrawnFloor } from './floor.ts';
import { shareOut, type Row } from './rows.ts';
import type { Walkways } from './walkways.ts';

export type Tenant = ReturnType<typeof establishmentSeed>[number];

/** Where a tenant goes: one of the demonstration spots, the check-in desks or the cargo counters. */
export type TenantGroup = SpotKey | 'desks' | 'cargo';

const fallbacks: readonly SpotKey[] = [
  'arrivals',
  'checkin',
  'foodPublic',
  'bagsNational',
  'foodNational',
  'mezzanine',
  't2hall',
  't2food',
  't2gates',
];

/** By its written location; one that is written otherwise goes to a spot of its terminal, floor and area. */
function groupOf(row: Tenant): TenantGroup {
  if (row.kind === 'aerolineas') return row.category === 'cargo' ? 'cargo' : 'desks';
  const keys = Object.keys(spots) as SpotKey[];
  const written = keys.find((key) => spots[key].text.es === row.location.es);
  const alike = fallbacks.find(
    (key) =>
      spots[key].terminal === row.terminal &&
      spots[key].floor === row.floor &&
      spots[key].area === row.area,
  );
  const group = written ?? alike;
  if (group === undefined) throw new Error(`The map has no room for ${row.slug}`);
  return group;
}

export function tenantsByGroup() {
  const groups = new Map<TenantGroup, Tenant[]>();
  for (const row of establishmentSeed()) {
    const group = groupOf(row);
    groups.set(group, [...(groups.get(group) ?? []), row]);
  }
  return (group: TenantGroup) => groups.get(group) ?? [];
}
export type Tenants = ReturnType<typeof tenantsByGroup>;

/** The IMDF occupant category of each category of the site. */
const occupantCategories: Record<string, string> = {
  fast_food: 'fastfood',
  grill: 'steak',
  oriental_food: 'asianfusion',
  coffee_pastries: 'coffee',
  italian_food: 'italian',
  pizza: 'pizza',
  chicken_wings: 'chickenwings',
  local_food: 'colombian',
  crepes: 'crepes',
  healthy_food: 'healthyfoods',
  coffee_bar: 'cafe',
  duty_free: 'dutyfree',
  crafts: 'artsandcrafts',
  coffee_shop: 'coffeeteasupplies',
  sweets: 'candy',
  fashion: 'fashion',
  leather: 'leathergoods',
  jewellery: 'jewelry',
  books: 'books',
  travel_goods: 'luggage',
  electronics: 'electronicappliances',
  pharmacy: 'pharmacy',
  convenience: 'conveniencestore',
  toys: 'toystore',
  flowers: 'florist',
  sports: 'sportinggoods',
  passenger: 'airline',
  cargo: 'airline',
  lounge: 'transitlounge',
  atm: 'atm',
  exchange_house: 'currencyexchange',
  bank: 'bank',
  car_rental: 'carrental',
  police: 'policestation',
  health: 'healthcarecenter',
  tourism: 'visitorcenter',
};

/** Metres of front that a tenant needs. */
const fronts: Record<string, number> = { atm: 3, exchange_house: 5, lounge: 18, car_rental: 6 };
const widthOf = ({ category }: Tenant) => fronts[category] ?? 9;

/** Draws a tenant's unit, occupant and anchor, and the way to its door. */
export function settle(
  floor: DrawnFloor,
  walks: Walkways,
  zone: WalkZone,
  tenant: Tenant,
  { shape, door, centre }: Omit<ReturnType<typeof shareOut>[number], 'item'>,
) {
  const food = tenant.kind === 'restaurantes';
  const unitKind = food ? 'foodservice' : tenant.kind === 'salas-vip' ? 'lounge' : 'room';
  const category = occupantCategories[tenant.category];
  const unit = floor.unit(tenant.slug, unitKind, shape);
  const occupant = floor.occupant(
    tenant.slug,
    category ?? (tenant.kind === 'tiendas' ? 'shopping' : 'publicservices.government'),
    unit,
    centre,
    same(tenant.name),
  );
  // Who sells food or drink stands open to the walkway and is seen from afar.
  walks.reach(floor, zone, door, occupant, food ? same(tenant.name) : null);
}

/** Puts tenants into rows of rooms. */
export function settleAll(
  floor: DrawnFloor,
  walks: Walkways,
  zone: WalkZone,
  tenants: readonly Tenant[],
  rows: readonly Row[],
) {
  for (const { item, ...room } of shareOut(rows, tenants, widthOf))
    settle(floor, walks, zone, item, room);
}
