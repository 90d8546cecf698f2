import { readFileSync } from 'node:fs';
import type { WalkGraph } from '../floors/graph.ts';
import { featureTypes, type ImdfArchive, type ImdfFeature } from '../imdf/archive.ts';

/** The committed archive, which `npm run draw -w api` makes. */
const demoFolder = new URL('../../../data/map/', import.meta.url);

const json = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(name, demoFolder), 'utf8')) as unknown;

/** Reads the committed archive; a test holds it valid. */
export function demoArchive(): ImdfArchive {
  const { language } = json('manifest.json') as { language: string };
  const features = featureTypes.flatMap(
    (type) => (json(`${type}.geojson`) as { features: ImdfFeature[] }).features,
  );
  return { language, features, graph: json('graph.json') as WalkGraph };
}

/** When the archive was drawn: the demonstration map bears this day in every database. */
export const drawnOn = () => (json('manifest.json') as { created: string }).created;
