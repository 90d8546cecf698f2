import { demoHead } from '../demo/head.ts';
import { statusAt, weekOnly } from '../hours/hours.ts';
import { currentFact } from '../facts/figures.ts';
import { factOn } from '../facts/periods.ts';
import type { Fact } from '../facts/schema.ts';
import type { PlaceRow } from '../map/places/places.ts';
import { sketchOf } from '../map/floors/sketch.ts';
import { walksTo } from '../map/walk/placeWalks.ts';
import { nodesOf, type Walks } from '../map/walk/walks.ts';
import type { Store } from '../store.ts';
import { bogotaDay, iso } from '../time/time.ts';
import type { Service, ServiceAnswer, ServicePlace } from './schema.ts';

type ServiceRow = Store['services'][number];
type SecurityWalk = Pick<ServicePlace, 'minutesFromSecurity' | 'stepFreeMinutes'>;

const known = new WeakMap<Walks, Map<string, SecurityWalk>>();

/** The walk to a place from the nearest security check, found once per archive; nulls where none leads. */
function fromSecurity(walks: Walks | null, slug: string): SecurityWalk {
  const none = { minutesFromSecurity: null, stepFreeMinutes: null };
  const place = walks?.places.get(slug);
  if (walks === null || place === undefined) return none;
  const found = known.get(walks) ?? new Map<string, SecurityWalk>();
  known.set(walks, found);
  const before = found.get(slug);
  if (before !== undefined) return before;
  const walk = walksTo(walks, place).find(({ role }) => role === 'security');
  const answer = walk
    ? { minutesFromSecurity: walk.minutes, stepFreeMinutes: walk.stepFreeMinutes }
    : none;
  found.set(slug, answer);
  return answer;
}

const isPlaceOf =
  ({ places: { categories, slugs } }: ServiceRow) =>
  ({ slug, category }: PlaceRow) =>
    slugs.includes(slug) || categories.includes(category);

/** Whether a place lies where only who arrives comes by, as the baggage halls do. */
function isOfArrivals(walks: Walks | null, slug: string): boolean {
  const place = walks?.places.get(slug);
  if (!walks || !place) return false;
  const zones = nodesOf(walks, place).map((node) => walks.graph.nodes[node]?.zone ?? '');
  return zones.length > 0 && zones.every((zone) => zone.startsWith('arrivals'));
}

/** Where a service is found on the map: Terminal 1 first, and of each the nearest to security first. */
function servicePlaces({ map }: Pick<Store, 'map'>, row: ServiceRow): ServicePlace[] {
  const minutes = ({ minutesFromSecurity }: ServicePlace) => minutesFromSecurity ?? Infinity;
  return map.places
    .filter(isPlaceOf(row))
    .map(({ slug, name, terminal, floor, zone, location, stepFree }): ServicePlace => ({
      slug,
      name,
      terminal,
      floor,
      zone,
      location,
      arrivals: isOfArrivals(map.walks, slug),
      ...fromSecurity(map.walks, slug),
      stepFree,
    }))
    .sort(
      (a, b) =>
        a.terminal.localeCompare(b.terminal) ||
        minutes(a) - minutes(b) ||
        (a.slug < b.slug ? -1 : 1),
    );
}

/** What a row's facts say on a day; of place, hours, price and telephone only what is in force. */
function factsOf(store: Pick<Store, 'facts'>, row: ServiceRow, date: string) {
  const fact = (id: string | null) => (id === null ? null : factOn(store.facts, id, date));
  const current = (id: string | null) => (id === null ? null : currentFact(store.facts, id, date));
  const [location, hours, phone] = [current(row.location), current(row.hours), current(row.phone)];
  const ids = new Set([row.hours, row.price, row.phone, ...row.facts, row.location]);
  return {
    location: location?.kind === 'text' ? location.value : null,
    schedule: hours?.kind === 'hours' ? hours.value : null,
    price: current(row.price),
    phone: phone?.kind === 'phone' ? phone.value : null,
    facts: [...ids].flatMap((id): Fact[] => {
      const found = fact(id);
      return found ? [found] : [];
    }),
  };
}

/** A service as the list of services has it. */
function serviceAt(store: Pick<Store, 'facts'>, row: ServiceRow, now: number): Service {
  const { slug, pictogram, terminals } = row;
  const { location, schedule, facts } = factsOf(store, row, bogotaDay(now));
  return {
    slug: slug as Service['slug'],
    pictogram,
    terminals,
    location,
    schedule,
    status: schedule && statusAt(weekOnly(schedule), now),
    facts,
  };
}

/** The services, each open or closed at `now`. */
export const services = (store: Store, now: number) => ({
  ...demoHead(now),
  services: store.services.map((row) => serviceAt(store, row, now)),
});

/** One service with its places and facts, or null when there is none of that slug. */
export function service(store: Store, slug: string, now: number): ServiceAnswer | null {
  const row = store.services.find((candidate) => candidate.slug === slug);
  if (row === undefined) return null;
  const { price, phone } = factsOf(store, row, bogotaDay(now));
  const shown = serviceAt(store, row, now);
  const oldest = shown.facts.toSorted((a, b) => (a.readOn < b.readOn ? -1 : 1))[0];
  const places = servicePlaces(store, row);
  const [nearest] = places;
  return {
    ...shown,
    places,
    sketch: nearest ? sketchOf(store.map, nearest.slug) : null,
    price,
    phone,
    readOn: oldest?.readOn ?? null,
    source: shown.facts[0]?.source ?? null,
    updatedAt: iso(now),
  };
}
