import type { Feed, Transfer } from './feed.ts';
import { makeNearStops } from './nearStops.ts';
import { makeServiceDays } from './serviceDays.ts';
import { makeTimetable, mirrored, type Timetable } from './timetable.ts';

/** How far one walks from one bus to another where the feed says nothing of it, in metres. */
const changeMetres = 400;

/** The city's buses in memory: what a way is searched in, and what it is told with. */
export interface Network extends Omit<Feed, 'transfers'> {
  version: string;
  source: 'demo' | 'import';
  /** UTC milliseconds. */
  importedAt: number;
  forwards: Timetable;
  /** The same with time running backwards. */
  backwards: Timetable;
  runningOn: ReturnType<typeof makeServiceDays>;
  nearStops: ReturnType<typeof makeNearStops>;
}

/** The ways on foot between stops: those of the feed, and all short ones that it does not rule out. */
function walksBetween({ stops, transfers }: Feed, near: Network['nearStops']): Transfer[] {
  const walks = new Map<number, Transfer>();
  const keyOf = (from: number, to: number) => from * stops.length + to;
  stops.forEach((point, from) => {
    for (const { stop: to, seconds } of near(point, changeMetres))
      if (to !== from) walks.set(keyOf(from, to), { from, to, seconds });
  });
  for (const transfer of transfers) {
    const key = keyOf(transfer.from, transfer.to);
    // A time of the feed is the least that it takes; the walk itself may take longer.
    const least = walks.get(key)?.seconds ?? 0;
    const { seconds } = transfer;
    walks.set(key, { ...transfer, seconds: seconds === null ? null : Math.max(least, seconds) });
  }
  return [...walks.values()];
}

/** A feed as ways are searched in it, forwards by when to leave and backwards by when to be there. */
export function makeNetwork(
  feed: Feed,
  head: Pick<Network, 'version' | 'source' | 'importedAt'>,
): Network {
  const nearStops = makeNearStops(feed.stops);
  const walks = walksBetween(feed, nearStops);
  const forwards = makeTimetable(feed.stops.length, feed.patterns, walks);
  return {
    ...feed,
    ...head,
    forwards,
    backwards: mirrored(forwards),
    runningOn: makeServiceDays(feed.services),
    nearStops,
  };
}
