import type { CheckedFeature, GraphFault } from './graphFault.ts';
import type { GraphNode, WalkGraph } from '../floors/graph.ts';
import { edgeFaults } from './edgeFaults.ts';
import { placeFaults } from './placeFaults.ts';

function nodeFaults(nodes: readonly GraphNode[], features: ReadonlyMap<string, CheckedFeature>) {
  const faults: GraphFault[] = [];
  const seen = new Set<string>();
  for (const { id, level, places } of nodes) {
    if (seen.has(id))
      faults.push({ code: 'double-node', ids: [id], why: 'Two nodes have this id.' });
    seen.add(id);
    if (features.get(level)?.feature_type !== 'level')
      faults.push({
        code: 'unknown-level',
        ids: [id, level],
        why: 'The archive has no such level.',
      });
    for (const place of places.filter((name) => !features.has(name)))
      faults.push({
        code: 'unknown-place',
        ids: [id, place],
        why: 'The archive has no such feature.',
      });
  }
  return faults;
}

/**
 * Everything that is wrong with a walking graph beside its IMDF archive: names that are not in the archive, lengths,
 * times and speeds that cannot be true, places without a way in or out; and, as `without-steps`, the places that
 * somebody in a wheelchair cannot reach. Where ends of edges are missing, ways are not looked at.
 */
export function checkGraph(graph: WalkGraph, features: readonly CheckedFeature[]): GraphFault[] {
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const faults = [
    ...nodeFaults(graph.nodes, new Map(features.map((feature) => [feature.id, feature]))),
    ...edgeFaults(graph.edges, nodes),
  ];
  if (faults.some(({ code }) => code === 'unknown-node' || code === 'double-node')) return faults;
  return [...faults, ...placeFaults(graph, features)];
}
