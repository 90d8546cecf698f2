import type { FakeApi } from '../fakeApi.ts';

/** A named example of a remote: it has an address in the harness and drives tests. */
export interface HarnessExample {
  /** Part of its address: `/examples/departures`. */
  name: string;
  /** What it shows, for the harness's list. */
  title: string;
  /** The page, without locale prefix, query included. */
  path: string;
  /** ISO instant at which the clock stands still. */
  now: string;
  api: FakeApi;
}
