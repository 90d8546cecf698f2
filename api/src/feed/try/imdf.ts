import { importMap } from '../../map/archive/importMap.ts';
import { faultLines, resultLines } from '../../map/archive/report.ts';
import { countRows } from './countRows.ts';
import type { FeedKind } from './kind.ts';

export const imdfKind: FeedKind = {
  name: 'an indoor map (IMDF)',
  knownBy: 'a folder or .zip with manifest.json and .geojson files',
  is: ({ entries }) =>
    entries.includes('manifest.json') || entries.some((name) => name.endsWith('.geojson')),
  async tell(path, { database, now }) {
    const before = await countRows(database, 'map_features');
    const result = await importMap(database, path, now);
    if (result.kind === 'faulty') return { changes: [], faults: faultLines(result.faults) };
    const count = result.archive.features.length;
    return {
      changes: [`${count} features in place of ${before}`, ...resultLines(result)],
      faults: [],
    };
  },
};
