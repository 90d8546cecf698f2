import { bogotaTimeZone } from '@eldorado/i18n/bogota';

/** The secret of the API that a bench starts for itself. */
export const benchToken = 'a-token-for-the-bench';

/** What of a flight a message must name. */
export interface BoardFlight {
  id: string;
  flightDirection: 'A' | 'D';
  prefixIATA: string;
  flightNumber: number;
  scheduledAt: string;
  otherScheduledAt: string;
  other: { iata: string; timeZone: string };
}

/** A board of the API; `query` names direction and day. */
export async function readBoard(origin: string, query: string): Promise<BoardFlight[]> {
  const response = await fetch(`${origin}/api/v2/flights?${query}`);
  if (!response.ok) throw new Error(`The board ${query} answered ${response.status}`);
  return ((await response.json()) as { flights: BoardFlight[] }).flights;
}

/** An AIDX message that gives each flight a gate, an estimate and an aircraft. */
export function aidxMessage(
  legs: readonly { flight: BoardFlight; gate: string }[],
  timeStamp: Date,
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<IATA_AIDX_FlightLegNotifRQ xmlns="http://www.iata.org/IATA/2007/00" Version="21.3" TimeStamp="${timeStamp.toISOString()}">
<Originator CompanyShortName="BENCH"/>
${legs.map(({ flight, gate }) => legOf(flight, gate)).join('\n')}
</IATA_AIDX_FlightLegNotifRQ>`;
}

function legOf(flight: BoardFlight, gate: string): string {
  const departs = flight.flightDirection === 'D';
  const [from, to] = departs ? ['BOG', flight.other.iata] : [flight.other.iata, 'BOG'];
  const zone = departs ? bogotaTimeZone : flight.other.timeZone;
  const leaves = new Date(departs ? flight.scheduledAt : flight.otherScheduledAt);
  const estimate = new Date(Date.parse(flight.scheduledAt) + 17 * 60_000).toISOString();
  return `<FlightLeg>
<LegIdentifier><Airline>${flight.prefixIATA}</Airline><FlightNumber>${flight.flightNumber}</FlightNumber><DepartureAirport>${from}</DepartureAirport><ArrivalAirport>${to}</ArrivalAirport><OriginDate>${dayIn(leaves, zone)}</OriginDate></LegIdentifier>
<LegData>
<AirportResources Usage="Actual"><Resource DepartureOrArrival="${departs ? 'Departure' : 'Arrival'}"><AircraftParkingPosition>${gate}</AircraftParkingPosition><PassengerGate>${gate}</PassengerGate></Resource></AirportResources>
<OperationTime OperationQualifier="${departs ? 'OFB' : 'ONB'}" CodeContext="9750" TimeType="SCT">${flight.scheduledAt}</OperationTime>
<OperationTime OperationQualifier="${departs ? 'OFB' : 'TDN'}" CodeContext="9750" TimeType="EST">${estimate}</OperationTime>
<AircraftInfo><AircraftType>320</AircraftType><Registration>HK-0001</Registration></AircraftInfo>
</LegData></FlightLeg>`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function dayIn(at: Date, timeZone: string): string {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, format);
  return format.format(at);
}

/** Sends a message as a feed does. @returns how many legs the boards show now. @throws when a leg was rejected. */
export async function sendAidx(origin: string, body: string): Promise<number> {
  const response = await fetch(`${origin}/api/v2/feeds/aidx`, {
    method: 'POST',
    headers: { authorization: `Bearer ${benchToken}`, 'content-type': 'application/xml' },
    body,
  });
  const text = await response.text();
  const { applied = 0, rejected = -1 } = response.ok
    ? (JSON.parse(text) as { applied: number; rejected: number })
    : {};
  if (rejected !== 0)
    throw new Error(`The feed answered ${response.status}: ${text.slice(0, 500)}`);
  return applied;
}
