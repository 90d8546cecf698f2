import type { RouteNote } from '../schema.ts';
import type { EdgeKind, WalkZone } from '../floors/graph.ts';
import type { PreparedGraph } from './prepareGraph.ts';
import type { Way } from './search.ts';

const departing: readonly WalkZone[] = ['national', 'international'];

/** What a traveller should know of a way before taking it, in the order of the schema. */
export function routeNotes({ nodes }: PreparedGraph, { start, strides }: Way): RouteNote[] {
  const count = (kind: EdgeKind) => strides.filter(({ edge }) => edge.kind === kind).length;
  const zones = [start, ...strides.map(({ to }) => to)].map((index) => nodes[index]?.zone);
  const inside = zones.findIndex((zone) => zone !== undefined && departing.includes(zone));
  const checks = count('security');
  // Whoever begins behind security has been through it.
  const again = checks > (zones[0] === 'public' ? 1 : 0);
  const leaves = inside >= 0 && zones.indexOf('public', inside) > inside;
  const notes: [RouteNote, boolean][] = [
    ['security-again', again],
    ['needs-boarding-pass', checks > 0],
    ['needs-passport', count('immigration') > 0],
    ['bus-between-terminals', count('bus') > 0],
    ['leaves-passenger-area', leaves],
  ];
  return notes.filter(([, holds]) => holds).map(([note]) => note);
}
