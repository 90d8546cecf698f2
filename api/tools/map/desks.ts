import type { Site } from './amenities.ts';
import { rowAlong } from './rows.ts';
import { settle, type Tenant } from './tenants.ts';

const deskWidth = 3;
const between = 1.5;
/** The stretches of the row of desks, between the passages to security. */
const stretches = [
  [-262, -129],
  [-111, -9],
  [9, 111],
  [129, 262],
] as const;

/** The desk numbers of a text such as 41–60. */
function deskSpan(desks: string) {
  const [from = 0, to = from] = desks.split('–').map(Number);
  return { from, count: to - from + 1 };
}

/** Airlines by the desks they share, in the order of the desks. */
function deskGroups(tenants: readonly Tenant[]) {
  const groups = new Map<string, Tenant[]>();
  for (const tenant of tenants) {
    const desks = tenant.desks ?? '';
    groups.set(desks, [...(groups.get(desks) ?? []), tenant]);
  }
  return [...groups]
    .map(([desks, airlines]) => ({ ...deskSpan(desks), airlines }))
    .sort((a, b) => a.from - b.from);
}

/** The check-in desks of Terminal 1: a unit for each airline, and the desks themselves. */
export function drawDesks({ floor, walks, zone }: Site, tenants: readonly Tenant[]) {
  let stretch = 0;
  let x: number = stretches[0][0];
  for (const { count, airlines } of deskGroups(
    tenants.filter(({ terminal }) => terminal === 'T1'),
  )) {
    const width = count * deskWidth;
    if (x + width > (stretches[stretch]?.[1] ?? 0)) {
      stretch += 1;
      const next = stretches[stretch];
      if (next === undefined) throw new Error('The desks do not fit into the hall');
      x = next[0];
    }
    const row = rowAlong(x, x + width, -33, -26);
    const each = width / airlines.length;
    airlines.forEach((airline, index) => {
      const [from, to] = [index * each + 0.2, (index + 1) * each - 0.2];
      const middle = (from + to) / 2;
      const room = {
        shape: row.shape(from, to),
        door: row.door(middle),
        centre: row.centre(middle),
      };
      settle(floor, walks, zone, airline, room);
      const counter = rowAlong(x, x + width, -32.6, -31).shape(from + 0.2, to - 0.2);
      floor.fixture(`desks ${airline.slug}`, 'checkin.desk', counter);
    });
    x += width + between;
  }
}
