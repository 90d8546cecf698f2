/** What of a board is shown beside its day, direction and text. Empty where nothing is left out. */
export interface BoardLimits {
  /** IATA or ICAO code. */
  airline: string;
  terminal: string;
  kind: string;
  /** `cargo` or `commercial` */
  type: string;
  status: string;
  /** Bogotá's clock, `HH:mm`, both ends within. Hours that end before they begin go over midnight. */
  from: string;
  to: string;
}

/** What of a flight its board's limits look at. */
export interface LimitedFlight {
  airlineCodes: readonly string[];
  terminal: string;
  kind: string;
  isCargo: boolean;
  status: string;
  /** When it is scheduled and when it is expected or was: UTC milliseconds. */
  times: readonly number[];
}

/** A flight as the API answers it, as far as its board's limits look at it. */
interface AnsweredFlight {
  airline: { iata: string; icao: string };
  terminal: string;
  kind: string;
  airlineType: number;
  status: string;
  scheduledAt: string;
  estimatedAt: string | null;
  actualAt: string | null;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** The limits that an address asks for. The API leaves a limit out by nothing or by `all`, and knows `1` for `T1`. */
export function boardLimits(asked: Partial<Record<keyof BoardLimits, string>>): BoardLimits {
  const limit = (name: keyof BoardLimits) => {
    const value = asked[name] ?? '';
    return value === 'all' ? '' : value;
  };
  const terminal = limit('terminal');
  return {
    airline: limit('airline').trim().toUpperCase(),
    terminal: terminal === '' || terminal.startsWith('T') ? terminal : `T${terminal}`,
    kind: limit('kind'),
    type: limit('type'),
    status: limit('status'),
    from: limit('from'),
    to: limit('to'),
  };
}

/** What the limits look at of a flight that the API answers. */
export const limitedFlight = (flight: AnsweredFlight): LimitedFlight => ({
  airlineCodes: [flight.airline.iata, flight.airline.icao],
  terminal: flight.terminal,
  kind: flight.kind,
  isCargo: flight.airlineType === 1,
  status: flight.status,
  times: [flight.scheduledAt, flight.actualAt ?? flight.estimatedAt]
    .filter((instant) => instant !== null)
    .map((instant) => Date.parse(instant)),
});

/** Milliseconds from midnight at which a clock begins to show `HH:mm`. */
const sinceMidnight = (clock: string) =>
  (Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))) * minute;

/** Whether one of a flight's times is in the hours; one of another day never is. Null where no hours are asked for. */
function hoursOf({ from, to }: BoardLimits, midnight: number) {
  if (from === '' && to === '') return null;
  const begins = from === '' ? 0 : sinceMidnight(from);
  const ends = to === '' ? day : sinceMidnight(to) + minute;
  return (instant: number) => {
    const time = instant - midnight;
    if (time < 0 || time >= day) return false;
    return begins < ends ? begins <= time && time < ends : begins <= time || time < ends;
  };
}

/**
 * Whether a flight of a board's day is within its limits: one rule for the API, for pages made without it, and for browsers.
 * @param midnight UTC milliseconds at which the day begins in Bogotá.
 */
export function isWithinLimits(
  limits: BoardLimits,
  midnight: number,
): (flight: LimitedFlight) => boolean {
  const { airline, terminal, kind, type, status } = limits;
  const isInHours = hoursOf(limits, midnight);
  return (flight) =>
    (airline === '' || flight.airlineCodes.includes(airline)) &&
    (terminal === '' || flight.terminal === terminal) &&
    (kind === '' || flight.kind === kind) &&
    (type === '' || flight.isCargo === (type === 'cargo')) &&
    (status === '' || flight.status === status) &&
    (isInHours === null || flight.times.some(isInHours));
}
