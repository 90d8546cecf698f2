/** A stop where one boards or alights. */
export interface Stop {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
}

export interface Route {
  id: string;
  shortName: string;
  longName: string;
  /** Six hex digits without `#`; null where the feed has none. */
  color: string | null;
}

/** On which days trips run. Days are `YYYY-MM-DD`. */
export interface Service {
  id: string;
  /** Bit 0 is Monday. */
  weekdays: number;
  validFrom: string;
  validTo: string;
  added: readonly string[];
  removed: readonly string[];
}

export const boarding = 1;
export const alighting = 2;

/** Trips that stop at the same stops in the same order, in the order of their times: none overtakes another. */
export interface Pattern {
  /** Positions in `routes` and `stops`. */
  route: number;
  headsign: string;
  stops: Int32Array;
  /** `boarding`, `alighting` or both, for each stop. */
  rules: Int32Array;
  /** The service of each trip, by position. */
  services: Int32Array;
  /** Arrival and departure of each trip at each stop in turn: seconds of the service day, past 86,400 after midnight. */
  times: Int32Array;
}

export interface Transfer {
  from: number;
  to: number;
  /** Null where the feed says that one cannot change. */
  seconds: number | null;
}

/** A timetable as it is searched, whatever it was read from. */
export interface Feed {
  publisher: string;
  publisherUrl: string | null;
  feedVersion: string | null;
  validFrom: string;
  validTo: string;
  stops: readonly Stop[];
  routes: readonly Route[];
  services: readonly Service[];
  patterns: readonly Pattern[];
  transfers: readonly Transfer[];
}
