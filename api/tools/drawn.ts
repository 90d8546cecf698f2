import { exampleSchedule } from './exampleSchedule.ts';
import { generateMap } from './map/generate.ts';
import { routesCsv } from './routes/routes.ts';

/** The committed files that code makes, by their place in `api`: the demonstration's map, its timetable and the feed's example. */
export const drawn = (): ReadonlyMap<string, string> =>
  new Map([
    ...[...generateMap()].map(([name, text]) => [`data/map/${name}`, text] as const),
    ['data/routes.csv', routesCsv],
    ['feeds/example-schedule.csv', exampleSchedule],
  ]);
