/** A flight leg of an example, with what most have. */
export interface ExampleLeg {
  airline?: string;
  number?: string;
  suffix?: string;
  variation?: string;
  sequence?: string;
  service?: string;
  period?: string;
  days?: string;
  frequency?: string;
  /** Station, passengers' and aircraft's time, difference to UTC, terminal. */
  departure?: string;
  /** Station, aircraft's and passengers' time, difference to UTC, terminal. */
  arrival?: string;
  aircraft?: string;
  dayChange?: string;
  /** Data elements behind it, such as `010BOGMADIB 7890`. */
  data?: readonly string[];
}

const record = (start: string, end = '') => start.padEnd(194 - end.length) + end;

const flight = ({
  suffix = ' ',
  airline = 'AV',
  number = '26',
  variation = '01',
  sequence = '01',
  service = 'J',
}: ExampleLeg) => suffix + airline.padEnd(3) + number.padStart(4) + variation + sequence + service;

/** The records of a leg by the widths of their fields, as IATA's manual lists them. */
function legRecords(leg: ExampleLeg): string[] {
  const {
    period = '25OCT2627MAR27',
    days = '1234567',
    frequency = ' ',
    departure = 'BOG22552255-05001 ',
    arrival = 'MAD14401440+01004S',
    aircraft = '788',
    dayChange = '01',
    data = [],
  } = leg;
  const head = `3${flight(leg)}${period}${days}${frequency}${departure}${arrival}${aircraft}`;
  return [
    record(head, dayChange.padEnd(2)),
    ...data.map((text) => record(`4${flight(leg)}${' '.repeat(14)}AB${text}`)),
  ];
}

/** A carrier with its legs and its trailer, which counts to the record above it once records are numbered. */
export function exampleCarrier(
  airline: string,
  timeMode: string,
  legs: readonly ExampleLeg[],
): string[] {
  const carrier = record(
    `2${timeMode}${airline.padEnd(3)}     W26 25OCT2627MAR2701SEP26`.padEnd(71) + 'C',
  );
  return [
    carrier,
    ...legs.flatMap((leg) => legRecords({ airline, ...leg })),
    `5 ${airline.padEnd(3)}01SEP26`,
  ];
}

/** A file of carriers, its records numbered and their trailers closed. */
export function exampleSsim(...carriers: readonly string[][]): string {
  const header = record('1AIRLINE STANDARD SCHEDULE DATA SET'.padEnd(40) + '1', '001');
  const serial = (number: number) => String(number).padStart(6, '0');
  return [header, ...carriers.flat()]
    .map((text, index) =>
      text.startsWith('5')
        ? `${text.padEnd(187)}${serial(index)}E${serial(index + 1)}`
        : text + serial(index + 1),
    )
    .join('\r\n');
}
