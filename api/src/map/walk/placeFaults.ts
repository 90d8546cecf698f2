import { meaningOf } from '../places/categories.ts';
import type { WalkGraph } from '../floors/graph.ts';
import type { CheckedFeature, GraphFault } from './graphFault.ts';
import { prepareGraph } from './prepareGraph.ts';
import { leadingTo, reachedFrom } from './search.ts';

/**
 * What must be reachable: whom people visit, and the amenities that they look for; a fire extinguisher is none. Units and
 * openings only when the graph itself names them.
 */
const isPlace = ({ feature_type, properties }: CheckedFeature) =>
  feature_type === 'occupant' ||
  (feature_type === 'amenity' && meaningOf(properties?.category ?? '') !== null);

/** Places that no way leads to, or that no way leads out of, from or to the terminals' doors. */
export function placeFaults(graph: WalkGraph, features: readonly CheckedFeature[]): GraphFault[] {
  const prepared = prepareGraph(graph);
  const doors = features
    .filter(({ feature_type, properties }) => {
      return feature_type === 'opening' && properties?.category === 'pedestrian.principal';
    })
    .flatMap(({ id }) => prepared.nodesOf.get(id) ?? [])
    .filter((index) => prepared.nodes[index]?.zone === 'public');
  if (doors.length === 0)
    return [{ code: 'no-entrance', ids: [], why: 'No node is at a door of the public area.' }];
  const reach = { stepFree: false };
  const stepFree = { stepFree: true };
  const [inside, out] = [reachedFrom(prepared, doors, reach), leadingTo(prepared, doors, reach)];
  const [easyIn, easyOut] = [
    reachedFrom(prepared, doors, stepFree),
    leadingTo(prepared, doors, stepFree),
  ];
  const places = new Set([
    ...features.filter(isPlace).map(({ id }) => id),
    ...prepared.nodesOf.keys(),
  ]);
  return [...places].flatMap((id): GraphFault[] => {
    const nodes = prepared.nodesOf.get(id) ?? [];
    const one = (reached: ReadonlySet<number>) => nodes.some((node) => reached.has(node));
    const fault = (code: GraphFault['code'], why: string) => [{ code, ids: [id], why }];
    if (nodes.length === 0) return fault('not-on-the-graph', 'No node names it.');
    if (!one(inside)) return fault('unreachable', 'No way leads there from a door.');
    if (!one(out)) return fault('no-way-out', 'No way leads from there to a door.');
    if (!one(easyIn)) return fault('without-steps', 'Only stairs or escalators lead there.');
    if (!one(easyOut))
      return fault('without-steps', 'Only stairs or escalators lead out of there.');
    return [];
  });
}
