import type { DataSource, LocalizedText } from '../../http/schema.ts';
import type { EstablishmentRow } from '../../establishments/store.ts';
import { drawingFormat, type FloorDrawing } from './floors.ts';
import { makeGround, type Ground } from './ground.ts';
import type { ImdfArchive, ImdfFeature } from '../imdf/archive.ts';
import { localized } from '../places/labels.ts';
import { placesOf, type PlaceRow } from '../places/places.ts';
import { shortHash } from '../archive/shortHash.ts';
import { terminalsOf, terminalsOfBuildings, type MapTerminal } from '../places/terminals.ts';
import { textOf, textsOf } from '../archive/values.ts';
import { checkGraph } from '../walk/checkGraph.ts';
import { makeWalks, type Walks } from '../walk/walks.ts';
import { words } from '../places/words.ts';

/** An archive as the site serves it: its terminals and floors, places and walks. */
export interface IndoorMap {
  /** Names what the floors show: their addresses carry it, and copies of them are kept for a year. */
  version: string;
  name: LocalizedText;
  source: DataSource;
  /** UTC milliseconds. */
  importedAt: number;
  terminals: readonly MapTerminal[];
  floors: readonly FloorDrawing[];
  ground: Ground;
  places: readonly PlaceRow[];
  /** Null for an archive without a walking graph. */
  walks: Walks | null;
}

export interface ArchiveFacts {
  /** Of the archive alone. */
  version: string;
  source: DataSource;
  importedAt: number;
}

/**
 * Makes the map of a checked archive.
 * @param establishments the site's, which occupants of the same name are.
 */
export function makeIndoorMap(
  { language, features, graph }: ImdfArchive,
  facts: ArchiveFacts,
  establishments: readonly EstablishmentRow[],
): IndoorMap {
  const terminals = terminalsOf(features, language);
  const ground = makeGround(features, terminals, language);
  const withSteps = new Set(
    graph === null
      ? placesWithoutLift(features, ground)
      : checkGraph(graph, features)
          .filter(({ code }) => ['without-steps', 'unreachable', 'no-way-out'].includes(code))
          .flatMap(({ ids }) => ids),
  );
  const places = placesOf(features, ground, language, establishments).map((place): PlaceRow => ({
    ...place,
    stepFree: !withSteps.has(graph === null ? `${place.terminal}/${place.floor}` : place.id),
  }));
  const venue = features.find(({ feature_type }) => feature_type === 'venue');
  return {
    ...facts,
    version: versionOf(facts.version, places),
    name: localized(venue?.properties['name'], language) ?? words.airport,
    terminals,
    floors: floorDrawings(features, terminals),
    ground,
    places,
    walks: makeWalks(graph, places, (level) => {
      const where = ground.floorOf(level);
      if (where === null)
        throw new Error(`The walking graph names the level ${level}, which is on no floor`);
      return where;
    }),
  };
}

/** Establishments come and go without the archive, and floors name the place that a room is. */
const versionOf = (archive: string, places: readonly PlaceRow[]) =>
  shortHash([drawingFormat, archive, places.map(({ id, slug, type }) => [id, slug, type])]);

/** What each floor shows: the features of its levels, on the ground its terminal's buildings stand on. */
function floorDrawings(features: readonly ImdfFeature[], terminals: readonly MapTerminal[]) {
  const terminalOf = terminalsOfBuildings(
    features.filter(({ feature_type }) => feature_type === 'building'),
  );
  const footprints = features.filter(({ feature_type }) => feature_type === 'footprint');
  return terminals.flatMap(({ id: terminal, floors }) =>
    floors.map(({ floor, levels }): FloorDrawing => {
      const own = features.filter(
        ({ id, properties }) =>
          levels.includes(id) || levels.includes(textOf(properties['level_id'])),
      );
      const under = footprints.filter(({ properties }) =>
        textsOf(properties['building_ids']).some((id) => terminalOf.get(id) === terminal),
      );
      return { terminal, floor, features: [...under, ...own] };
    }),
  );
}

/** Without a graph: the floors above or below the ground that no lift stops at. */
function placesWithoutLift(features: readonly ImdfFeature[], ground: Ground): string[] {
  const key = (level: string) => {
    const where = ground.floorOf(level);
    return where ? `${where.terminal}/${where.floor}` : '';
  };
  const served = new Set(
    features.flatMap(({ feature_type: type, properties }) => {
      if (properties['category'] !== 'elevator') return [];
      if (type === 'unit') return key(textOf(properties['level_id']));
      return textsOf(properties['unit_ids']).map((unit) => key(ground.levelOfUnit(unit)));
    }),
  );
  return features
    .filter(
      ({ feature_type, properties }) => feature_type === 'level' && properties['ordinal'] !== 0,
    )
    .map(({ id }) => key(id))
    .filter((floor) => !served.has(floor));
}
