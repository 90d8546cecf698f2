import Type from 'typebox';
import { nullable, LocalizedText } from '../../http/schema.ts';
import { legKinds } from '../schema.ts';
import type { WalkGraph } from '../floors/graph.ts';
import { checkGraph } from '../walk/checkGraph.ts';
import type { ImdfFeature } from './archive.ts';
import { faultsOf, type ArchiveFault } from './faults.ts';
import { graphFile } from './readFiles.ts';
import { makeCheck } from '../../text/makeCheck.ts';

const zones = [
  'public',
  'national',
  'international',
  'arrivals-national',
  'arrivals-international',
];
const text = (description: string) => Type.String({ minLength: 1, description });
const oneOf = (values: readonly string[]) =>
  Type.Unsafe<string>({
    type: 'string',
    enum: [...values],
    description: `one of ${values.join(', ')}`,
  });

/** graph.json, as `graph.ts` describes it. */
const Graph = Type.Object({
  version: Type.Literal(1, { description: 'the number 1' }),
  nodes: Type.Array(
    Type.Object({
      id: text('an id'),
      level: text('the id of a level'),
      point: Type.Array(Type.Number(), {
        minItems: 2,
        maxItems: 2,
        description: 'longitude and latitude',
      }),
      zone: oneOf(zones),
      places: Type.Array(text('the id of a feature'), { description: 'a list of ids of features' }),
      landmark: nullable(Type.Object(LocalizedText.properties)),
    }),
    { description: 'a list of nodes' },
  ),
  edges: Type.Array(
    Type.Object({
      from: text('the id of a node'),
      to: text('the id of a node'),
      kind: oneOf(legKinds),
      metres: Type.Number({ description: 'a number of metres' }),
      seconds: Type.Number({ description: 'a number of seconds' }),
      oneWay: Type.Optional(Type.Boolean({ description: 'true or false' })),
      queue: Type.Optional(text('the name of a queue')),
    }),
    { description: 'a list of edges' },
  ),
});
const check = makeCheck(Graph);

interface GraphResult {
  graph: WalkGraph | null;
  faults: ArchiveFault[];
  /** What is right and worth knowing: places that only steps lead to. */
  notes: string[];
}

/**
 * Checks the walking graph beside an archive; without one there are no ways and no faults.
 * @param whole whether the archive itself is right: only then are its places looked for.
 */
export function checkGraphFile(
  value: unknown,
  features: readonly ImdfFeature[],
  whole: boolean,
): GraphResult {
  const faults: ArchiveFault[] = [];
  const notes: string[] = [];
  const report = faultsOf(graphFile, faults);
  if (value === undefined) return { graph: null, faults, notes };
  const isGraph = check(value, (code, path, what) => report(code, null, path, what));
  if (!isGraph || !whole) return { graph: null, faults, notes };
  const graph = value as WalkGraph;
  for (const { code, ids, why } of checkGraph(graph, features)) {
    if (code === 'without-steps') notes.push(`${ids.join(', ')}: ${why}`);
    else report('bad-graph', ids.join(', '), '', `${code}: ${why}`);
  }
  return { graph, faults, notes };
}
