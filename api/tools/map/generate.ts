import type { WalkGraph } from '../../src/map/floors/graph.ts';
import type { FeatureType } from '../../src/map/imdf/archive.ts';
import { makeDraft, pointOf, polygonOf } from './draft.ts';
import { makeFrame, rect, type Frame, type LonLat, type Shape } from './frame.ts';
import { departuresOutline, drawTerminal1 } from './terminal1.ts';
import { drawTerminal2 } from './terminal2.ts';
import { tenantsByGroup } from './tenants.ts';
import { makeWalkways } from './walkways.ts';
import { words } from '../../src/map/places/words.ts';

/** Where the terminals stand; their shapes are schematic. Terminal 1 lies across the ends of both runways. */
const terminal1: { at: LonLat; turn: number } = { at: [-74.1421, 4.6986], turn: 40 };
const terminal2: { at: LonLat; turn: number } = { at: [-74.129, 4.6925], turn: 40 };

/** The free bus between the terminals: 1.9 km by road, at 20 km/h with its stops. */
const bus = { metres: 1900, seconds: 340, queue: 'bus' };

const language = 'es';
/** The archive is the same in every run, so it bears the day its drawing was last changed by hand. */
const created = '2026-11-21T00:00:00Z';

/** The files of the indoor map, by name: an IMDF 1.0.0 archive and `graph.json` beside it. */
export function generateMap(): Map<string, string> {
  const draft = makeDraft();
  const walks = makeWalkways();
  const tenants = tenantsByGroup();
  const frames = [terminal1, terminal2].map(({ at, turn }) => makeFrame(at, turn)) as [
    Frame,
    Frame,
  ];
  const address = addressOf(draft);
  drawVenue(draft, frames[0], address);
  const building = (name: 'T1' | 'T2', frame: Frame, outline: Shape) => {
    const id = draft.add('building', name, null, {
      name: name === 'T1' ? words.t1 : words.t2,
      alt_name: null,
      category: 'unspecified',
      restriction: null,
      display_point: pointOf(frame, [0, 0]),
      address_id: address,
    });
    draft.add('footprint', name, polygonOf(frame, outline), {
      category: 'ground',
      name: null,
      building_ids: [id],
    });
    return id;
  };
  const t1 = building('T1', frames[0], departuresOutline);
  const t2 = building('T2', frames[1], rect(-175, -40, 175, 54));
  drawTerminal1(draft, walks, frames[0], t1, tenants);
  drawTerminal2(draft, walks, frames[1], t2, tenants);
  walks.link('kerb -210', 't2 kerb -30', 'bus', bus);

  return write(draft.features, walks.finish());
}

const addressOf = (draft: ReturnType<typeof makeDraft>) =>
  draft.add('address', 'airport', null, {
    address: 'Calle 26',
    unit: null,
    locality: 'Bogotá',
    province: 'CO-DC',
    country: 'CO',
    postal_code: null,
    postal_code_ext: null,
    postal_code_vanity: null,
  });

function drawVenue(draft: ReturnType<typeof makeDraft>, frame: Frame, address: string) {
  draft.add('venue', 'airport', polygonOf(frame, rect(-500, -1600, 1000, 440)), {
    category: 'airport.intl',
    restriction: null,
    name: words.airport,
    alt_name: null,
    hours: '24/7',
    phone: null,
    website: null,
    display_point: pointOf(frame, [0, 0]),
    address_id: address,
  });
}

/** One feature a line, so that a change of the map can be read as a change of its files. */
function write(features: ReturnType<typeof makeDraft>['features'], graph: WalkGraph) {
  const lines = (items: readonly object[]) => items.map((item) => JSON.stringify(item)).join(',\n');
  const files = new Map<string, string>();
  const manifest = { version: '1.0.0', created, generated_by: 'npm run draw -w api', language };
  files.set('manifest.json', `${JSON.stringify({ ...manifest, extensions: null })}\n`);
  for (const [type, items] of features)
    files.set(
      `${type satisfies FeatureType}.geojson`,
      `{"type":"FeatureCollection","features":[\n${lines(items)}\n]}\n`,
    );
  const { nodes, edges } = graph;
  files.set(
    'graph.json',
    `{"version":1,"nodes":[\n${lines(nodes)}\n],"edges":[\n${lines(edges)}\n]}\n`,
  );
  return files;
}
