import type { airports } from '../../flights/tables.ts';
import { aircraftRows, home } from '../../flights/catalogue.ts';
import { scheduledOf, type LegFacts, type LegIdentity } from '../../flights/legFacts.ts';
import { addDays, day } from '../../time/time.ts';
import type { AidxLeg } from './readLeg.ts';

/** In whose calendar a sender counts `OriginDate`: UTC by IATA's guide, or the days of the airport that a flight leaves. */
export type OriginDays = 'utc' | 'local';

/** The codes that this airport knows. */
export interface Codes {
  /** By IATA and by ICAO code. */
  iataOfAirline: ReadonlyMap<string, string>;
  iataOfAirport: ReadonlyMap<string, string>;
  airports: ReadonlyMap<string, typeof airports.$inferSelect>;
}

/** A leg of a message in this airport's terms. */
export interface PreparedLeg {
  identity: LegIdentity;
  facts: LegFacts;
  /** Whether the message says which time of the day it flies. */
  repeatSaid: boolean;
  /** What it names and nobody knows. */
  flags: string[];
  endedCodeshares: AidxLeg['endedCodeshares'];
  offBoard: AidxLeg['offBoard'];
}

const farthestTime = 4 * day;
/** Senders that keep no day write one such as 2000-01-01: the scheduled time says which is meant. */
const firstRealDay = '2010-01-01';

/** Reads a leg by the codes that are known; a text says why it is rejected. `today` is the day in Bogotá. */
export function prepareLeg(
  leg: AidxLeg,
  days: OriginDays,
  codes: Codes,
  today: string,
): PreparedLeg | string {
  const from = codes.iataOfAirport.get(leg.from) ?? leg.from;
  const to = codes.iataOfAirport.get(leg.to) ?? leg.to;
  if ((from === home.iata) === (to === home.iata))
    return from === to ? 'both ends are BOG' : 'neither end is BOG';
  const direction = from === home.iata ? ('D' as const) : ('A' as const);
  const facts = factsFor(leg, direction);
  const inIata = (name: string) =>
    name.replace(/^\w+/, (airline) => codes.iataOfAirline.get(airline) ?? airline);
  if (facts.codeshares) facts.codeshares = facts.codeshares.map(inIata);
  const endedCodeshares = leg.endedCodeshares.map(inIata);
  const scheduledAt = facts.times?.['OFB SCT'] ?? scheduledOf(direction, facts)?.toISOString();
  const originDate = leg.originDate < firstRealDay ? scheduledAt?.slice(0, 10) : leg.originDate;
  if (originDate === undefined)
    return `OriginDate ${leg.originDate} is no day, and the message gives no scheduled time`;
  if (originDate < addDays(today, -3) || originDate > addDays(today, 330))
    return 'OriginDate is more than 3 days ago or 330 ahead';
  const noon = Date.parse(`${originDate}T12:00:00Z`);
  const far = Object.entries(facts.times ?? {}).find(
    ([, at]) => at && Math.abs(Date.parse(at) - noon) > farthestTime,
  );
  if (far) return `${far[0]} is more than 4 days away from OriginDate`;
  const identity: LegIdentity = {
    direction,
    airline: codes.iataOfAirline.get(leg.airline) ?? leg.airline,
    number: leg.number,
    suffix: leg.suffix,
    other: direction === 'D' ? to : from,
    originDate,
    repeat: leg.repeat ?? 1,
    ...(days === 'local' && { days }),
  };
  const repeatSaid = leg.repeat !== null;
  const flags = [...leg.flags, ...unknown(identity, facts, codes)];
  return { identity, facts, repeatSaid, flags, endedCodeshares, offBoard: leg.offBoard };
}

/** What is said of the end at Bogotá. */
function factsFor(leg: AidxLeg, direction: 'A' | 'D'): LegFacts {
  const end = direction === 'D' ? 'departure' : 'arrival';
  const facts: LegFacts = { ...leg.facts };
  for (const { usage, resources } of leg.resources.filter((group) => group.end === end))
    facts[usage] = { ...facts[usage], ...resources };
  return facts;
}

function unknown(identity: LegIdentity, { aircraft, codeshares = [] }: LegFacts, codes: Codes) {
  const flags: string[] = [];
  const isAirline = (code: string) => codes.iataOfAirline.has(code);
  if (!isAirline(identity.airline)) flags.push(`airline ${identity.airline} is unknown`);
  if (!codes.airports.has(identity.other)) flags.push(`airport ${identity.other} is unknown`);
  if (aircraft && !aircraftRows.some(({ iata }) => iata === aircraft))
    flags.push(`aircraft type ${aircraft.replace(/[^A-Z0-9]/g, '?')} is unknown`);
  const partners = codeshares.map((code) => code.split(' ')[0] ?? '');
  for (const partner of partners.filter((code) => !isAirline(code)))
    flags.push(`codeshare airline ${partner} is unknown`);
  return flags;
}
