/** Bytes of a record, first and last, counted from 1 as IATA's manual does. */
export type Bytes = readonly [first: number, last: number];

export const recordLength = 200;

/** SSIM chapter 7, record type 2, as far as it is read. */
export const carrierBytes = { timeMode: [2, 2], airline: [3, 5] } as const;

/** Record type 3. */
export const legBytes = {
  suffix: [2, 2],
  airline: [3, 5],
  number: [6, 9],
  variation: [10, 11],
  sequence: [12, 13],
  service: [14, 14],
  from: [15, 21],
  to: [22, 28],
  days: [29, 35],
  frequency: [36, 36],
  departure: [37, 39],
  departs: [40, 43],
  departureUtc: [48, 52],
  departureTerminal: [53, 54],
  arrival: [55, 57],
  arrives: [62, 65],
  arrivalUtc: [66, 70],
  arrivalTerminal: [71, 72],
  aircraft: [73, 75],
  departureDay: [193, 193],
  arrivalDay: [194, 194],
} as const;

/** Record type 4. Its bytes 2 to 14 name the leg that it belongs to. */
export const segmentBytes = {
  leg: [2, 14],
  element: [31, 33],
  board: [34, 36],
  off: [37, 39],
  data: [40, 194],
} as const;

/** Record type 5. */
export const trailerBytes = { airline: [3, 5], lastSerial: [188, 193], end: [194, 194] } as const;

export const serialBytes: Bytes = [195, 200];

/** What stands in a record's bytes, blanks around it taken away. */
export const read = (record: string, [first, last]: Bytes) => record.slice(first - 1, last).trim();

/** The same, blanks and all. */
export const readWhole = (record: string, [first, last]: Bytes) => record.slice(first - 1, last);

/** How a fault names them. */
export const shown = ([first, last]: Bytes) =>
  first === last ? `byte ${first}` : `bytes ${first} to ${last}`;
