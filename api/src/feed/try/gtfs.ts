import { importGtfs } from '../../transit/importGtfs.ts';
import { countRows } from './countRows.ts';
import type { FeedKind } from './kind.ts';

export const gtfsKind: FeedKind = {
  name: "the city's buses (GTFS)",
  knownBy: 'a folder or .zip with stops.txt',
  is: ({ entries }) => entries.includes('stops.txt'),
  async tell(path, { database, now, say }) {
    const before = await countRows(database, 'transit_stops');
    const result = await importGtfs(database, path, now, say);
    if (result.kind === 'refused')
      return {
        changes: [],
        faults: result.faults.map(
          ({ file, line, reason }) => `${file}${line === null ? '' : `, line ${line}`}: ${reason}`,
        ),
      };
    const { stops, routes, publisher, validFrom, validTo } = result.feed;
    return {
      changes: [
        `${stops.length} stops in place of ${before}, ${routes.length} routes of ${publisher}, ${validFrom} to ${validTo}`,
      ],
      faults: [],
    };
  },
};
