import { airlineCode, formatFlightName, parseFlightNumber } from '@eldorado/rules';
import { readInstant } from './instant.ts';
import { isDay } from '../../time/time.ts';
import {
  operations,
  timeTypes,
  type LegFacts,
  type Resources,
  type TimeKey,
} from '../../flights/legFacts.ts';
import { serviceTypes } from '../serviceTypes.ts';
import type { Element } from './element.ts';

/** A leg of a message, well formed; its codes are as they were sent. */
export interface AidxLeg {
  airline: string;
  number: number;
  suffix: string;
  from: string;
  to: string;
  /** The scheduled day of departure of the flight's first leg: in UTC by IATA's guide (matchLeg.ts). */
  originDate: string;
  /** Null where the message leaves it out. */
  repeat: number | null;
  /** What the message says, for either end: the places are assigned to their end when the leg is known. */
  facts: Omit<LegFacts, 'planned' | 'actual'>;
  resources: { usage: 'planned' | 'actual'; end: 'departure' | 'arrival'; resources: Resources }[];
  /** Codeshares that end, of those that are known of the leg or sent with it. */
  endedCodeshares: string[];
  flags: string[];
  /** A service type of which no board shows flights, as it was sent; null for all others. */
  offBoard: string | null;
}

class Fault extends Error {}

const child = (element: Element | undefined, name: string) =>
  element?.children.find((candidate) => candidate.name === name);
const all = (element: Element, name: string) =>
  element.children.filter((candidate) => candidate.name === name);
const textOf = (element: Element | undefined) => element?.text.trim() ?? '';
/** The first characters of a text, none cut in half: PostgreSQL refuses half a character, and the whole message with it. */
const start = (text: string, most: number) => [...text].slice(0, most).join('');

/** As it was sent, cut short, without anything that a log or a page could stumble over. */
const shown = (text: string) => `"${text.slice(0, 20).replace(/[^\w .:+-]/g, '?')}"`;

function code(parent: Element | undefined, name: string, form: RegExp) {
  const text = textOf(child(parent, name)).toUpperCase();
  if (text === '') throw new Fault(`${name} is missing`);
  if (!form.test(text)) throw new Fault(`${name} cannot be ${shown(text)}`);
  return text;
}

const airportForm = /^[A-Z]{3,4}$/;
const placeForm = /^[A-Z0-9]{1,6}$/;

/** Reads one `FlightLeg`; a fault rejects this leg and no other. */
export function readLeg(element: Element): AidxLeg | RejectedLeg {
  const identifier = child(element, 'LegIdentifier');
  try {
    takeBack(element);
    return { ...readIdentifier(identifier), ...readData(child(element, 'LegData')) };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const parts = ['Airline', 'FlightNumber', 'DepartureAirport', 'ArrivalAirport', 'OriginDate'];
    const leg = parts.map((part) => textOf(child(identifier, part)).replace(/[^\w-]/g, '?') || '?');
    return { leg: leg.join(' ').slice(0, 60), reason: error.message };
  }
}

function readIdentifier(element: Element | undefined) {
  if (!element) throw new Fault('LegIdentifier is missing');
  const originDate = textOf(child(element, 'OriginDate')).slice(0, 10);
  if (!isDay(originDate)) throw new Fault('OriginDate must be YYYY-MM-DD');
  const said = textOf(child(element, 'RepeatNumber'));
  if (!/^[1-9]?$/.test(said)) throw new Fault('RepeatNumber must be 1 to 9');
  const repeat = said === '' ? null : Number(said);
  return {
    airline: code(element, 'Airline', airlineCode),
    ...readNumber(element),
    from: code(element, 'DepartureAirport', airportForm),
    to: code(element, 'ArrivalAirport', airportForm),
    originDate,
    repeat,
  };
}

function readNumber(element: Element) {
  const read = parseFlightNumber(code(element, 'FlightNumber', /^\d{1,5}[A-Z]?$/));
  if (!read) throw new Fault('FlightNumber has more than four digits');
  const suffix = textOf(child(element, 'OperationalSuffix')).toUpperCase() || read.suffix;
  if (!/^[A-Z]?$/.test(suffix)) throw new Fault(`OperationalSuffix cannot be ${shown(suffix)}`);
  return { number: read.number, suffix };
}

/** Elements whose deletion would be that of the leg: it is cancelled by its status, so that its travellers are told. */
const wholeLeg = ['FlightLeg', 'LegIdentifier', 'LegData'];

/**
 * What is sent with `SpecialAction="Delete"` or `xsi:nil` is read as sent empty, which takes back what was said of it; a codeshare
 * keeps its name, by which it ends. Some write the action as an element within what it is meant of.
 */
function takeBack(element: Element): void {
  const action =
    element.attributes['SpecialAction']?.trim() ?? textOf(child(element, 'SpecialAction'));
  if (action !== '' && !/^delete$/i.test(action))
    throw new Fault(
      `SpecialAction of ${element.name} cannot be ${shown(action)}: only Delete is known`,
    );
  if (action !== '' && wholeLeg.includes(element.name))
    throw new Fault(`SpecialAction cannot delete a ${element.name}: send OperationalStatus DX`);
  const isNil = /^(true|1)$/.test(element.attributes['nil']?.trim() ?? '');
  if (isNil && wholeLeg.includes(element.name))
    throw new Fault(`${element.name} cannot be xsi:nil: send OperationalStatus DX`);
  if (isNil && (element.text.trim() !== '' || element.children.length > 0))
    throw new Fault(`${element.name} is xsi:nil and has content: leave out the one or the other`);
  if (action === '' && !isNil) return element.children.forEach(takeBack);
  element.takenBack = true;
  if (element.name !== 'CodeShareInfo') empty(element);
}

