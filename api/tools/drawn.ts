import { exampleSchedule } from './exampleSchedule.ts';
import { generateMap } from './map/generate.ts';
import { routesCsv } from './routes/routes.ts';
import { transitFiles } from './transit/transit.ts';

/** The committed files that code makes, by their place in `api`: the demonstration's map, its buses, its timetable and the feed's example. */
export const drawn = (): ReadonlyMap<string, string> =>
  new Map([
    ...[...generateMap()].map(([name, text]) => [`data/map/${name}`, text] as const),
    ...[...transitFiles()].map(([name, text]) => [`data/transit/${name}`, text] as const),
    ['data/routes.csv', routesCsv],
    ['feeds/example-schedule.csv', exampleSchedule],
  ]);
