/** What a worker may take. */
export interface WorkerLimits {
  /** Seconds of CPU that it may run without answering. */
  cpu: number;
  /** Seconds that a page may take in all. */
  wall: number;
  /** Megabytes of memory. */
  memory: number;
  /** Pages after which it is replaced. */
  pages: number;
}

/**
 * When a live version is known good, and a canary has its next share: after so many milliseconds of serving as it does with so many
 * loads counted; or after a day, however few there were; and in both cases with a smaller share of failures than a quarantine needs.
 */
export interface GoodRule {
  after: number;
  loads: number;
  /** 0 to 1. */
  share: number;
}

/**
 * When a version counts as broken: at least so many loads in so many milliseconds, and so great a share of failures,
 * reported by so many ranges of addresses, or seen on the server for so many addresses.
 */
export interface FailureRule {
  loads: number;
  /** 0 to 1. */
  share: number;
  within: number;
  /** Of visitors whose page the gateway itself saw fail. */
  addresses: number;
  /** Ranges (/24, /56, two of a /48) that must have reported a failure: anybody can send a report. */
  networks: number;
}

/** 5 % of at least 50 loads in 2 minutes. Twenty networks, since reports are anonymous. */
export const defaultRule: FailureRule = {
  loads: 50,
  share: 0.05,
  within: 120_000,
  addresses: 5,
  networks: 20,
};