function empty(element: Element): void {
  element.text = '';
  element.children.forEach(empty);
}

function readData(
  data: Element | undefined,
): Pick<AidxLeg, 'facts' | 'resources' | 'endedCodeshares' | 'flags' | 'offBoard'> {
  if (!data) throw new Fault('LegData is missing');
  const flags: string[] = [];
  const facts: AidxLeg['facts'] = {};
  const statuses = all(data, 'OperationalStatus').map((status) => textOf(status).toUpperCase());
  // Any other status, such as RI for reinstated, means that it flies.
  if (statuses.length > 0)
    facts.status = statuses.includes('DX') ? 'CNX' : statuses.includes('DV') ? 'DIV' : null;
  const given = child(data, 'ServiceType');
  const service = textOf(given).toUpperCase();
  const shownAs = serviceTypes[service];
  const offBoard = service === '' || shownAs ? null : shown(service);
  if (shownAs) facts.serviceType = shownAs;
  else if (given && service === '') facts.serviceType = null;
  if (offBoard) flags.push(`service type ${offBoard} is of no board`);
  const codeshares = all(data, 'CodeShareInfo');
  const [ended, flown] = [true, false].map((is) =>
    codeshares.filter((share) => Boolean(share.takenBack) === is).flatMap(readCodeshare),
  ) as [string[], string[]];
  // Codeshares that end leave the others as they are; without a name all of them end.
  if (codeshares.length > 0 && (flown.length > 0 || ended.length === 0)) facts.codeshares = flown;
  const aircraft = child(data, 'AircraftInfo');
  if (aircraft?.takenBack) Object.assign(facts, { aircraft: null, registration: null });
  const type = child(aircraft, 'AircraftType') ?? child(aircraft, 'AircraftSubType');
  if (type) facts.aircraft = start(textOf(type).toUpperCase(), 4) || null;
  const mark = child(aircraft, 'Registration');
  if (mark) facts.registration = start(textOf(mark).toUpperCase(), 10) || null;
  facts.times = readTimes(data);
  const resources = all(data, 'AirportResources').flatMap((group) => readGroup(group, flags));
  return { facts, resources, endedCodeshares: ended, flags, offBoard };
}

/** `UA 6512`; an empty CodeShareInfo says that there are none. */
function readCodeshare(element: Element): string[] {
  if (textOf(child(element, 'Airline')) === '') return [];
  return [
    formatFlightName({ airline: code(element, 'Airline', airlineCode), ...readNumber(element) }),
  ];
}

function readTimes(data: Element): Partial<Record<TimeKey, string | null>> {
  const times: Partial<Record<TimeKey, string | null>> = {};
  for (const element of all(data, 'OperationTime')) {
    const { OperationQualifier: operation, TimeType: type } = element.attributes;
    const known =
      operations.find((name) => name === operation) && timeTypes.find((name) => name === type);
    if (!known) continue;
    const key = `${operation} ${type}` as TimeKey;
    const text = textOf(element);
    const at = text === '' ? null : readInstant(text);
    if (text !== '' && at === null) throw new Fault(`${key} cannot be ${shown(text)}`);
    times[key] = at?.toISOString() ?? null;
  }
  return times;
}

function readGroup(group: Element, flags: string[]): AidxLeg['resources'] {
  const usage = group.attributes['Usage'] === 'Planned' ? 'planned' : 'actual';
  const named = all(group, 'Resource');
  if (group.takenBack && named.length === 0)
    return (['departure', 'arrival'] as const).map((end) => ({ usage, end, resources: nowhere }));
  return named.map((resource) => ({
    usage,
    end: resource.attributes['DepartureOrArrival'] === 'Arrival' ? 'arrival' : 'departure',
    resources: group.takenBack || resource.takenBack ? nowhere : readResource(resource, flags),
  }));
}

/** All that was said of a leg's places is taken back. */
const nowhere: Resources = { gate: null, stand: null, terminal: null, belts: null };

/** A place that is there and empty takes back what was said of it. */
function readResource(resource: Element, flags: string[]): Resources {
  const place = (name: string) => {
    const element = child(resource, name);
    if (!element) return undefined;
    const text = textOf(element).toUpperCase();
    if (text !== '' && !placeForm.test(text)) throw new Fault(`${name} cannot be ${shown(text)}`);
    return text || null;
  };
  const resources: Resources = {};
  const gate = place('PassengerGate');
  if (gate !== undefined) resources.gate = gate;
  const stand = place('AircraftParkingPosition');
  if (stand !== undefined) resources.stand = stand;
  const ofPassengers = place('PublicTerminal');
  // Empty, and without the other one, it takes back.
  const terminal = ofPassengers ?? place('AircraftTerminal') ?? ofPassengers;
  if (terminal === null) resources.terminal = null;
  else if (terminal !== undefined) {
    const id = terminal.replace(/^T?([12])$/, 'T$1');
    if (id === 'T1' || id === 'T2') resources.terminal = id;
    else flags.push(`terminal ${shown(terminal)} is unknown`);
  }
  const belts = all(resource, 'BaggageClaimUnit').map((belt) => textOf(belt).toUpperCase());
  const wrong = belts.find((belt) => belt !== '' && !placeForm.test(belt));
  if (wrong !== undefined) throw new Fault(`BaggageClaimUnit cannot be ${shown(wrong)}`);
  if (belts.length > 0) resources.belts = belts.filter(Boolean);
  return resources;
}

export interface RejectedLeg {
  /** The leg as far as it could be read. */
  leg: string;
  reason: string;
}
