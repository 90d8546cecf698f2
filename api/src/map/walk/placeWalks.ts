import type { PlaceWalks } from '../schema.ts';
import { waysTo, type Way } from './search.ts';
import { metresOf, minutesOf, nodesOf, placeRef, type WalkPlace, type Walks } from './walks.ts';

type Role = PlaceWalks['walks'][number]['role'];

/** Which places a walk is measured from, by their IMDF category; of each role the nearest ones only. */
const roles: readonly { role: Role; category: RegExp; most: number }[] = [
  { role: 'security', category: /^security\.checkpoint$/, most: 1 },
  { role: 'checkpoint', category: /^(immigration|security\.inspection)$/, most: 1 },
  { role: 'gate', category: /^boardinggate/, most: 2 },
  { role: 'door', category: /^pedestrian\.principal$/, most: 1 },
  { role: 'checkin', category: /^checkin$/, most: 1 },
];

/**
 * One goes through the check one starts at, and through no other; from a gate one stays behind security; another terminal
 * is not near, and what is opposite needs no time.
 */
function isNear({ strides }: Way, role: Role, sameZone: boolean) {
  const count = (kind: string) => strides.filter(({ edge }) => edge.kind === kind).length;
  const checks = count('security') <= (role === 'security' ? 1 : 0);
  return checks && count('bus') === 0 && strides.length > 0 && (sameZone || role !== 'gate');
}

/**
 * Walking times to a place, without queues, from the security, checkpoints, gates, door and desks near it; the nearest
 * first.
 */
export function walksTo(walks: Walks, place: WalkPlace): PlaceWalks['walks'] {
  const to = nodesOf(walks, place);
  const way = waysTo(walks.graph, to, { stepFree: false, waits: {} });
  const stepFree = waysTo(walks.graph, to, { stepFree: true, waits: {} });
  const near = roles.flatMap(({ role, category, most }) =>
    [...walks.places.values()]
      // An establishment may have a category of the same name.
      .filter((from) => from.type === 'general' && category.test(from.category))
      .flatMap((from) => {
        const found = way(nodesOf(walks, from));
        const sameZone = from.zone === place.zone;
        return found && isNear(found, role, sameZone) ? [{ from, role, found }] : [];
      })
      .sort((a, b) => a.found.seconds - b.found.seconds || (a.from.slug < b.from.slug ? -1 : 1))
      .slice(0, most),
  );
  return near
    .sort((a, b) => a.found.seconds - b.found.seconds || (a.from.slug < b.from.slug ? -1 : 1))
    .map(({ from, role, found }) => {
      const easy = stepFree(nodesOf(walks, from));
      return {
        from: placeRef(from),
        role,
        minutes: minutesOf(found.seconds),
        stepFreeMinutes: easy && minutesOf(easy.seconds),
        metres: metresOf(found),
      };
    });
}
